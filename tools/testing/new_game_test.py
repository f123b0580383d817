import pathlib
import shutil
import subprocess
import tempfile
import unittest

from testing.steps import ROOT


def tree():
    """A copy of what tools/new-game reads, writes and is checked by."""
    root = pathlib.Path(tempfile.mkdtemp())
    for folder in ("src", "apps", "texts", "web/src", "tools"):
        shutil.copytree(ROOT / folder, root / folder)
    shutil.copy(ROOT / ".clang-format", root)
    return root


def contents(root):
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*")
            if path.is_file() and "__pycache__" not in path.parts}


class NewGame(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.root = tree()
        cls.addClassCleanup(shutil.rmtree, cls.root)

    def run_tool(self, tool, *arguments):
        return subprocess.run([self.root / "tools" / tool, *arguments], capture_output=True, text=True)

    def test_1_refuses_what_is_no_name_or_is_taken_and_changes_nothing(self):
        before = contents(self.root)
        for name, reason in (("Heap", "no name"), ("heap--race", "no name"), ("", "no name"), ("7up", "no name"), ("../x", "no name"),
                             ("class", "word of C++"), ("null-game", "taken"), ("twenty-one", "taken"), ("table", "taken"),
                             ("search", "taken"), ("shared", "taken")):
            done = self.run_tool("new-game", name)
            self.assertEqual(done.returncode, 1, name)
            self.assertIn(reason, done.stderr, name)
        self.assertEqual(self.run_tool("new-game").returncode, 2)
        self.assertIn("heap-race", self.run_tool("new-game", "--help").stdout)
        self.assertEqual(contents(self.root), before)

    def test_2_makes_all_parts_and_one_line_in_each_list(self):
        before = contents(self.root)
        done = self.run_tool("new-game", "heap-race")
        self.assertEqual(done.returncode, 0, done.stderr)
        after = contents(self.root)
        new = after.keys() - before.keys()
        for path in ("src/games/heap_race/rules.hpp", "src/bots/heap_race/bots.cpp", "src/terminal/boards/heap_race.cpp",
                     "texts/de/rules/heap-race.md", "texts/es/page/lesson-heap-race.json", "web/src/games/heap-race/index.ts"):
            self.assertIn(path, new)
        for path in new:
            self.assertNotRegex(after[path].decode().lower(), "null.?game", path)
        checked = self.run_tool("check-layers")
        self.assertEqual(checked.returncode, 0, checked.stdout)
        checked = self.run_tool("check-text")
        # The documents are not in this copy, so that links to them lead nowhere.
        self.assertNotRegex(checked.stdout, "no message|nobody says|a sentence")


if __name__ == "__main__":
    unittest.main()
