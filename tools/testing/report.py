"""Reads the output of a step: how many tests passed, which one failed first, and how to run that one again."""

import re

CTEST = re.compile(r"^\d+% tests passed, (\d+) tests failed out of (\d+)$", re.M)
GTEST = re.compile(r"^\[==========\] (\d+) tests? from .* ran\.", re.M)
GTEST_FAILED = re.compile(r"^ ?(\d+) FAILED TESTS?$", re.M)
VITEST = re.compile(r"^ +Tests +(.*)$", re.M)
PLAYWRIGHT = re.compile(r"^ +(\d+) (passed|failed|flaky|skipped|interrupted)(?: \(.*\))?$", re.M)
UNITTEST = re.compile(r"^Ran (\d+) tests? in .*\n\n(OK|FAILED)(?: \((.*)\))?", re.M)
# Escape sequences for colours.
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def named_counts(text):
    """ "3 failed | 12 passed (15)" as a dictionary. """
    return {name: int(number) for number, name in re.findall(r"(\d+) (\w+)", text)}


def counts(log, passed):
    """(passed, failed) tests of a step. A step without tests counts as one test, and so does one that failed without a failing test."""
    ok = bad = 0
    for failed, all_of_them in CTEST.findall(log):
        ok, bad = ok + int(all_of_them) - int(failed), bad + int(failed)
    for ran in GTEST.findall(log):
        ok += int(ran)
    for failed in GTEST_FAILED.findall(log):
        ok, bad = ok - int(failed), bad + int(failed)
    for line in VITEST.findall(log):
        found = named_counts(line)
        ok, bad = ok + found.get("passed", 0), bad + found.get("failed", 0)
    if "Running " in log:
        for number, word in PLAYWRIGHT.findall(log):
            ok += int(number) if word in ("passed", "flaky") else 0
            bad += int(number) if word in ("failed", "interrupted") else 0
    for ran, _, more in UNITTEST.findall(log):
        failed = sum(int(number) for number in re.findall(r"(?:failures|errors)=(\d+)", more))
        ok, bad = ok + int(ran) - failed, bad + failed
    if ok + bad == 0:
        return (1, 0) if passed else (0, 1)
    return (ok, bad) if passed or bad > 0 else (ok, 1)


def flaky(log):
    """The browser tests that passed only at the second try."""
    found = re.search(r"^ +\d+ flaky$\n((?: +\[?.*\.spec\.ts.*\n)+)", log, re.M)
    return [line.strip() for line in found.group(1).splitlines()] if found else []


def run_again(step, preset, log):
    """One command that runs the first failure of a step alone."""
    chosen = "" if preset in (None, "dev") else f"--preset {preset} "
    if found := re.search(r"^The following tests FAILED:\n\s*\d+ - (\S+)", log, re.M):
        return f"./test {chosen}'{found.group(1)}'"
    if found := re.search(r"^\[  FAILED  \] (\w+(?:/\w+)?\.\w+(?:/\w+)?)", log, re.M):
        return f"./test {chosen}'{found.group(1)}'"
    if found := re.search(r"^ *FAIL +(\S+\.test\.tsx?)", log, re.M):
        return f"./test web/{found.group(1)}"
    if found := re.search(r"^ +1\) (?:\[\w+\] › )?(\S+\.spec\.ts:\d+)", log, re.M):
        return f"./test web/{found.group(1)}"
    return f"./test {step}"
