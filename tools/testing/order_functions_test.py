import importlib.machinery
import importlib.util
import pathlib
import sys
import unittest

PATH = str(pathlib.Path(__file__).resolve().parents[1] / "order-functions")
sys.dont_write_bytecode = True
SPEC = importlib.util.spec_from_loader("order_functions", importlib.machinery.SourceFileLoader("order_functions", PATH))
order_functions = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(order_functions)


def section(kind, content):
    return bytes([kind, len(content)]) + content


def module(bodies, exported, listed):
    """An imported function and three others, of which one is exported and some are in the table."""
    code = b"".join(bytes([len(body)]) + body for body in bodies)
    return b"\0asm\1\0\0\0" + b"".join([
        section(1, b"\1\x60\0\0"),
        section(2, b"\1\1a\1b\0\0"),
        section(3, b"\3\0\0\0"),
        section(7, b"\1\1f\0" + bytes([exported])),
        section(9, b"\1\0\x41\0\x0b" + bytes([len(listed), *listed])),
        section(10, bytes([len(bodies)]) + code),
    ])


class OrderFunctions(unittest.TestCase):
    def test_whoever_names_a_function_names_the_same_one_afterwards(self):
        order_of, order_functions.order_of = order_functions.order_of, lambda bodies: [2, 0, 1]
        self.addCleanup(setattr, order_functions, "order_of", order_of)
        # The 16 is a number there, not the code of a call.
        first, second, third = b"\0\x10\3\x0b", b"\0\x41\x10\x1a\x0b", b"\0\x10\2\x10\0\x0b"
        before = module([first, second, third], exported=1, listed=[3, 1])
        after = module([b"\0\x10\3\x10\0\x0b", b"\0\x10\1\x0b", second], exported=2, listed=[1, 2])
        self.assertEqual(order_functions.ordered(before), after)

    def test_operands_are_not_taken_for_instructions(self):
        bodies = {
            "a memory access": b"\x28\x10\x10",
            "a constant of 8 bytes": b"\x44" + b"\x10" * 8,
            "a table of branches": b"\x0e\1\x10\x10",
            "a call by type": b"\x11\x10\x10",
            "a copy of memory": b"\xfc\x0a\x10\x10",
            "a vector": b"\xfd\x0c" + b"\x10" * 16,
            "a lane of a vector in memory": b"\xfd\x54\x10\x10\x10",
        }
        for name, code in bodies.items():
            with self.subTest(name):
                self.assertEqual(order_functions.with_calls(code + b"\x10\5", 0, lambda index: 0), code + b"\x10\0")

    def test_functions_with_the_same_code_lie_together(self):
        one, other = bytes(range(100)), bytes(range(100, 200))
        order = order_functions.order_of([one + b"a", other + b"b", other + b"c", one + b"d"])
        self.assertEqual(order, [0, 3, 1, 2])


if __name__ == "__main__":
    unittest.main()
