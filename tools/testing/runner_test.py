import pathlib
import tempfile
import unittest

from testing import steps
from testing.runner import Runner
from testing.steps import Step


def step(name, **more):
    return Step(name, name, ("true",), **more)


def states(chosen, **given):
    """A runner of these steps; all of them wait unless a state is given."""
    made = Runner(chosen)
    for name, state in given.items():
        made.by_name[name].state = state
    return made


def next_name(made):
    run = made.next_run()
    return run and run.step.name


class Order(unittest.TestCase):
    def test_two_steps_run_beside_each_other_and_no_third(self):
        chosen = [step("one"), step("two"), step("three")]
        self.assertEqual(next_name(states(chosen, one="running")), "two")
        self.assertIsNone(next_name(states(chosen, one="running", two="running")))

    def test_a_step_waits_for_what_it_needs(self):
        chosen = [step("test", needs=("build",)), step("build")]
        self.assertEqual(next_name(states(chosen)), "build")
        self.assertIsNone(next_name(states(chosen, build="running")))
        self.assertEqual(next_name(states(chosen, build="passed")), "test")
        failed = states(chosen, build="FAILED")
        self.assertIsNone(next_name(failed))
        self.assertEqual(failed.by_name["test"].state, "left out")

    def test_beside_a_browser_only_patient_steps_run(self):
        chosen = [step("compile"), step("browser", alone=True), step("tidy", patient=True)]
        self.assertEqual(next_name(states(chosen, compile="running")), "tidy")
        self.assertEqual(next_name(states(chosen, browser="running")), "tidy")
        self.assertEqual(next_name(states(chosen, compile="passed", tidy="running")), "browser")
        both = [step("browser", alone=True), step("other", alone=True)]
        self.assertIsNone(next_name(states(both, browser="running")))

    def test_the_browser_does_not_keep_patient_steps_waiting(self):
        names = [one.name for one in steps.everything()]
        for one in steps.everything():
            if one.patient:
                self.assertGreater(names.index(one.name), names.index("browser-all"))

    def test_a_patient_step_has_a_low_priority(self):
        made = Runner([Step("patient", "prints its priority", ("nice",), patient=True)])
        made.say = lambda *_: None
        run = made.runs[0]
        with tempfile.TemporaryDirectory() as folder:
            run.log = pathlib.Path(folder) / "log"
            made.execute(run)
            self.assertEqual((run.state, run.text().strip()), ("passed", "19"))


if __name__ == "__main__":
    unittest.main()
