"""Set up and start Tabletop, or set up and run its tests, with nothing but Python 3.11+.

    python3 tools/start.py            play
    python3 tools/start.py sim ...    any other command of the program
    python3 tools/start.py test ...   run the tests (further words go to pytest)

Everything is installed into the folder .venv beside this checkout, so a system Python that refuses packages is no
obstacle. The set-up is repeated only when pyproject.toml has changed.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def build_home() -> list[str]:
    """Create .venv; answers the pip command that installs into it.

    Some systems split pip off Python's venv module: then their own pip, if there is one, installs from outside.
    """
    print("Setting up in .venv (only now and after updates) ...", flush=True)
    try:
        venv.create(HOME, with_pip=True, clear=True)
    except subprocess.CalledProcessError:
        venv.create(HOME, with_pip=False, clear=True)
        if subprocess.run(
            [sys.executable, "-P", "-m", "pip", "--version"], capture_output=True, check=False
        ).returncode:
            sys.exit(
                "This Python has no pip and its venv module cannot add one; on Debian: sudo apt install python3-venv"
            )
    return pip_command()


def pip_command() -> list[str]:
    """Pip of the environment, or the system's pip working on the environment."""
    inside = (
        subprocess.run([str(PYTHON), "-P", "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0
    )
    pip = [str(PYTHON), "-P", "-m", "pip"] if inside else [sys.executable, "-P", "-m", "pip", "--python", str(PYTHON)]
    return [*pip, "install", "--quiet", "--disable-pip-version-check"]


def install(group: str) -> None:
    """Install the program (editable) and, for tests, their tools; skipped when nothing has changed since."""
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + str(ROOT).encode()).hexdigest()
    stamp = HOME / f"set-up-{group or 'play'}"
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted:
        return
    pip = pip_command() if PYTHON.exists() else build_home()
    subprocess.run([*pip, "--editable", str(ROOT)], check=True)
    if group:
        subprocess.run([*pip, *group_packages(group)], check=True)
    stamp.write_text(wanted)


def group_packages(group: str) -> list[str]:
    """The packages of a dependency group of pyproject.toml (older pip versions cannot read groups themselves)."""
    import tomllib  # noqa: PLC0415 - the version check comes first

    groups: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    return groups[group]


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - this file runs before anything is installed, under any Python
        sys.exit(f"Tabletop needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    words = sys.argv[1:]
    testing = words[:1] == ["test"]
    try:
        install("tests" if testing else "")
    except subprocess.CalledProcessError as error:
        sys.exit(f"The set-up did not work: {' '.join(map(str, error.cmd))} ended with {error.returncode}.")
    # as many processes as cores, but not more pictures in memory than a small machine holds; `-n 0` for none
    pytest = ["-m", "pytest", "--numprocesses", "auto", "--maxprocesses", "4", "--dist", "worksteal"]
    # whatever lies in the current folder is nothing to import from, unless it is the checkout with the tests
    command = [*pytest, *words[1:]] if testing else ["-P", "-m", "tabletop", *words]
    environment = dict(os.environ)
    if testing:  # the tests start the program some hundred times: none should compile it anew
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return _run([str(PYTHON), *command], ROOT if testing else Path.cwd(), environment)


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> int:
    """In place of this process where the system can: whatever ends this one then ends the program, too."""
    if os.name != "nt":  # there the shell would go on before the program has ended
        sys.stdout.flush()
        os.chdir(folder)
        os.execve(command[0], command, environment)
    return subprocess.run(command, cwd=folder, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
