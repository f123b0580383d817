"""Runs steps: at most two at a time, each with its output in a file, and shows their progress."""

import hashlib
import os
import re
import shlex
import signal
import subprocess
import sys
import threading
import time

from testing import report
from testing.steps import LOGS, ROOT

# The shell functions that ./play uses as well: configure, build, install_web_libraries, build_core_for_web.
PRELUDE = f"root={shlex.quote(str(ROOT))}; keep_going=yes; " + "".join(
    f'. "$root/tools/{name}.sh"; ' for name in ("install", "build", "web")) + "need_node || exit 1; "
# If Linux schedules by session (autogroup), the priority must be set for the session.
PATIENTLY = "renice -n 19 $$ >/dev/null; { echo 19 >/proc/self/autogroup; } 2>/dev/null; "
AT_ONCE = 2
# After this long without output, a line says what is running.
SILENCE = 30
COUNTED = re.compile(r"^\s*\[?(\d+)/(\d+)\]? ")
# The output of ninja, ctest, vitest and npm when all is well.
BORING = re.compile(r"^\s*(Start +\d+: |env CCACHE_|Label Time Summary|.*sec\*proc|ninja: |✓ src/|✓ tests/|npm warn )|^\s*$")


def inputs_digest(step):
    """A digest of the names and contents of everything that a step reads, and of its commands."""
    names = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z", "--", *step.inputs], cwd=ROOT,
                           capture_output=True, check=True).stdout.split(b"\0")
    digest = hashlib.sha256(repr(step.commands).encode())
    for name in sorted(filter(None, names)):
        path = ROOT / os.fsdecode(name)
        digest.update(name + b"\0" + (hashlib.sha256(path.read_bytes()).digest() if path.is_file() else b""))
    return digest.hexdigest()


def may_run_beside(one, other):
    return (not one.alone or other.patient) and (not other.alone or one.patient)


class Run:
    """The state of a step."""

    def __init__(self, step, number):
        self.step = step
        self.log = LOGS / f"{number:02}-{step.name}.log"
        self.state = "waiting"  # running, passed, FAILED, left out
        self.seconds = 0.0
        self.processor_seconds = 0.0
        self.begin = 0.0
        self.process = None
        self.passed = self.failed = 0
        self.remembered = False
        self.last_tenth = -1

    @property
    def stamp(self):
        return LOGS / "passed" / self.step.name

    def stamp_text(self):
        return self.stamp.read_text() if self.stamp.exists() else ""

    @property
    def ended(self):
        return self.state not in ("waiting", "running")

    def text(self):
        return report.COLOUR.sub("", self.log.read_text(errors="replace")) if self.log.exists() else ""


class Runner:
    def __init__(self, steps, remembers=False):
        self.runs = [Run(step, number) for number, step in enumerate(steps, start=1)]
        self.by_name = {run.step.name: run for run in self.runs}
        self.width = max((len(run.step.name) for run in self.runs), default=0)
        self.remembers = remembers  # leaves out what passed before with the same inputs
        self.lock = threading.Condition()
        self.last_said = time.monotonic()
        self.stopping = False
        self.threads = []

    # ---- what is shown ----

    def say(self, name, text):
        self.last_said = time.monotonic()
        print(f"{name:{self.width}}  {text}", flush=True)

    def show(self, run, line):
        """One in ten of the counted lines, and other lines worth reading."""
        line = report.COLOUR.sub("", line.rstrip("\n"))
        if counted := COUNTED.match(line):
            tenth = 10 * int(counted.group(1)) // max(1, int(counted.group(2)))
            if tenth == run.last_tenth and "Fail" not in line and "FAILED" not in line:
                return
            run.last_tenth = tenth
        elif BORING.match(line):
            return
        with self.lock:
            self.say(run.step.name, line if len(line) < 160 else line[:157] + "...")

    def show_silence(self):
        if time.monotonic() - self.last_said > SILENCE:
            running = [f"{run.step.name} for {time.monotonic() - run.begin:.0f} s" for run in self.runs
                       if run.state == "running"]
            self.say("", "still running: " + ", ".join(running))

    # ---- running ----

    def ready(self, run):
        """Whether a step can begin; one that needs a failed step never will."""
        needed = [self.by_name[name] for name in run.step.needs if name in self.by_name]
        if any(one.ended and one.state != "passed" for one in needed):
            run.state = "left out"
            return False
        return all(one.state == "passed" for one in needed)

    def next_run(self):
        running = [run.step for run in self.runs if run.state == "running"]
        if self.stopping or len(running) >= AT_ONCE:
            return None
        for run in self.runs:
            if run.state == "waiting" and self.ready(run) and all(may_run_beside(run.step, step) for step in running):
                return run
        return None

    def begin(self, run):
        if self.remembers and run.step.inputs and inputs_digest(run.step) == run.stamp_text():
            run.state, run.remembered, run.passed = "passed", True, 1
            self.say(run.step.name, "passed before, and nothing that it reads has changed")
            return
        run.state, run.begin = "running", time.monotonic()
        self.say(run.step.name, f"begins: {run.step.what}")
        thread = threading.Thread(target=self.execute, args=(run,), daemon=True)
        self.threads.append(thread)
        thread.start()

    def execute(self, run):
        digest = inputs_digest(run.step) if run.step.inputs else ""
        script = (PATIENTLY if run.step.patient else "") + PRELUDE + f"cd {shlex.quote(str(run.step.folder))} && " + " && ".join(run.step.commands)
        with open(run.log, "w", encoding="utf-8") as log:
            run.process = subprocess.Popen(["bash", "-c", script], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                           stderr=subprocess.STDOUT, text=True, errors="replace", cwd=ROOT,
                                           start_new_session=True)
            for line in run.process.stdout:
                log.write(line)
                self.show(run, line)
        _, status, used = os.wait4(run.process.pid, 0)
        run.process.returncode = os.waitstatus_to_exitcode(status)
        ok = run.process.returncode == 0
        run.processor_seconds = used.ru_utime + used.ru_stime
        if ok and digest:
            run.stamp.parent.mkdir(parents=True, exist_ok=True)
            run.stamp.write_text(digest)
        run.passed, run.failed = report.counts(run.text(), ok)
        with self.lock:
            run.seconds = time.monotonic() - run.begin
            run.state = "stopped" if self.stopping else "passed" if ok else "FAILED"
            self.say(run.step.name, f"{run.state} after {run.seconds:.0f} s")
            self.lock.notify_all()

    def run(self):
        LOGS.mkdir(parents=True, exist_ok=True)
        for old in LOGS.glob("*.log"):
            old.unlink()
        signal.signal(signal.SIGTERM, lambda *_: self.stop())
        try:
            with self.lock:
                while not all(run.ended for run in self.runs):
                    while run := self.next_run():
                        self.begin(run)
                    if not any(run.state == "running" for run in self.runs):
                        break
                    self.lock.wait(timeout=1)
                    self.show_silence()
        except KeyboardInterrupt:
            self.stop()
        for thread in self.threads:
            thread.join()
        for run in self.runs:
            run.state = "left out" if run.state == "waiting" else run.state
        return all(run.state == "passed" for run in self.runs)

    def stop(self):
        """Kills what is running, with all its child processes."""
        self.stopping = True
        for run in self.runs:
            if run.state == "running" and run.process:
                try:
                    os.killpg(run.process.pid, signal.SIGTERM)
                except ProcessLookupError:
                    pass  # it has just ended

    # ---- the end ----

    def flaky(self):
        """The browser tests that passed only at the second try."""
        return [name for run in self.runs for name in report.flaky(run.text())]

    def summary(self, seconds, installed):
        print(f"\n     {'step':{self.width}}  {'result':8} {'tests':>6} {'seconds':>8} {'processor':>10}")
        for number, run in enumerate(self.runs, start=1):
            tests = run.passed + run.failed
            result = "before" if run.remembered else run.state
            print(f"{number:3}. {run.step.name:{self.width}}  {result:8} {tests or '':>6} {run.seconds:8.0f}"
                  f" {run.processor_seconds:10.0f}")
        used = sum(run.processor_seconds for run in self.runs)
        print(f"     {'all, side by side':{self.width}}  {'':8} {'':>6} {seconds:8.0f} {used:10.0f}")
        if any(run.remembered for run in self.runs):
            print("     before: it passed before, and nothing that it depends on has changed; ./test STEP runs it again.")
        if installed:
            print(f"     Before that, packages were installed for {installed} s.")
        print()
        if names := self.flaky():
            print("Passed only at the second try, which is a defect (build/e2e has what was seen):")
            print("\n".join(f"    {name}" for name in names) + "\n")
        failures = [run for run in self.runs if run.state == "FAILED"]
        if failures:
            first, text = failures[0], failures[0].text()
            preset = re.search(r"--preset (\w+)", " ".join(first.step.commands))
            print(f"The first failure is in {first.step.name}; the end of {first.log.relative_to(ROOT)}:\n")
            print("\n".join("    " + line for line in text.splitlines()[-40:]))
            print("\nTo run it alone:\n")
            print(f"    {report.run_again(first.step.name, preset and preset.group(1), text)}\n")
        # Skipped and stopped steps do not count as passed.
        unfinished = sum(run.state in ("left out", "stopped") for run in self.runs)
        print(f"{sum(run.passed for run in self.runs)} passed, {sum(run.failed for run in self.runs) + unfinished} failed")
        sys.stdout.flush()
