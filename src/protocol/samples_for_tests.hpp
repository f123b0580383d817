#pragma once

#include <string>
#include <vector>

namespace twenties {

// A message as it stands in tests/data/protocol/<direction>/<name>.json.
struct Sample {
  std::string direction;  // client, server
  std::string name;
  std::string json;
};

// One message of each kind, taken from games that are always the same.
std::vector<Sample> sample_messages();

// What is sent in test matches of people who do anything: all games, all viewers.
std::vector<Sample> many_messages();

}  // namespace twenties
