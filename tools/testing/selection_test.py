import pathlib
import re
import unittest

import batches
from testing import changes, linked, names, steps
from testing.selection import Selection, program_of


def names_of(selection):
    return {step.name for step in selection.as_steps()}


class Names(unittest.TestCase):
    def test_a_layer_is_its_test_programs(self):
        found = names.select(["match"])
        self.assertEqual(found.labels, {"match"})
        build, run = found.as_steps()
        self.assertEqual(build.commands[-1], "build dev tests_match")
        self.assertIn("-L '^(match)$'", run.commands[0])

    def test_a_game_is_its_rules_bots_and_boards(self):
        for name in ("24/7", "twenty-four-seven", "twenty_four_seven"):
            found = names.select([name])
            self.assertIn("twenty_four_seven_test", found.filters)
            self.assertIn("bots_test", found.filters)
            self.assertIn("terminal_test", found.filters)
            self.assertTrue(any(path.startswith("src/games/twenty-four-seven/") for path in found.unit))
            self.assertFalse(any("sums" in path for path in found.unit))

    def test_a_file_is_named_by_its_path_or_its_end(self):
        for name in ("src/match/match_clock_test.cpp", "match_clock_test.cpp", "match_clock"):
            found = names.select([name])
            self.assertEqual(set(found.filters), {"match_test"})
            self.assertTrue(all("MatchClock" in one or "Clock" in one for one in found.filters["match_test"]))
        self.assertEqual(names.select(["at-table"]).unit, {"src/table/at-table.test.tsx"})
        self.assertEqual(names.select(["web/e2e/online.spec.ts:85"]).specs, {"e2e/online.spec.ts:85"})
        self.assertEqual(names.select(["online.spec.ts"]).specs, {"e2e/online.spec.ts"})

    def test_a_c_plus_plus_test_is_named_as_ctest_shows_it(self):
        plain = names.select(["Hostile.TheTokenIsOutOfReachOfScriptsAndOtherSites"])
        self.assertEqual(list(plain.filters), ["server_threads_test"])
        with_parameter = names.select(["Games/WholeGame.TwoPeoplePlayToTheEndAndTheRecordProvesItsChance/gameof20"])
        self.assertEqual(len(with_parameter.filters), 1)

    def test_a_browser_test_brings_what_it_needs(self):
        self.assertLessEqual({"page-libraries", "build-wasm", "build-page", "build-dev", "picked-browser"},
                             names_of(names.select(["online.spec.ts"])))

    def test_a_script_and_a_step(self):
        self.assertEqual(names.select(["app.replay"]).scripts, {"replay"})
        self.assertEqual([step.name for step in names.select(["format"]).as_steps()], ["format"])
        self.assertEqual([step.name for step in names.select(["fuzz"]).as_steps()], ["build-asan", "fuzz"])

    def test_what_is_unknown_is_refused_with_what_comes_near(self):
        with self.assertRaisesRegex(names.UnknownName, "Did you mean match"):
            names.select(["mtach"])


class Changed(unittest.TestCase):
    def affected(self, *paths):
        return changes.affected_by(paths, Selection())

    def test_a_document_is_only_read(self):
        self.assertEqual(names_of(self.affected("docs/testing.md", "README.md")), {"text"})

    def test_a_document_that_tests_read_is_tested(self):
        scripts = "".join(path.read_text() for path in (steps.ROOT / "tests/app").iterdir())
        read = {name for name in re.findall(r"docs/[\w.-]+", scripts) if (steps.ROOT / name).is_file()}
        self.assertGreater(len(read), 2)
        for name in read:
            self.assertEqual(self.affected(name).labels, {"app"}, name)

    def test_what_browser_tests_share_reaches_those_that_import_it(self):
        self.assertEqual(self.affected("web/e2e/hearing.ts").specs, {"e2e/budget.spec.ts", "e2e/languages.spec.ts"})
        self.assertIn("e2e/online.spec.ts", self.affected("web/e2e/boards.ts").specs)
        self.assertEqual(self.affected("web/e2e/setup.ts").specs, {"e2e"})

    def test_a_rulebook_is_part_of_the_product(self):
        self.assertEqual(names_of(self.affected("texts/en/rules/game-of-20.md")), {step.name for step in steps.everyday()})

    def test_what_nobody_knows_affects_everything(self):
        for path in ("CMakeLists.txt", "src/store/migrations/sqlite/1.sql", "tests/golden/signature.txt", "anything",
                     "tools/build.sh", "test"):
            self.assertEqual(names_of(self.affected(path)), {step.name for step in steps.everyday()}, path)

    def test_a_rule_reaches_the_page_and_the_browser_tests_of_its_game(self):
        found = self.affected("src/games/twenty_one/rules.cpp")
        self.assertLessEqual({"format", "layers", "build-dev", "picked", "build-wasm", "parity", "picked-browser"},
                             names_of(found))
        self.assertEqual(found.tags, {"@twenty-one", "@online"})
        self.assertEqual(self.affected("src/bots/twenty_four_seven/bots.cpp").tags, {"@twenty-four-seven", "@online"})
        self.assertEqual(self.affected("src/match/match.cpp").tags, {"@play"})
        self.assertEqual(self.affected("src/games/registry.cpp").tags, {"@play"})

    def test_the_terminal_does_not_reach_the_browser(self):
        self.assertNotIn("picked-browser", names_of(self.affected("src/terminal/menu.cpp")))
        self.assertIn("picked-browser", names_of(self.affected("src/server/room.cpp")))

    def test_a_test_reaches_only_its_program(self):
        self.assertEqual(names_of(self.affected("src/match/match_test.cpp")),
                         {"format", "layers", "text", "build-dev", "picked"})

    def test_a_page_of_the_page(self):
        found = self.affected("web/src/table/end/end.tsx")
        self.assertEqual(found.related, {"src/table/end/end.tsx"})
        self.assertLessEqual({"lint", "types", "picked-unit", "build-page", "browser"}, names_of(found))

    def test_every_file_of_the_project_has_its_place(self):
        for path in changes.git("ls-files").splitlines():
            self.assertTrue(self.affected(path), path)


class Linked(unittest.TestCase):
    deps = "a.o: #deps 2, deps mtime 1 (VALID)\n    /p/src/a.cpp\n    /p/src/a.hpp\n    /usr/include/stdio.h\n\n" \
           "b.o: #deps 2, deps mtime 1 (VALID)\n    ../../src/b.cpp\n    /p/src/a.hpp\n"
    inputs = {"a_test": {"a.o", "liba.a"}, "b_test": {"b.o"}, "c_test": {"c.o"}}

    def affected(self, *files):
        objects = linked.objects_of(self.deps, pathlib.Path("/p/build/dev"), pathlib.Path("/p"))
        return linked.affected_programs(files, objects, self.inputs)

    def test_a_source_reaches_the_programs_that_are_linked_with_it(self):
        self.assertEqual(self.affected("src/a.cpp"), ["a_test"])
        self.assertEqual(self.affected("src/b.cpp"), ["b_test"])

    def test_a_header_reaches_all_who_include_it(self):
        self.assertEqual(self.affected("src/a.hpp"), ["a_test", "b_test"])

    def test_a_file_that_ninja_does_not_know_reaches_everything(self):
        self.assertIsNone(self.affected("src/gone.cpp"))


class Programs(unittest.TestCase):
    def test_the_program_of_a_test_file(self):
        self.assertEqual(program_of("src/games/twenty_one/clauses_test.cpp"), "twenty_one_test")
        self.assertEqual(program_of("src/games/registry_test.cpp"), "games_test")
        self.assertEqual(program_of("src/server/hostile_threads_test.cpp"), "server_threads_test")
        self.assertEqual(program_of("tests/golden/perft_test.cpp"), "golden_test")


class Batches(unittest.TestCase):
    def test_two_functions_of_one_name_do_not_go_together(self):
        one = batches.own_names("namespace {\nint gap(int a) {\n}\n}  // namespace\n")
        self.assertIn("gap", one)
        self.assertTrue(batches.clash(one, one))

    def test_equal_aliases_go_together_and_different_ones_do_not(self):
        entry, event = (batches.own_names(f"using Kind = {what}::Kind;\n") for what in ("Entry", "Event"))
        own = batches.own_names("namespace {\nenum class Kind {\n};\n}  // namespace\n")
        self.assertFalse(batches.clash(entry, entry))
        self.assertTrue(batches.clash(entry, event))
        self.assertTrue(batches.clash(entry, own))
        self.assertTrue(batches.clash(own, entry))

    def test_tests_are_no_names(self):
        text = "namespace {\nTEST(Clock, Stops) {\n}\nstruct Case {\n};\n}  // namespace\n"
        self.assertEqual(set(batches.own_names(text)), {"Case", "using namespace"})

    def test_files_that_use_other_namespaces_do_not_go_together(self):
        one, other = (batches.own_names(text) for text in ("using namespace game_of_20;\n", "int a;\n"))
        self.assertTrue(batches.clash(one, other))
        self.assertFalse(batches.clash(one, one))


if __name__ == "__main__":
    unittest.main()
