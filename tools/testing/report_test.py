import unittest

from testing import report

CTEST = """\
 1/2 Test #1: Clock.Stops ....***Failed    0.02 sec
50% tests passed, 1 tests failed out of 2

The following tests FAILED:
\t  1 - Games/Clock.Stops/fast (Failed)
"""
VITEST = """\
 FAIL  src/table/at-table.test.tsx > a table is drawn
 Test Files  1 failed | 3 passed (4)
      Tests  1 failed | 12 passed (13)
"""
PLAYWRIGHT = """\
Running 5 tests using 2 workers
  1) e2e/online.spec.ts:85:1 › a move without a connection waits

  1 failed
    e2e/online.spec.ts:85:1 › a move without a connection waits
  1 flaky
    e2e/phone.spec.ts:12:1 › on a phone
  3 passed (1.2m)
"""
UNITTEST = "Ran 7 tests in 0.004s\n\nFAILED (failures=1, errors=1)\n"
GTEST = """\
[  FAILED  ] Clock.Stops (0 ms)
[==========] 3 tests from 1 test suite ran. (0 ms total)
[  PASSED  ] 2 tests.
[  FAILED  ] 1 test, listed below:
[  FAILED  ] Clock.Stops

 1 FAILED TEST
"""


class Counts(unittest.TestCase):
    def test_each_kind_of_runner_is_understood(self):
        self.assertEqual(report.counts(CTEST, False), (1, 1))
        self.assertEqual(report.counts(VITEST, False), (12, 1))
        self.assertEqual(report.counts(PLAYWRIGHT, False), (4, 1))
        self.assertEqual(report.counts(UNITTEST, False), (5, 2))
        self.assertEqual(report.counts(GTEST, False), (2, 1))

    def test_a_step_without_tests_counts_as_one(self):
        self.assertEqual(report.counts("all is well", True), (1, 0))
        self.assertEqual(report.counts("not formatted", False), (0, 1))

    def test_a_step_that_fails_after_its_tests_is_a_failure(self):
        self.assertEqual(report.counts("100% tests passed, 0 tests failed out of 9\n", False), (9, 1))


class FirstFailure(unittest.TestCase):
    def test_it_is_run_again_by_one_command(self):
        self.assertEqual(report.run_again("native", "dev", CTEST), "./test 'Games/Clock.Stops/fast'")
        self.assertEqual(report.run_again("asan", "asan", CTEST), "./test --preset asan 'Games/Clock.Stops/fast'")
        self.assertEqual(report.run_again("unit", None, VITEST), "./test web/src/table/at-table.test.tsx")
        self.assertEqual(report.run_again("browser", None, PLAYWRIGHT), "./test web/e2e/online.spec.ts:85")
        self.assertEqual(report.run_again("picked", "dev", GTEST), "./test 'Clock.Stops'")
        self.assertEqual(report.run_again("format", None, "not formatted"), "./test format")


class Flaky(unittest.TestCase):
    def test_what_passed_at_the_second_try_is_named(self):
        self.assertEqual(report.flaky(PLAYWRIGHT), ["e2e/phone.spec.ts:12:1 › on a phone"])
        self.assertEqual(report.flaky(CTEST), [])


if __name__ == "__main__":
    unittest.main()
