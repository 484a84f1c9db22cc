"""The plan of the house, read from the code: what may import what, what the rules may not touch, how long things may be."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from tabletop import games

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "tabletop"
FILES = sorted(PACKAGE.rglob("*.py"))
# Of what a game shows, the modules that its definition names: they work out words and marks from a view, and draw nothing.
DECLARED = ("card_faces", "harm", "icons", "notes", "previews", "signs", "status")
# The layers from below, by the path of a file under tabletop/; the first pattern that fits counts.
LAYERS = (
    ("i18n/*", -1),
    ("core/*", 0),
    ("packs/*", 0.5),
    ("storage/location.py", 0.25),
    ("games/__init__.py", 1),  # where games are found
    ("games/edition*.py", 1),
    ("games/plugins.py", 1),
    ("games/package_copies.py", 1),
    ("games/pack_texts.py", 1),
    ("games/translations.py", 1),
    ("games/*/bots/*", 4),
    ("games/*/practice/*", 4),
    *((f"games/*/presentation/{name}.py", 2) for name in DECLARED),
    ("games/*/presentation/*", 11),
    ("games/*", 2),
    ("bots/*", 3),
    ("toolkit/*", 3),
    ("jobs/*", 4),
    ("lab/*", 4),
    ("storage/*", 4),
    ("match/*", 5),
    ("progress/*", 6),
    ("phones/*", 6),
    ("card_art/*", 7),
    ("app/*", 8),
    ("table/*", 9),
    ("pages/*", 10),
    ("minigames/*", 10),
)  # all else wires everything
WIRING = 12
BANNED = {
    "time",
    "random",
    "os",
    "pathlib",
    "threading",
    "datetime",
    "secrets",
    "multiprocessing",
    "subprocess",
    "shutil",
    "io",
}
TYPES_ONLY = {
    ("core/table.py", "Random"),
    ("core/game.py", "Random"),
    ("games/rpgget/rules/table.py", "Random"),
}  # to name a type; dice of the rules are `Table.rand`


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def short(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def layer(name: str) -> int:
    """Of a file, by its path under tabletop/."""
    return next((height for pattern, height in LAYERS if fnmatch(name, pattern)), WIRING)


@cache
def target_file(parts: tuple[str, ...]) -> str:
    """The file that an import of ours leads to, as a path under tabletop/: ("core", "ask", "PASS") -> core/ask.py."""
    for n in range(len(parts), 0, -1):
        name = "/".join(parts[:n])
        for found in (f"{name}.py", f"{name}/__init__.py"):
            if (PACKAGE / found).is_file():
                return found
    return ""


def is_rules(name: str) -> bool:
    """The kernel, and of a game all but its bots and its looks."""
    beside = name.startswith(("packs/", "storage/")) or (name.startswith("games/") and name.count("/") == 1)
    return layer(name) <= 2 and not beside


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """All that a file is made of; walking is what costs, so each file is walked once for all tests."""
    return tuple(ast.walk(tree(path)))


@cache
def imports(path: Path) -> tuple[tuple[str, str], ...]:
    """Every import anywhere in a file, as (module, name); name is "" for `import module`."""
    package = ["tabletop", *path.relative_to(PACKAGE).parts[:-1]]
    found: list[tuple[str, str]] = []
    for node in nodes(path):
        if isinstance(node, ast.Import):
            found += ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found += ((module, alias.name) for alias in node.names)
    return tuple(found)


@cache
def ours(path: Path) -> tuple[tuple[str, ...], ...]:
    """Imports of our own package as paths below it: ("core", "ask")."""
    found = [(module.split("."), name) for module, name in imports(path)]
    return tuple(
        (*parts[1:], name) if len(parts) == 1 or name else tuple(parts[1:])
        for parts, name in found
        if parts[0] == "tabletop"
    )


@cache
def modules() -> dict[str, Path]:
    """All our modules by their dotted names below the package."""
    return {short(path).removesuffix(".py").removesuffix("/__init__").replace("/", "."): path for path in FILES}


@cache
def neighbours() -> dict[str, set[str]]:
    """Which of our modules each of them imports, anywhere and for whatever: types count, too."""
    known = modules()
    found = {}
    for name, path in known.items():
        targets = {".".join(part for part in target if part) for target in ours(path)}
        found[name] = {t if t in known else t.rpartition(".")[0] for t in targets} & known.keys() - {name}
    return found


def circles() -> set[frozenset[str]]:
    """Sets of modules each of which imports, perhaps by way of others, all the others."""
    direct, reached = neighbours(), dict[str, set[str]]()
    for name in direct:
        seen, ahead = set(), [name]
        while ahead:
            new = direct[ahead.pop()] - seen
            seen |= new
            ahead += new
        reached[name] = seen
    return {frozenset(n for n in seen if name in reached[n]) for name, seen in reached.items() if name in seen}


@cache
def users_of_modules() -> dict[str, set[str]]:
    """By the first part of a module's name, the files that import it."""
    found: dict[str, set[str]] = {}
    for path in FILES:
        for module, _ in imports(path):
            found.setdefault(module.split(".")[0], set()).add(short(path))
    return found


def names_used(path: Path) -> set[str]:
    return {node.id for node in nodes(path) if isinstance(node, ast.Name)}


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in nodes(path) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)))


def rules_files() -> list[Path]:
    return [path for path in FILES if is_rules(short(path))]


def game_of(name: str) -> str:
    """The game whose folder a file lies in, "" for none."""
    parts = name.split("/")
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def test_an_import_points_only_up_the_list():
    """From core to the looks of a game, in the order of LAYERS; what wires everything is above."""
    wrong = []
    for path in FILES:
        own = short(path)
        if layer(own) == WIRING:
            continue
        for parts in ours(path):
            other = target_file(parts)
            above = layer(other) > layer(own)
            beside = layer(other) == layer(own) and other.split("/")[0] != own.split("/")[0]
            if other not in ("", "__init__.py") and (above or beside):
                wrong.append(f"{own} imports {other}")
    assert wrong == []


def test_a_game_is_known_by_its_own_folder_only():
    """Whatever is not in games/<g> finds a game by its id, through the registry."""
    wrong = []
    for path in FILES:
        for parts in ours(path):
            game = game_of(target_file(parts))
            if game and game != game_of(short(path)):
                wrong.append(f"{short(path)} imports {'.'.join(parts)}")
    assert wrong == []


def test_the_program_needs_no_tools():
    """What is only in a checkout is found by `tabletop.rigs`; a game's own states for pictures are not shipped either."""
    users = {short(path) for path in FILES for module, _ in imports(path) if module.split(".")[0] == "tools"}
    assert {name for name in users if not fnmatch(name, "games/*/presentation/states.py")
            and not fnmatch(name, "games/*/presentation/tables.py")} == set()  # fmt: skip


@pytest.mark.parametrize("alone", ["i18n", "core", "minigames/flick/physics"])
def test_kernel_and_physics_know_nothing_of_ours(alone):
    """They stand on their own, but for the words that they say."""
    wrong = [
        f"{short(path)}: {'.'.join(parts)}"
        for path in PACKAGE.joinpath(alone).rglob("*.py")
        for parts in ours(path)
        if not "/".join(parts).startswith((alone, "i18n"))
    ]
    assert wrong == []


def test_modules_do_not_import_each_other_in_circles():
    """Type-only imports are counted: whoever has to be known to be read belongs below."""
    assert [sorted(circle) for circle in circles()] == []


def test_no_part_of_a_table_knows_the_screen():
    """Parts are given what they show and what they may do; the screen wires them, and is short for it."""
    knows = {
        name for name, found in neighbours().items() if name.startswith("table.") and "table.table_screen" in found
    }
    assert knows == {
        "table.second_table",
        *(f"table.guided.{show}" for show in ("demo", "lesson_screen", "puzzle_screen", "replay_screen")),
    }
    assert len(modules()["table.table_screen"].read_text("utf-8").splitlines()) < 280


@pytest.mark.parametrize(
    ("library", "homes"),
    [
        (
            "pygame",
            (
                "toolkit/*",
                "card_art/*",
                "packs/contents.py",
                "app/*",
                "desktop/*",
                "films/*",
                "table/*",
                "pages/*",
                "minigames/*",
                "games/*/presentation/*",
            ),
        ),
        ("pymunk", ("minigames/flick/*",)),
        ("distributed", ("jobs/cluster.py",)),
        ("matplotlib", ("sim/plots.py",)),
        ("pyarrow", ("sim/tables.py",)),
        ("pettingzoo", ("lab/*",)),
        ("gymnasium", ("lab/*",)),
        ("pyspiel", ("lab/spiel.py",)),
        ("openskill", ("progress/rating.py",)),
        ("aiohttp", ("phones/server.py", "phones/pending_connection.py")),
        ("segno", ("phones/invitation.py",)),
    ],
)
def test_a_library_lives_where_it_belongs(library, homes):
    """The screen library where something is drawn, the physics library in the flick, nowhere else; so the others."""
    users = users_of_modules()[library]
    assert {user for user in users if not any(fnmatch(user, home) for home in homes)} == set()


def test_rules_read_no_clock_no_file_and_no_foreign_dice():
    """Banned modules and `open` do not occur in core/ and games/, but for naming the type `Random`."""
    wrong = []
    for path in rules_files():
        for module, name in imports(path):
            if module.split(".")[0] in BANNED and (short(path), name) not in TYPES_ONLY:
                wrong.append(f"{short(path)}: {module} {name}")
        wrong += [f"{short(path)}: {word}" for word in ("open", "input", "print") if word in names_used(path)]
    assert wrong == []


def test_the_kernel_makes_no_dice_of_the_library():
    """`Random` in core/ is a type in a signature: it is never called."""
    calls = [
        short(p)
        for p in rules_files()
        for n in nodes(p)
        if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "Random"
    ]
    assert calls == []


def test_nothing_is_pickled():
    """Saves, messages and caches are JSON, msgpack or TOML."""
    wrong = [
        short(p)
        for p in FILES
        for module, _ in imports(p)
        if module.split(".")[0] in ("pickle", "marshal", "shelve", "dill")
    ]
    assert wrong == []


def test_scripts_have_no_clean_up_code():
    """No try, finally or with in a generator of a game: generators are thrown away, and it would run at a random moment."""
    wrong = [
        f"{short(path)}:{inner.lineno} {function.name}"
        for path in rules_files()
        if game_of(short(path))
        for function in functions(path)
        if "t" in {arg.arg for arg in function.args.args}  # the handle of a script
        if any(isinstance(node, (ast.Yield, ast.YieldFrom)) for node in ast.walk(function))
        for inner in ast.walk(function)
        if isinstance(inner, (ast.Try, ast.TryStar, ast.With, ast.AsyncWith))
    ]
    assert wrong == []


def test_no_except_is_silent():
    """An `except` says which error it expects and does something about it."""
    wrong = [
        f"{short(path)}:{node.lineno}"
        for path in FILES
        for node in nodes(path)
        if isinstance(node, ast.ExceptHandler)
        and (
            node.type is None
            or (
                getattr(node.type, "id", "") in ("Exception", "BaseException")
                and all(isinstance(x, ast.Pass) for x in node.body)
            )
        )
    ]
    assert wrong == []


def test_capitals_are_made_in_one_place():
    """Where a whole word is drawn in them; the first letter of a sentence is another matter."""
    found = [
        (short(path), node.lineno)
        for path in FILES
        for node in nodes(path)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if node.func.attr == "upper" and not is_first_letter(node.func.value)
    ]
    assert {name for name, _ in found} == {"core/sanitizing.py"}, found


def is_first_letter(node: ast.AST) -> bool:
    """`text[:1]` or `text[0]`."""
    if not isinstance(node, ast.Subscript):
        return False
    last = node.slice.upper if isinstance(node.slice, ast.Slice) and node.slice.lower is None else None
    return getattr(last or node.slice, "value", None) == (0 if last is None else 1)


def test_every_game_folder_is_found():
    """A folder in games/ is a game, and every one of them can be taken in."""
    folders = {path.parent.name for path in PACKAGE.glob("games/[!_]*/definition.py")}
    assert folders == {*games.ours()}
    assert games.found().troubles == ()


def test_rules_know_nothing_of_looks():
    """What a game shows is in its `presentation`, which reads the rules; they neither read it nor speak of it."""
    rules = [path for path in FILES if fnmatch(short(path), "games/*/rules/*")]
    read = {
        f"{short(path)} imports {'.'.join(parts)}"
        for path in rules
        for parts in ours(path)
        if parts[:2] == ("core", "presentation") or "presentation" in parts[2:3]
    }
    words = re.compile(r"\b(icons?|badges?|gauges?|previews?|tooltips?)\b", re.IGNORECASE)
    said = {f"{short(path)} says {found[0]}" for path in rules if (found := words.search(path.read_text("utf-8")))}
    assert len(rules) > 100
    assert read | said == set()


def test_the_kernel_knows_what_several_games_have():
    """Nothing in it is called as one game calls it."""
    private = re.compile(r"duel|fighter|gauge|rush", re.IGNORECASE)
    assert {short(path) for path in PACKAGE.glob("core/*.py") if private.search(path.read_text("utf-8"))} == set()


WRITES = {"move", "show", "turn", "shuffle", "feature", "unfeature", "meet", "join", "gather"}
WRITES |= {"arrange", "settle", "rebuild", "veil", "offer"}
TELLING = "table/playback/cue_player.py"
SHOWN_ANEW = "table/playback/time_travel.py"  # the scene is made to agree with a view: nothing is told


def scene_writes(path: Path) -> Iterator[str]:
    """Where a module changes what lies on the table: calls and assignments by the name `scene`."""
    for node in ast.walk(tree(path)):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        called = [node.func] if isinstance(node, ast.Call) else []
        for found in (*targets, *called):
            place = found.value if isinstance(found, ast.Subscript) else found
            if not isinstance(place, ast.Attribute) or ast.unparse(place.value).split(".")[-1] != "scene":
                continue
            if found not in called or place.attr in WRITES:
                yield f"{short(path)}: {place.attr}"


def test_only_the_cue_player_writes_into_the_scene():
    """Of all that tells what happens; what hands do to cards, and what a window's size does, is nothing that is told."""
    scene = next(node for node in tree(PACKAGE / "table/cards/scene.py").body if getattr(node, "name", "") == "Scene")
    assert isinstance(scene, ast.ClassDef)
    assert {node.name for node in scene.body if isinstance(node, ast.FunctionDef)} >= WRITES
    told = [path for path in FILES if fnmatch(short(path), "table/playback/*") and short(path) != SHOWN_ANEW]
    found = [write for path in told for write in scene_writes(path)]
    assert len(found) > 8
    assert [write for write in found if not write.startswith(TELLING)] == []


GAME_PACKAGE = re.compile(r"games\.\w+(\.|$)")
TOGETHER = {("games.austin.rules", "games.austin.words")}  # reasons and notes of cards are said in the words of the log


def package_of(name: str) -> str:
    """The folder of a module, by its dotted name below tabletop; what a game says stands below all that it has."""
    alone = modules()[name].name == "__init__.py" or name.endswith(".texts")
    return name if alone else name.rpartition(".")[0]


def test_no_two_packages_import_each_other():
    """Type-only imports are counted: of two folders one is above the other, so that each can be read by itself."""
    arrows = {
        (package_of(name), package_of(other))
        for name, found in neighbours().items()
        for other in found
        if name and package_of(name) != package_of(other)
    }
    both = {tuple(sorted(arrow)) for arrow in arrows if arrow[::-1] in arrows and "" not in arrow}
    assert both == TOGETHER
