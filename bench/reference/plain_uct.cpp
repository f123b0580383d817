// A reference opponent for Game of 20: plain UCT with random rollouts, as an engine
// (docs/engines.md).
//
//   twenties arena --game game-of-20 --seats master,exec:build/release/bin/plain_uct --move-time
//   0.2

#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>

#include "games/game_of_20/rules.hpp"
#include "reference/plain_uct.hpp"

namespace twenties::game_of_20 {
namespace {

void say(const std::string& line) {
  std::fputs(cat(line, "\n").c_str(), stdout);
  std::fflush(stdout);
}

struct Think {
  Limits limits;
  std::uint64_t seed = 0;
};

// "time 200 seed 20"
Think read_think(std::istringstream& words) {
  Think out;
  std::string name;
  std::uint64_t value = 0;
  while (words >> name >> value) {
    if (name == "time") out.limits.time = std::chrono::milliseconds(value);
    if (name == "nodes") out.limits.nodes = value;
    if (name == "seed") out.seed = value;
  }
  if (out.limits.time.count() == 0 && out.limits.nodes == 0) out.limits.nodes = 100'000;
  return out;
}

class Engine {
 public:
  // False when it is time to exit.
  bool hear(const std::string& line) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word == "twenties-engine") say("twenties-engine 1 plain UCT");
    if (word == "position") take_position(words);
    if (word == "think") think(read_think(words));
    return word != "quit";
  }

 private:
  void take_position(std::istringstream& words) {
    int seat = 0;
    std::string text;
    words >> seat;
    std::getline(words >> std::ws, text);
    const auto state = GameOf20::read_position(text);
    is_known_ = state.has_value();
    if (state) state_ = *state;
  }

  void think(const Think& task) {
    if (!is_known_ || GameOf20::turn(state_).kind != Turn::Kind::seats) {
      say("error this engine plays Game of 20 alone, and needs a position in which it is to move");
      return;
    }
    Budget budget(task.limits);
    const Move move = PlainUct<GameOf20>(task.seed).choose(state_, budget);
    say(cat("info nodes ", budget.nodes()));
    say(cat("bestmove ", GameOf20::print_move(move)));
  }

  State state_{};
  bool is_known_ = false;
};

}  // namespace
}  // namespace twenties::game_of_20

int main() {
  twenties::game_of_20::Engine engine;
  std::string line;
  while (std::getline(std::cin, line)) {
    if (!engine.hear(line)) break;
  }
}
