"""Follows docs/adding-a-game.md: makes a game by tools/new-game in a copy of the tree, builds that, and plays the game in the
terminal and in the page. The copy stays in build/new-game, so that the next time only what changed is compiled."""

import filecmp
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TREE = ROOT / "build/new-game"
MADE = {"build", "node_modules"}
NAME, FOLDER = "heap-race", "heap_race"


def sources(root):
    """What git knows or would add, as paths from the root."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=root, capture_output=True, check=True)
    return [name for name in listed.stdout.decode().split("\0") if name and (root / name).is_file()]


def put(source, target):
    """A file that is the same keeps its time, so that nothing is built again for it."""
    if target.is_file() and filecmp.cmp(source, target, shallow=False):
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)


def copy_with_game():
    with tempfile.TemporaryDirectory() as folder:
        fresh = pathlib.Path(folder)
        for name in sources(ROOT):
            put(ROOT / name, fresh / name)
        subprocess.run([fresh / "tools/new-game", NAME], check=True)
        names = {path.relative_to(fresh) for path in fresh.rglob("*") if path.is_file()}
        for path in TREE.rglob("*"):
            inside = path.relative_to(TREE)
            if path.is_file() and inside not in names and not MADE.intersection(inside.parts):
                path.unlink()
        for name in names:
            put(fresh / name, TREE / name)
    if not (TREE / "web/node_modules").exists():
        (TREE / "web/node_modules").symlink_to(ROOT / "web/node_modules")


def run(command, folder=TREE, said="", **environment):
    print(f"$ {command}", flush=True)
    done = subprocess.run(command, shell=True, cwd=folder, env={**os.environ, **environment}, input=said, text=True,
                          stdout=subprocess.PIPE if said else None)
    if done.returncode != 0:
        sys.exit(f"failed: {command}\n{done.stdout or ''}")
    return done.stdout


def main():
    copy_with_game()
    jobs = os.environ.get("TWENTIES_JOBS") or os.cpu_count() or 2
    run("cmake --preset dev -D TWENTIES_TESTS=ON >build/configure.log" if (TREE / "build").exists() else
        "mkdir build && cmake --preset dev -D TWENTIES_TESTS=ON >build/configure.log")
    run(f"cmake --build --preset dev --target twenties {FOLDER}_test conformance_test -j {jobs}")
    run(f"build/dev/bin/{FOLDER}_test --gtest_brief=1")
    run(f"build/dev/bin/conformance_test --gtest_brief=1 --gtest_filter='*{NAME.replace('-', '')}*:Rulebooks.*'")
    played = run(f"build/dev/bin/twenties play {NAME} --seats me,greedy --seed 1", said="take 1\n" * 7)
    if "the heap is empty" not in played:
        sys.exit(f"the game did not end in the terminal:\n{played}")

    run("cmake --preset wasm >build/configure.log")
    run(f"cmake --build --preset wasm --target twenties_test_module -j {jobs}")
    web = TREE / "web"
    run("npm run --silent types", web)
    run(f"npx --no-install vitest run src/games/{NAME} src/games/own-names.test.ts", web)
    run("npm run --silent bundle-for-tests", web)
    run("npx --no-install playwright test e2e/unlisted.spec.ts", web, TWENTIES_TEST_GAME=NAME,
        TWENTIES_WEB=str(TREE / "build/web-test"))


main()
