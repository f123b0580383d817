"""Which sources can be compiled together, as one file that includes them all.

Most of the time of a compiler goes into the headers of others, which it reads anew for each file. So files of one folder
are put into batches for unity builds (cmake/TwentiesTargets.cmake; clang-tidy uses the same ones). Two files that
both declare the same name for themselves, in an unnamed namespace or by `using`, never share a batch. (A name of one may
shadow a name of another one all the same, so -Wshadow is for tools/check-includes, which sees each file alone.)

  python3 tools/batches.py LISTS SIZE

LISTS is a file with a line "<target>:" and, below it, a line for each source, for each target. Prints a line
"<target> <batch> <file>" for each source that shares a batch.
"""

import collections
import pathlib
import re
import sys


def own_names(text):
    """The local declarations of a file: name -> the aliased type, or nothing."""
    found = {}
    for part in re.findall(r"^namespace \{$(.*?)^\}  // namespace$", text, re.M | re.S):
        part = re.sub(r"^using [^;]*;", "", part, flags=re.M)
        names = re.findall(r"^(?:template <.*> )?(?:struct|class|enum class|enum) (\w+)", part, re.M)
        names += re.findall(r"^(?! |struct|class|enum|//|#|\}|TEST|RC_|INSTANTIATE)[^(={;\n]*?(\w+)(?:\(| =|\{|;|\[)", part,
                            re.M)
        found.update((name, "") for name in names)
    found.update(re.findall(r"^(?:using|namespace) (\w+) = ([^;]*);", text, re.M))
    # All names of a namespace, which affect what follows in a batch.
    found["using namespace"] = ",".join(sorted(re.findall(r"^using namespace ([\w:]+);", text, re.M))) or "none"
    return found


def clash(some, others):
    """Whether the local declarations of two files conflict. Two equal aliases do not."""
    return any(some[name] == "" or some[name] != others[name] for name in some.keys() & others.keys())


def batches(files, size, alike=lambda file: None):
    """Lists of at most `size` files that go together: of one folder, and alike. The order of the files is kept, so a
    file that is added or changed moves only files of its own folder."""
    found = []
    for file in files:
        kind, names = (file.parent, alike(file)), own_names(file.read_text(encoding="utf-8"))
        for batch in found:
            if batch["kind"] == kind and len(batch["files"]) < size and not clash(batch["names"], names):
                break
        else:
            batch = {"kind": kind, "files": [], "names": {}}
            found.append(batch)
        batch["files"].append(file)
        batch["names"] |= names
    return [batch["files"] for batch in found]


def main():
    targets, size = {}, int(sys.argv[2])
    for line in filter(None, pathlib.Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()):
        if line.endswith(":"):
            files = targets.setdefault(line[:-1], [])
        else:
            files.append(pathlib.Path(line))
    root = pathlib.Path(__file__).resolve().parent.parent
    for target, files in targets.items():
        # Generated files are left alone. A batch is named after its folder, so that other folders' batches do not
        # change.
        own = sorted(file for file in files if file.is_relative_to(root) and "build" not in file.relative_to(root).parts)
        counts = collections.Counter()
        for batch in batches(own, size):
            folder = "_".join(batch[0].parent.relative_to(root).parts)
            counts[folder] += 1
            for file in batch if len(batch) > 1 else ():
                print(f"{target} {folder}_{counts[folder]} {file}")


if __name__ == "__main__":
    main()
