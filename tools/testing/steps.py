"""What ./test can run: its steps, in the order in which they begin, and what each of them needs."""

import dataclasses
import os
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LOGS = ROOT / "build/test"
JOBS = int(os.environ.get("TWENTIES_JOBS") or os.cpu_count() or 2)


@dataclasses.dataclass(frozen=True)
class Step:
    """A part of a run: commands of bash, one after the other. It begins when all that it `needs` has passed. Beside one
    that is `alone` only `patient` steps run: browsers are slow beside a compiler. A patient step has a low priority and
    takes the processor time that the others leave. One with `inputs` is not taken again by ./test while all that it
    depends on is the same as when it last passed; by its name and by --all it always is."""

    name: str
    what: str
    commands: tuple
    needs: tuple = ()
    alone: bool = False
    patient: bool = False
    inputs: tuple = ()  # patterns of git
    folder: pathlib.Path = ROOT


def build(preset, target="", **more):
    return Step(f"build-{preset}", f"compiles the preset {preset}", (
        f"configure {preset} -D TWENTIES_TESTS=ON", f"build {preset} {target}".rstrip()), **more)


def ctest(name, preset, what, selection="", **more):
    # Some tests mostly wait, so run one more at a time than there are cores.
    return Step(name, what, (f"ctest --preset {preset} -j {JOBS + 1} --no-tests=ignore {selection}".rstrip(),), **more)


def web(name, what, command, **more):
    return Step(name, what, (command,), folder=ROOT / "web", **more)


PAGE_SOURCES = ("web", "texts", "proofs", "tools/pack-proofs")
PRODUCT = (*PAGE_SOURCES, "src", "apps", "cmake", "CMakeLists.txt", "CMakePresets.json", "tools/*.sh", "tools/batches.py",
           ":!*_test.cpp", ":!*_for_tests.*", ":!*.test.ts*")

SOURCES = [
    Step("format", "the C++ sources are formatted", ("tools/format --check",),
         inputs=("*.cpp", "*.hpp", ".clang-format", "tools/format")),
    Step("layers", "a layer includes only what stands to its left", ("tools/check-layers",)),
    Step("text", "no leftovers, tabs or dead links", ("tools/check-text",)),
    Step("scripts", "shellcheck reports nothing", ("tools/check-scripts",)),
    Step("tools", "the tests of these tools", ("python3 -m unittest discover -s tools/testing -t tools -p '*_test.py'",)),
]

# A test that runs only in --all is marked itself: by the label "all" (cmake/TwentiesTargets.cmake,
# tests/CMakeLists.txt) or the tag @all (web/e2e).
EVERYDAY = [
    build("dev", "everyday"),
    Step("page-libraries", "npm installs the libraries of the page", ("install_web_libraries",)),
    Step("build-wasm", "compiles the core for the browser", ("build_core_for_web",)),
    web("types", "the types of the page", "npm run --silent types", needs=("page-libraries",), inputs=PAGE_SOURCES),
    web("lint", "eslint and prettier report nothing", "npm run --silent lint", needs=("page-libraries",),
        inputs=PAGE_SOURCES),
    web("build-page", "builds the page", "npm run --silent bundle", needs=("page-libraries", "build-wasm")),
    web("unit", "the unit tests of the page", "npx --no-install vitest run src", needs=("page-libraries",)),
    ctest("native", "dev", "the C++ tests, with assertions and the undefined behaviour sanitizer", "-LE '^all$'",
          needs=("build-dev",)),
    web("parity", "the core gives the same bytes natively and as WebAssembly", "npx --no-install vitest run tests",
        needs=("page-libraries", "build-wasm", "build-dev")),
]

BROWSER = web("browser", "Chromium plays against the server; what is not tagged @all",
              "npx --no-install playwright test --grep-invert @all", needs=("build-page", "build-dev"), alone=True, inputs=PRODUCT)
# Specs with a game that only tests use: web/e2e/unlisted.spec.ts.
TEST_PAGE = web("build-page-for-tests", "builds the page with the games that only tests have",
                "build wasm twenties_test_module && npm run --silent bundle-for-tests", needs=("page-libraries", "build-wasm"))
WHOLE_BROWSER = web("browser-all", "every browser test, against the program as it is shipped",
                    'CHROMIUM=/usr/bin/chromium TWENTIES_PROGRAM="$root/build/release/bin/twenties" npx --no-install playwright test',
                    needs=("build-page", "build-page-for-tests", "build-release"), alone=True)

# It compiles the program and the core for the browser once more, in a folder of its own that is kept.
NEW_GAME = Step("new-game", "a game that tools/new-game makes is built and played", ("python3 tools/testing/play_new_game.py",),
                needs=("page-libraries",))

THOROUGH = [
    TEST_PAGE,
    NEW_GAME,
    build("release"),
    ctest("release", "release", "every C++ test as the program is shipped: full optimisation, LTO",
          needs=("build-release",)),
    build("asan"),
    ctest("asan", "asan", "every C++ test under the address and undefined behaviour sanitizers", needs=("build-asan",)),
    build("gcc"),
    ctest("gcc", "gcc", "the C++ tests of ./test as built by g++", "-LE '^all$'", needs=("build-gcc",)),
    Step("fuzz", "each fuzzer for 8 seconds", ("tools/fuzz 8",), needs=("build-asan",)),
    build("tsan", "tests_threads"),
    ctest("tsan", "tsan", "the tests with threads under the thread sanitizer", needs=("build-tsan",)),
]

# The browser tests often wait and leave part of two cores unused, so these steps begin last and run beside them.
PATIENT = [
    Step("tidy", "clang-tidy reports nothing", ("tools/tidy --build build/asan",), needs=("build-asan",), patient=True),
    Step("includes", "every header compiles alone", ("tools/check-includes --headers",), needs=("build-dev",), patient=True),
]

# Only if it is named or has changed.
BENCH = Step("build-bench", "compiles the benchmarks", ("configure release", "build release bench_programs"))

ALL_STEPS = {step.name: step for step in [*SOURCES, *EVERYDAY, BROWSER, *THOROUGH, WHOLE_BROWSER, *PATIENT, BENCH]}


def everyday():
    return [*SOURCES, *EVERYDAY, BROWSER]


def everything():
    return [*SOURCES, *EVERYDAY, *THOROUGH, WHOLE_BROWSER, *PATIENT]


def with_needs(names):
    """The steps of these names and all that they need, in the order of the table."""
    wanted = set()

    def want(name):
        if name not in wanted:
            wanted.add(name)
            for need in ALL_STEPS[name].needs:
                want(need)

    for name in names:
        want(name)
    return [step for name, step in ALL_STEPS.items() if name in wanted]
