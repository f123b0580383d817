"""tools/pack-proofs: what it makes of logs."""

import importlib.machinery
import importlib.util
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parent.parent / "pack-proofs"


def load():
    sys.dont_write_bytecode = True
    loader = importlib.machinery.SourceFileLoader("pack_proofs", str(TOOL))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("pack_proofs", loader))
    loader.exec_module(module)
    return module


PACK = load()
INDEX = {mask: at for at, mask in enumerate(PACK.deals())}
# src/bots/game_of_20/proof/proved_draft_test.cpp expects the same numbers.
FIRST, AT_FIRST = "3,4,5,6,16,17,18,19,20", 23595
SECOND, AT_SECOND = "3,5,8,9,10,14,17,19,20", 17189


def line(tiles, question, answer, centre=4):
    return f"{centre}:{tiles} >={question} {answer} 1234567 2.31 2 7\n"


def packed(text):
    return PACK.Answers(INDEX).read(text, 4).packed()


def four(data, at):
    return data[at // 2] >> at % 2 * 4 & 15


class Packing(unittest.TestCase):
    def test_every_deal_has_its_place(self):
        self.assertEqual(len(INDEX), 24310)
        for tiles, at in ((FIRST, AT_FIRST), (SECOND, AT_SECOND)):
            data = packed(line(tiles, 1, "yes"))
            self.assertEqual(len(data), 12155)
            self.assertEqual(four(data, at), 0b0101)
            self.assertEqual(sum(byte.bit_count() for byte in data), 2)

    def test_one_answer_may_give_both(self):
        self.assertEqual(four(packed(line(FIRST, 0, "no")), AT_FIRST), 0b1010)
        self.assertEqual(four(packed(line(FIRST, 1, "no")), AT_FIRST), 0b0010)
        self.assertEqual(four(packed(line(FIRST, 0, "yes")), AT_FIRST), 0b0100)
        self.assertEqual(four(packed(line(FIRST, 1, "no") + line(FIRST, 0, "yes")), AT_FIRST), 0b0110)

    def test_broken_lines_are_passed_over(self):
        whole = line(FIRST, 1, "yes")
        for broken in (whole[:-9], line("3,4", 1, "no"), line("4,3,5,6,16,17,18,19,20", 1, "no"),
                       line("3,4,5,6,7,8,9,10,11", 1, "no"), line(FIRST, 1, "no", centre=5), "\n", "# a remark\n"):
            self.assertEqual(packed(whole + broken.rstrip() + "\n" + line(SECOND, 1, "no")),
                             packed(whole + line(SECOND, 1, "no")), broken)

    def test_contradictions_are_refused(self):
        with self.assertRaises(PACK.Contradiction):
            packed(line(FIRST, 1, "yes") + line(FIRST, 0, "no"))

    def test_no_logs_are_fine(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            subprocess.run([TOOL, folder / "missing", "--folder", folder / "out", "--cpp", folder / "out.cpp"], check=True)
            self.assertEqual(json.loads((folder / "out/proofs.json").read_text()), {})
            self.assertIn("packed_answers", (folder / "out.cpp").read_text())

    def test_files_come_and_go_with_their_logs(self):
        with tempfile.TemporaryDirectory() as name:
            logs, out = pathlib.Path(name), pathlib.Path(name) / "out"
            (logs / "centre-4.log").write_text(line(FIRST, 1, "yes"))
            subprocess.run([TOOL, logs, "--folder", out], check=True)
            self.assertEqual((out / "centre-4.bin").stat().st_size, 12155)
            self.assertEqual(json.loads((out / "proofs.json").read_text()), {"4": 1})
            (logs / "centre-4.log").write_text(line(FIRST, 1, "yes") + line(FIRST, 0, "no"))
            self.assertNotEqual(subprocess.run([TOOL, logs, "--folder", out], stderr=subprocess.PIPE).returncode, 0)
            (logs / "centre-4.log").unlink()
            subprocess.run([TOOL, logs, "--folder", out], check=True)
            self.assertFalse((out / "centre-4.bin").exists())


if __name__ == "__main__":
    unittest.main()
