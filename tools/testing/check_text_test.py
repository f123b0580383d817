"""tools/check-text: what it finds in sources that should take their words from the catalogues."""

import importlib.machinery
import importlib.util
import pathlib
import sys
import unittest

TOOL = pathlib.Path(__file__).resolve().parent.parent / "check-text"


def load():
    sys.dont_write_bytecode = True
    loader = importlib.machinery.SourceFileLoader("check_text", str(TOOL))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_text", loader))
    loader.exec_module(module)
    return module


CHECK = load()
LANGUAGES = {"en": {"menu.saved", "menu.quit", "games.chess"}, "de": {"menu.saved", "games.chess"}}


def problems(text, name="src/terminal/menu.cpp", ours=()):
    return CHECK.check_messages([(name, text)], LANGUAGES, {one: "texts/en/program/menu.json" for one in ours})


class Messages(unittest.TestCase):
    def test_sentences_of_the_terminal_are_found(self):
        self.assertEqual(problems('say("You win");\n  say("It is over: quit?");'), [
            "src/terminal/menu.cpp:1: a sentence outside of the catalogues: You win",
            "src/terminal/menu.cpp:2: a sentence outside of the catalogues: It is over: quit?"])
        self.assertEqual(len(problems('say("Über alles");\\nsay(R"(raw words)");')), 2)

    def test_what_is_no_sentence_passes(self):
        self.assertEqual(problems('#include "a b/you win.hpp"\n// say("You win")\nsay("quit", " > ", "7 d4", "\\n\\n");'), [])
        self.assertEqual(problems('read("take back");'), [])
        self.assertEqual(problems('log("You win");', name="src/server/log.cpp"), [])

    def test_an_unknown_message_is_named_with_its_languages(self):
        self.assertEqual(problems('say("menu.saved"); say("menu.quit"); say("menu.savd"); open("other.txt");'), [
            "src/terminal/menu.cpp:1: no message menu.quit in de",
            "src/terminal/menu.cpp:1: no message menu.savd in de, en"])

    def test_a_text_that_nobody_says_is_named(self):
        found = problems('say("menu.saved"); say(cat("games.", id));', ours=LANGUAGES["en"])
        self.assertEqual(found, ["texts/en/program/menu.json:1: nobody says menu.quit"])


if __name__ == "__main__":
    unittest.main()
