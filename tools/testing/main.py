"""The part of ./test after the installation: decides what to run, runs it, and reports the results."""

import argparse
import pathlib
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from testing import changes, names, steps  # noqa: E402
from testing.busy import Busy  # noqa: E402
from testing.runner import Runner  # noqa: E402
from testing.selection import Selection  # noqa: E402


def options():
    parser = argparse.ArgumentParser(prog="./test", add_help=False)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--changed", nargs="?", const="")
    parser.add_argument("--preset", default="dev", choices=("dev", "release", "asan", "tsan", "gcc"))
    parser.add_argument("--repeat", type=int, default=1)
    parser.add_argument("--busy", action="store_true")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--installed", type=int, default=0)
    given = parser.parse_args()
    if sum((bool(given.names), given.all, given.changed is not None)) > 1:
        parser.error("--all, --changed and names exclude each other")
    return given


def print_names():
    width = max(map(len, steps.ALL_STEPS))
    print("steps:")
    for step in steps.ALL_STEPS.values():
        print(f"  {step.name:{width}}  {step.what}")
    print("layers and folders of tests/:\n  " + " ".join(sorted(names.labels())))
    print("games:\n  " + " ".join(names.GAMES))
    print("and every test file or folder by its path or the end of it (match_clock_test.cpp, at-table, online.spec.ts:85),\n"
          "every C++ test by its suite or its name (ClockPlan, ClockPlan.IsReadAsItIsPrinted), every script of tests/app (app.replay)")


def selected(given):
    """The steps to run."""
    if given.all:
        return steps.everything()
    if given.names:
        return names.select(given.names).as_steps(given.preset)
    if given.changed is None:
        return steps.everyday()
    revision = given.changed or changes.default_revision()
    files = changes.changed_files(revision)
    print(f"{len(files)} {'file differs' if len(files) == 1 else 'files differ'} from {revision}:")
    print("".join(f"    {file}\n" for file in files[:20]) + (f"    and {len(files) - 20} more\n" if len(files) > 20 else ""))
    return changes.affected_by(files, Selection()).as_steps()


def run(chosen, installed, remembers, repeated):
    """Whether everything passed. With --repeat, which looks for flaky tests, a second try is a failure."""
    begin = time.monotonic()
    runner = Runner(chosen, remembers)
    passed = runner.run()
    runner.summary(time.monotonic() - begin, installed)
    return passed and not (repeated and runner.flaky())


def main():
    given = options()
    if given.list:
        print_names()
        return 0
    try:
        chosen = selected(given)
    except (names.UnknownName, LookupError, subprocess.SubprocessError) as problem:
        print(f"./test: {problem}", file=sys.stderr)
        return 2
    if not chosen:
        print("Nothing to run.\n\n0 passed, 0 failed")
        return 0
    remembers = not (given.names or given.all or given.repeat > 1)
    with Busy(given.busy):
        for number in range(given.repeat):
            if given.repeat > 1:
                print(f"-- run {number + 1} of {given.repeat}", flush=True)
            if not run(chosen, given.installed, remembers, given.repeat > 1):
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
