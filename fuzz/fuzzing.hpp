#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "../tests/conformance/walk.hpp"
#include "core/rules.hpp"
#include "games/games_for_tests.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace twenties::fuzzing {

[[noreturn]] inline void fail(std::string_view what, std::string_view where) {
  std::fprintf(stderr, "%.*s\n%.*s\n", static_cast<int>(what.size()), what.data(),
               static_cast<int>(where.size()), where.data());
  std::abort();
}

// Stops the fuzzer if a condition fails.
inline void require(bool holds, std::string_view what, std::string_view where) {
  if (!holds) fail(what, where);
}

// The same in a position, which is printed only then.
template <Rules G>
void require_in(const typename G::State& state, bool holds, std::string_view what) {
  if (!holds) fail(what, G::print_position(state));
}

// An input, read from the front: bytes that choose something, then a text.
class Input {
 public:
  Input(const std::uint8_t* data, std::size_t size)
      : rest_(reinterpret_cast<const char*>(data), size) {}

  // 0 when the input has ended, so that short inputs are valid.
  std::size_t below(std::size_t bound) {
    if (rest_.empty()) return 0;
    const auto byte = static_cast<unsigned char>(rest_.front());
    rest_.remove_prefix(1);
    return byte % bound;
  }
  [[nodiscard]] std::string_view text() const { return rest_; }

 private:
  std::string_view rest_;
};

// Calls visit.operator()<G>() with the game that the next byte chooses.
template <class Visit>
void with_game(Input& input, Visit&& visit) {
  const auto choose = [&]<class... Games>(testing::Types<Games...>*) {
    std::size_t index = input.below(sizeof...(Games));
    ((index-- == 0 ? visit.template operator()<Games>() : void()), ...);
  };
  choose(static_cast<AllGames*>(nullptr));
}

// Positions of each way to play: the first of a random game, and some of the later ones.
template <Rules G>
const std::vector<typename G::State>& some_states() {
  static const std::vector<typename G::State> states = [] {
    std::vector<typename G::State> out;
    for (const std::string& line : ConformanceCases<G>::options()) {
      int seen = 0;
      const auto collect = [&](const typename G::State& state, const Turn&, Random&) {
        if (seen < 6 || seen % 12 == 0) out.push_back(state);
        ++seen;
      };
      walk_random_games<G>({line}, versions_of<G>(), collect);
    }
    return out;
  }();
  return states;
}

}  // namespace twenties::fuzzing
