// Commands: any line is read, and what is read means the same when it is written out.

#include "terminal/command.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "fuzzing.hpp"
#include "texts/catalogue.hpp"
#include "texts/words.hpp"

namespace twenties::fuzzing {
namespace {

void expect_stable(const Command& command, std::string_view line) {
  const std::string written = cat(command_info(command.verb).name, ' ', command.argument);
  const auto again = read_command(written);
  require(again && again->verb == command.verb && again->argument == command.argument,
          "means something else when written out", line);
}

void read(std::string_view line) {
  const auto command = read_command(line);
  if (command) expect_stable(*command, line);
  for (const Command& guess : guess_commands(line)) expect_stable(guess, line);
  for (const Catalogue& catalogue : catalogues()) {
    const auto answer = read_yes_or_no(line, Words(catalogue.language));
    require(!answer || !trim(line).empty(), "an empty line is an answer", line);
  }
}

}  // namespace
}  // namespace twenties::fuzzing

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  twenties::fuzzing::read({reinterpret_cast<const char*>(data), size});
  return 0;
}
