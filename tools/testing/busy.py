"""Keeps every core busy with a compiler, beside tests that must not depend on an idle machine."""

import subprocess
import threading

from testing.steps import JOBS

# Templates that take a second or two to expand.
SOURCE = """
template <int N> struct F { static constexpr long v = F<N - 1>::v + N; };
template <> struct F<0> { static constexpr long v = 0; };
template <int A, int B> struct G { static constexpr long v = G<A - 1, B>::v ^ F<(A * 7 + B) % 900>::v; };
template <int B> struct G<0, B> { static constexpr long v = B; };
long result = G<800, 1>::v + G<800, 2>::v + G<800, 3>::v + G<800, 4>::v + G<800, 5>::v + G<800, 6>::v;
"""


class Busy:
    def __init__(self, wanted):
        self.wanted = wanted
        self.over = threading.Event()

    def __enter__(self):
        for _ in range(JOBS if self.wanted else 0):
            threading.Thread(target=self.compile, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.over.set()

    def compile(self):
        command = ["clang++-19", "-std=c++20", "-ftemplate-depth=2000", "-x", "c++", "-c", "-", "-o", "/dev/null"]
        while not self.over.is_set():
            subprocess.run(command, input=SOURCE, text=True, check=True)
