#pragma once

#include <string>
#include <vector>

namespace twenties {

// A message as in tests/data/protocol/<direction>/<name>.json.
struct Sample {
  std::string direction;  // client, server
  std::string name;
  std::string json;
};

// One message of each kind, from fixed games.
std::vector<Sample> sample_messages();

// The messages of matches with random commands: all games, all viewers.
std::vector<Sample> many_messages();

}  // namespace twenties
