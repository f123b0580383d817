#pragma once

#include <CLI/CLI.hpp>

namespace twenties {

// Each adds the solver of one game below the command `solve`, and leaves its exit code like a
// command of its own.

}  // namespace twenties
