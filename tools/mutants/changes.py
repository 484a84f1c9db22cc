"""The small changes that are made in rules: each is a place in the syntax tree of a module, and what stands there instead."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

INSTEAD: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Break: ast.Continue,
    ast.Continue: ast.Break,
}


@dataclass(frozen=True)
class Change:
    """`place`: the number of the node in the order of `ast.walk`; `way`: which of the changes that the node allows."""

    line: int
    place: int
    way: int
    says: str


def changes(source: str) -> list[Change]:
    """All changes inside the functions of a module, in order: what stands outside of them is data."""
    tree = ast.parse(source)
    inside = {inner for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) for inner in ast.walk(node)}
    left_out = {inner for node in ast.walk(tree) for part in _untold(node) for inner in ast.walk(part)}
    found = [
        Change(_line(node), place, way, says)
        for place, node in enumerate(ast.walk(tree))
        if node in inside and node not in left_out
        for way, says in enumerate(_ways(node))
    ]
    return sorted(found, key=lambda change: (change.line, change.place, change.way))


def _line(node: ast.AST) -> int:
    placed = node.ifs[0] if isinstance(node, ast.comprehension) else node
    return int(getattr(placed, "lineno", 0))


def changed(source: str, change: Change) -> ast.Module:
    """The module with one change."""
    tree = ast.parse(source)
    node = next(node for place, node in enumerate(ast.walk(tree)) if place == change.place)
    found = _made(node, change.way)
    if found is not node:
        for parent in ast.walk(tree):
            for field, value in ast.iter_fields(parent):
                if value is node:
                    setattr(parent, field, found)
                elif isinstance(value, list) and node in value:
                    value[value.index(node)] = found
    return ast.fix_missing_locations(tree)


def _untold(node: ast.AST) -> Iterator[ast.AST]:
    """What no change is made in: annotations, decorators, what is imported for types, words."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        yield from node.decorator_list
    if isinstance(node, ast.FunctionDef) and node.returns is not None:
        yield node.returns
    if isinstance(node, ast.arg) and node.annotation is not None:
        yield node.annotation
    if isinstance(node, ast.AnnAssign):
        yield node.annotation
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        yield node
    if isinstance(node, ast.JoinedStr):  # words
        yield node


def _ways(node: ast.AST) -> list[str]:
    """What the changes of a node say, see `_made`."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        return [f"{ast.unparse(node)}  ->  {ast.unparse(_made(node, 0))}"]
    if isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in INSTEAD and not _text(node):
        return [f"{ast.unparse(node)}  ->  {ast.unparse(_made(node, 0))}"]
    if isinstance(node, ast.BoolOp):
        return [f"{ast.unparse(node)}  ->  {ast.unparse(_made(node, way))}" for way in range(len(node.values) + 1)]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return [f"{ast.unparse(node)}  ->  {ast.unparse(node.operand)}"]
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return [f"{node.value}  ->  {ast.unparse(_made(node, 0))}"]
    if isinstance(node, (ast.If, ast.IfExp, ast.While)):
        return [f"if {ast.unparse(node.test)}  ->  if not"]
    if isinstance(node, ast.comprehension) and node.ifs:
        return [f"for ... if {ast.unparse(node.ifs[0])}  ->  for ..."]
    if isinstance(node, ast.Expr) and isinstance(node.value, (ast.Call, ast.YieldFrom)):
        return [f"{ast.unparse(node)}  ->  pass"]
    return [f"{type(node).__name__.lower()}  ->  the other"] if isinstance(node, (ast.Break, ast.Continue)) else []


def _text(node: ast.BinOp | ast.AugAssign) -> bool:
    """It puts text together."""
    parts = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.value,)
    return any(isinstance(part, (ast.JoinedStr, ast.List, ast.Tuple)) or _word(part) for part in parts)


def _word(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _made(node: ast.AST, way: int) -> ast.AST:
    """What stands in place of a node; the node itself is left as it is."""
    new = deepcopy(node)
    if isinstance(new, ast.Compare):
        new.ops = [_other(new.ops[0])]
    elif isinstance(new, (ast.BinOp, ast.AugAssign)):
        new.op = _other(new.op)
    elif isinstance(new, ast.BoolOp):
        if not way:
            new.op = _other(new.op)
        else:
            del new.values[way - 1]
            return new if len(new.values) > 1 else new.values[0]
    elif isinstance(new, ast.UnaryOp):
        return new.operand
    elif isinstance(new, ast.Constant):
        new.value = not new.value if isinstance(new.value, bool) else int(str(new.value)) + 1
    elif isinstance(new, (ast.If, ast.IfExp, ast.While)):
        new.test = ast.UnaryOp(ast.Not(), new.test)
    elif isinstance(new, ast.comprehension):
        del new.ifs[0]
    elif isinstance(new, ast.Expr):
        return ast.Pass()
    else:
        return INSTEAD[type(new)]()
    return new


def _other(op: ast.AST) -> Any:
    return INSTEAD[type(op)]()
