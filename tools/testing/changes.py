"""./test --changed: what a change can affect. docs/testing.md describes how this is decided.

Every changed file is looked up in the table below, from the top; the first pattern that fits says what is run. A file
that no pattern knows affects everything.
"""

import re
import subprocess

from testing import steps
from testing.steps import ROOT

SOURCE = r".*\.[ch]pp"
IN_THE_PAGE = re.compile(r"src/(base|core|games|bots|match|protocol|wasm)/")
IN_THE_SERVER = re.compile(r"src/(networking|store|server)/|apps/twenties/(main|serve|stores|command)")
GAMES = "|".join(folder.name for folder in (ROOT / "src/games").iterdir() if folder.is_dir()).replace("_", "[-_]")
OF_A_GAME = re.compile(rf"(?:src/games|src/bots|web/src/games)/({GAMES})/")
IS_TEST = re.compile(r"_test\.cpp$|_for_tests\.[ch]pp$")
PAGE = ("lint", "types", "build-page")


def pick_browser(selection, path):
    """The browser tests of the one game that a file belongs to, or those that play anything."""
    game = OF_A_GAME.match(path)
    selection.tags.update(("@online", f"@{game.group(1).replace('_', '-')}") if game else ("@play",))


def native(selection, path):
    """A C++ source: the tests that are linked with it; unless it is a test, also the page or the server."""
    selection.steps.update(("format", "layers", "text"))
    selection.changed.add(path)
    if IS_TEST.search(path):
        return
    if IN_THE_PAGE.match(path):
        selection.steps.add("parity")
        pick_browser(selection, path)
    if IN_THE_SERVER.match(path):
        selection.tags.add("@online")
    if path.startswith("tests/parity/"):
        selection.steps.add("parity")


def app_scripts(selection, _):
    selection.steps.update(("scripts", "text"))
    selection.labels.add("app")


def everything(selection, _):
    selection.steps.update(step.name for step in steps.everyday())


def page_source(selection, path):
    selection.steps.update((*PAGE, "text", "browser"))
    selection.related.add(path.removeprefix("web/"))
    if re.search(r"/(core|texts|protocol|learn)/|/lesson\.", path):
        selection.steps.add("parity")


def page_test(selection, path):
    selection.steps.update(("lint", "types", "text"))
    if (ROOT / path).exists():
        selection.unit.add(path.removeprefix("web/"))


def spec(selection, path):
    selection.steps.update(("lint", "types", "text"))
    if (ROOT / path).exists():
        selection.specs.add(path.removeprefix("web/"))


def importers(path):
    """The specs that import a file of web/e2e, directly or not."""
    folder, found, waiting = ROOT / "web/e2e", set(), [path]
    while waiting:
        name = re.sub(r"\.\w+$", "", waiting.pop().split("/")[-1])
        for file in sorted(folder.glob("*.ts")):
            if re.search(rf"'\./{re.escape(name)}'", file.read_text(encoding="utf-8")) and file.name not in found:
                found.add(file.name)
                waiting.append(file.name)
    return {f"e2e/{name}" for name in found if name.endswith(".spec.ts")}


def helper(selection, path):
    """A shared file of browser tests: the specs that import it; all of them if none does by name."""
    selection.steps.update(("lint", "types", "text"))
    selection.specs.update(importers(path) or {"e2e"})


def take(*names):
    return lambda selection, _: selection.steps.update(names)


TABLE = [
    (r"docs/(fairness|engines|notation|protocol)\.(md|schema\.json)", app_scripts),  # they are read there
    (r"(docs/.*|[^/]*\.md|LICENSE|\.editorconfig|\.gitignore)", take("text")),
    (r"tools/new-game|tools/testing/play_new_game\.py", take("tools", "new-game", "text")),
    (r"tools/order-functions", take("tools", "text", "parity")),
    (r"tools/testing/.*", take("tools", "text")),
    (r"tools/times", take("text")),
    (r"tools/check-scripts", take("scripts", "text")),
    (r"tools/check-includes", take("includes", "text")),
    (r"tools/(check-layers)", take("layers", "text")),
    (r"tools/(check-text)", take("text")),
    (r"tools/(format)|\.clang-format", take("format", "text", "scripts")),
    (r"tools/(tidy)|\.clang-tidy", take("tidy", "text")),
    (r"tools/(load|strength)", take("scripts", "text")),
    (r"fuzz/.*|tools/fuzz", take("fuzz", "format", "text", "scripts")),
    (r"bench/(?:(?:reference|training)/)?[^/]*", take("build-bench", "format", "layers", "text")),
    (rf"(src|apps|tests)/{SOURCE}", native),
    (r"tests/app/.*", app_scripts),
    (r"web/e2e/.*\.spec\.ts", spec),
    (r"web/e2e/.*", helper),
    (r"web/(src|tests)/.*\.test\.tsx?", page_test),
    (r"web/src/.*-for-tests\.tsx?", take("lint", "types", "text", "unit", "parity")),
    (r"web/src/.*", page_source),
    (r"web/.*", take("text", "lint", "types", "unit", "parity", "build-page", "browser")),
    (r".*", everything),
]


def affected_by(paths, selection):
    for path in paths:
        act = next(act for pattern, act in TABLE if re.fullmatch(pattern, path))
        act(selection, path)
    return selection


def git(*words):
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise LookupError(done.stderr.strip() or f"git {words[0]} failed")
    return done.stdout


def default_revision():
    """main, or on main itself the last fetched main, if known."""
    known = [name for name in ("main", "origin/main") if git("branch", "--all", "--list", name, f"remotes/{name}").strip()]
    on_main = git("rev-parse", "--abbrev-ref", "HEAD").strip() == "main"
    return known[-1] if on_main else known[0] if known else "HEAD"


def changed_files(revision):
    """The files that differ from the merge base with `revision`, including uncommitted ones."""
    base = git("merge-base", "HEAD", revision).strip()
    names = git("diff", "--name-only", "--no-renames", "-z", base).split("\0")
    names += git("ls-files", "--others", "--exclude-standard", "-z").split("\0")
    return sorted(set(filter(None, names)))
