// Messages of the server: any bytes are read or refused with a reason, and what can be read is
// printed so that it reads the same.

#include "protocol/server_message.hpp"

#include "fuzzing.hpp"

namespace twenties::fuzzing {
namespace {

void read(std::string_view text) {
  const auto message = read_server_message(text);
  if (!message) {
    require(!message.error().message.empty(), "refused without a reason", text);
    return;
  }
  const std::string printed = print_server_message(*message);
  const auto again = read_server_message(printed);
  require(again.has_value(), "does not read what it prints", printed);
  require(*again == *message, "reads something else than it printed", printed);
}

}  // namespace
}  // namespace twenties::fuzzing

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  twenties::fuzzing::read({reinterpret_cast<const char*>(data), size});
  return 0;
}
