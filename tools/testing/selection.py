"""The contents of a partial run: programs to build, tests to run, steps to take."""

import dataclasses
import re
import shlex

from testing import steps
from testing.steps import ROOT, Step

# Tests defined by these macros: (suite, name).
TESTS = re.compile(r"^(?:TYPED_)?(?:TEST|RC_GTEST)(?:_[A-Z]+)?\(\s*(\w+),\s*(\w+)", re.M)


def program_of(path):
    """The test program that a C++ test file belongs to."""
    top, folder, *rest = path.split("/")
    if top == "tests":
        return f"{folder}_test"
    if path.endswith("_threads_test.cpp"):
        return f"{folder}_threads_test"
    if folder == "games" and len(rest) > 1:
        return f"{rest[0]}_test"
    return f"{folder}_test"


def filter_of(suite, name):
    """All names of one test: plain, with a parameter, or with a type."""
    return f"{suite}.{name}:*/{suite}.{name}/*:{suite}/*.{name}"


def tests_in(path):
    return TESTS.findall((ROOT / path).read_text(encoding="utf-8"))


@dataclasses.dataclass
class Selection:
    """The selection: a set of steps, and parts of steps."""

    steps: set = dataclasses.field(default_factory=set)
    targets: set = dataclasses.field(default_factory=set)
    labels: set = dataclasses.field(default_factory=set)
    filters: dict = dataclasses.field(default_factory=dict)  # by program
    scripts: set = dataclasses.field(default_factory=set)  # of tests/app
    unit: set = dataclasses.field(default_factory=set)  # files of the page, as vitest takes them
    related: set = dataclasses.field(default_factory=set)  # sources of the page: the unit tests that import them
    specs: set = dataclasses.field(default_factory=set)
    tags: set = dataclasses.field(default_factory=set)  # of browser tests of ./test
    changed: set = dataclasses.field(default_factory=set)  # C++ sources: the tests that are linked with them

    def add_test_file(self, path):
        found = [filter_of(*test) for test in tests_in(path)]
        program = program_of(path)
        self.targets.add(program)
        self.filters.setdefault(program, []).extend(found)

    def __bool__(self):
        return any(vars(self).values())

    def native_commands(self, preset):
        """The commands of the step that runs the selected C++ tests."""
        ctest = f"ctest --preset {preset} -j {steps.JOBS} --no-tests=error"
        found = []
        for program, filters in sorted(self.filters.items()):
            chosen = shlex.quote("--gtest_filter=" + ":".join(dict.fromkeys(filters)))
            found.append(f"build/{preset}/bin/{program} --gtest_brief=1 {chosen}")
        if self.labels:
            found.append(f"{ctest} -L '^({'|'.join(sorted(self.labels))})$'")
        if self.scripts:
            found.append(f"{ctest} -R '^app\\.({'|'.join(sorted(self.scripts))})$'")
        if self.changed:
            files = " ".join(shlex.quote(path) for path in sorted(self.changed))
            # The build compiles several of them together: each must compile alone as well.
            found.append(f"tools/check-includes {files}")
            found.append(f"python3 tools/testing/linked.py {preset} {files}")
        return found

    def build_targets(self):
        targets = set(self.targets) | {f"tests_{label}" for label in self.labels}
        if self.scripts or "app" in self.labels:
            targets.add("twenties")
        return targets

    def as_steps(self, preset="dev"):
        """The steps to take, each with what it needs."""
        native = self.native_commands(preset)
        needed = set(self.steps)
        if self.unit or self.related:
            needed.add("page-libraries")
            if any(name.startswith("tests/") for name in self.unit):
                needed.update(steps.ALL_STEPS["parity"].needs)
        browser_needs = steps.BROWSER.needs
        if any(re.match(r"e2e($|/unlisted)", spec) for spec in self.specs):
            browser_needs += (steps.TEST_PAGE.name,)
        if self.specs or self.tags:
            needed.update(browser_needs)
        found = {step.name: step for step in steps.with_needs(needed)}
        whole = f"build-{preset}"
        if native and whole not in found:
            targets = {"everyday"} if self.changed else self.build_targets()
            found = {whole: steps.build(preset, " ".join(sorted(targets))), **found}
        if native:
            found["picked"] = Step("picked", "the C++ tests that were picked", tuple(native), needs=(whole,))
        if (self.unit or self.related) and "unit" not in found:
            commands = [f"npx --no-install vitest run {' '.join(sorted(self.unit))}"] if self.unit else []
            if self.related:
                commands.append(f"npx --no-install vitest related --run --passWithNoTests {' '.join(sorted(self.related))}")
            needs = tuple(name for name in ("page-libraries", "build-wasm", "build-dev") if name in found)
            found["picked-unit"] = Step("picked-unit", "the unit tests of the page that were picked", tuple(commands),
                                        needs=needs, folder=ROOT / "web")
        commands = [f"npx --no-install playwright test {' '.join(sorted(self.specs))}"] if self.specs else []
        if self.tags and "browser" not in found:
            wanted = "|".join(sorted(self.tags))
            commands.append(f"npx --no-install playwright test --grep '({wanted})( |$)' --grep-invert @all")
        if commands:
            found["picked-browser"] = Step("picked-browser", "the browser tests that were picked", tuple(commands),
                                           needs=browser_needs, alone=True, folder=ROOT / "web")
        return list(found.values())
