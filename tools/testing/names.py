"""./test NAME...: what a name stands for."""

import difflib
import re

from testing import steps
from testing.changes import affected_by
from testing.selection import Selection, TESTS, filter_of, program_of
from testing.steps import ROOT

LAYERS = ["base", "core", "games", "bots", "match", "protocol", "store", "client", "wasm", "server", "terminal", "reports"]
GAMES = {folder.name.replace("_", "-"): folder.name for folder in sorted((ROOT / "src/games").iterdir()) if folder.is_dir()}
GAMES |= {"24/7": "twenty_four_seven", "21": "twenty_one"}


class UnknownName(Exception):
    """An unknown name; the message suggests similar ones."""


def test_files():
    """The C++ test files, as paths from the root."""
    return sorted(path.relative_to(ROOT).as_posix() for top in ("src", "tests") for path in (ROOT / top).rglob("*_test.cpp"))


def page_files():
    """The test files of the page, as paths from the root."""
    found = [*(ROOT / "web/src").rglob("*.test.ts*"), *(ROOT / "web/tests").glob("*.test.ts"),
             *(ROOT / "web/e2e").glob("*.spec.ts")]
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def labels():
    return {*LAYERS, "threads", "app", *(path.name for path in (ROOT / "tests").iterdir() if list(path.glob("*_test.cpp")))}


def pick_page_file(selection, path, line=""):
    inside = path.removeprefix("web/")
    if path.endswith(".spec.ts"):
        selection.specs.add(inside + line)
    else:
        selection.unit.add(inside)


def pick_game(selection, folder):
    """Its rules and bots, its board in the terminal and on the page, and what every game must hold."""
    for path in test_files():
        if folder in path.split("/") or path.endswith(f"/{folder}_test.cpp"):
            selection.add_test_file(path)
    selection.labels.update({"conformance", "golden"})
    game = next(name for name, found in GAMES.items() if found == folder)
    selection.unit.update(path.removeprefix("web/") for path in page_files() if path.startswith(f"web/src/games/{game}/"))


def pick_path(selection, path):
    """An existing file or folder."""
    if path.startswith("tests/app/") and path.endswith(".sh"):
        selection.scripts.add(path.removeprefix("tests/app/").removesuffix(".sh"))
    elif path in page_files():
        pick_page_file(selection, path)
    elif path in test_files():
        selection.add_test_file(path)
    elif (ROOT / path).is_dir():
        inside = [one for one in [*test_files(), *page_files()] if one.startswith(path.rstrip("/") + "/")]
        if not inside:
            raise UnknownName(f"there are no tests in {path}")
        for one in inside:
            pick_path(selection, one)
    else:
        affected_by([path], selection)


def pick_test(selection, name):
    """A C++ test by its suite, or by suite and name; with or without the parameter that ctest shows."""
    plain = re.sub(r"/\w+$", "", name)
    suite, _, test = plain.partition(".")
    suite = re.sub(r"^\w+/(?=\w+$)|/\w+$", "", suite)
    found = False
    for path in test_files():
        for one in TESTS.findall((ROOT / path).read_text(encoding="utf-8")):
            if one[0] == suite and test in ("", one[1]):
                program, found = program_of(path), True
                selection.targets.add(program)
                selection.filters.setdefault(program, []).append(filter_of(*one))
    return found


def pick(selection, name):
    if name in steps.ALL_STEPS:
        selection.steps.add(name)
    elif name in labels() or name == "apps":
        selection.labels.add("app" if name == "apps" else name)
    elif name.replace("_", "-") in GAMES:
        pick_game(selection, GAMES[name.replace("_", "-")])
    elif name.startswith("app.") and (ROOT / f"tests/app/{name[4:]}.sh").exists():
        selection.scripts.add(name[4:])
    elif (ROOT / name).exists():
        pick_path(selection, (ROOT / name).resolve().relative_to(ROOT).as_posix())
    elif not pick_loosely(selection, name) and not pick_test(selection, name):
        near = difflib.get_close_matches(name, everything_named(), n=3)
        raise UnknownName(f"'{name}' is no step, layer, game, file or test; ./test --list has the names"
                          + (f". Did you mean {' or '.join(near)}?" if near else ""))


def pick_loosely(selection, name):
    """The end of the path of a test file, with or without its ending; a browser test with its line."""
    path, line = re.fullmatch(r"(.*?)((?::\d+)?)", name).groups()
    ends = [path, *(path + end for end in ("_test.cpp", ".cpp", ".test.ts", ".test.tsx", ".spec.ts"))]
    found = [one for one in [*test_files(), *page_files()] if any(f"/{one}".endswith(f"/{end}") for end in ends)]
    for one in found:
        if one in page_files():
            pick_page_file(selection, one, line)
        else:
            selection.add_test_file(one)
    return bool(found)


def everything_named():
    stems = {re.sub(r"(\.test|\.spec)?\.\w+$", "", path.split("/")[-1]) for path in [*test_files(), *page_files()]}
    suites = {suite for path in test_files() for suite, _ in TESTS.findall((ROOT / path).read_text(encoding="utf-8"))}
    return sorted({*steps.ALL_STEPS, *labels(), *GAMES, *stems, *suites})


def select(names):
    selection = Selection()
    for name in names:
        pick(selection, name)
    return selection
