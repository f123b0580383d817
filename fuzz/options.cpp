// Options: what is accepted prints as the one canonical text and starts a game that has them.

#include "fuzzing.hpp"

namespace twenties::fuzzing {
namespace {

template <Rules G>
void read_options(std::string_view text) {
  const auto options = G::read_options(text);
  if (!options) {
    require(!options.error().message.empty(), "refused without a reason", text);
    return;
  }
  const std::string canonical = G::print_options(*options);
  const auto again = G::read_options(canonical);
  require(again.has_value(), "does not read what it prints", canonical);
  require(G::print_options(*again) == canonical, "prints two texts for the same", canonical);
  const typename G::State state = G::start(*options);
  require(G::print_options(G::options(state)) == canonical, "starts with other options", canonical);
  require(G::seats(state) >= G::info().min_seats && G::seats(state) <= G::info().max_seats,
          "more or fewer seats than declared", canonical);
  require(G::turn(state).is_chance() || !G::turn(state).seats.empty(), "waits for nobody",
          canonical);
}

}  // namespace
}  // namespace twenties::fuzzing

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  twenties::fuzzing::Input input(data, size);
  twenties::fuzzing::with_game(
      input, [&]<class G>() { twenties::fuzzing::read_options<G>(input.text()); });
  return 0;
}
