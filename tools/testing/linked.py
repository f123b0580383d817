"""Runs the C++ tests whose programs were made of given files, after a build.

  python3 tools/testing/linked.py PRESET FILE...

Ninja knows which object was made of which files, headers included, and which program of which objects; a program that a
file went into is affected, whatever it uses of it. A file that ninja does not know was taken away, or is new to no
program: then all tests run.
"""

import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from testing.steps import JOBS, ROOT  # noqa: E402


def ninja(build, *words):
    return subprocess.run(["ninja", "-C", str(build), *words], capture_output=True, text=True, check=True).stdout


def objects_of(deps, build, root):
    """file -> the objects that depend on it, from `ninja -t deps`."""
    found, current = {}, None
    for line in deps.splitlines():
        if line and not line.startswith(" "):
            current = line.split(":")[0]
        elif line.strip():
            path = pathlib.Path(line.strip())
            path = path if path.is_absolute() else (build / path).resolve()
            if path.is_relative_to(root):
                found.setdefault(path.relative_to(root).as_posix(), set()).add(current)
    return found


def affected_programs(files, objects, inputs):
    """The programs of `inputs` (program -> its objects) that one of the files went into; None means all."""
    if any(file not in objects for file in files):
        return None
    touched = set().union(*(objects[file] for file in files))
    return sorted(program for program, made_of in inputs.items() if touched & made_of)


def main():
    preset, files = sys.argv[1], sys.argv[2:]
    build = ROOT / "build" / preset
    targets = [line.split(":")[0] for line in ninja(build, "-t", "targets", "all").splitlines()]
    programs = [name for name in targets if name.startswith("bin/")]
    inputs = {name.removeprefix("bin/"): set(ninja(build, "-t", "inputs", name).splitlines()) for name in programs}
    found = affected_programs(files, objects_of(ninja(build, "-t", "deps"), build, ROOT), inputs)
    command = ["ctest", "--preset", preset, "-j", str(JOBS), "--no-tests=ignore"]
    if found is None:
        print("every C++ test: ninja does not know one of the files")
        command += ["-LE", "^all$"]
    else:
        # The scripts of tests/app run the program itself.
        labels = [f"of_{name}" for name in found] + (["app"] if "twenties" in found else [])
        print("affected: " + (", ".join(found) or "no program"), flush=True)
        if not labels:
            return 0
        command += ["-L", f"^({'|'.join(labels)})$", "-LE", "^all$"]
    return subprocess.run(command, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
