// Golden playthroughs: one for each game, version of its rules, seat count and variant. A golden is
// an assertion: it is re-recorded, with TWENTIES_RECORD_GOLDENS=1, only when a rule changes.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "base/text.hpp"
#include "conformance/walk.hpp"
#include "games/games_for_tests.hpp"
#include "games/registry.hpp"
#include "golden/playthrough.hpp"

namespace twenties {
namespace {

namespace fs = std::filesystem;

const fs::path folder = fs::path(TWENTIES_SOURCE_DIR) / "tests" / "golden" / "playthroughs";

struct Golden {
  const GameType* type;
  int rules;
  std::string options;

  [[nodiscard]] fs::path path() const {
    std::string name = rules == 1 ? options : cat("rules=", rules, ' ', options);
    for (char& c : name) {
      if (c == ' ') c = '_';
      if (c == ',') c = '+';
    }
    return folder / std::string(type->info().id) / (name + ".txt");
  }
};

// For gtest's messages.
void PrintTo(const Golden& golden, std::ostream* out) {  // NOLINT(readability-identifier-naming)
  *out << golden.type->info().id << ' ' << golden.rules << ' ' << golden.options;
}

template <class G>
void add_goldens(std::vector<Golden>& out) {
  const GameType* type = all_games_and_null().find(G::info().id);
  for (int back = 0; back < versions_of<G>(); ++back) {
    for (const std::string& line : ConformanceCases<G>::options()) {
      out.push_back({type, G::info().rules_version - back, line});
    }
  }
}

std::vector<Golden> goldens() {
  std::vector<Golden> out;
  const auto add = [&]<class... Games>(testing::Types<Games...>*) {
    (add_goldens<Games>(out), ...);
  };
  add(static_cast<AllGames*>(nullptr));
  return out;
}

std::string content(const fs::path& path) {
  std::ostringstream out;
  out << std::ifstream(path, std::ios::binary).rdbuf();
  return out.str();
}

class Playthrough : public testing::TestWithParam<Golden> {};

TEST_P(Playthrough, IsAsRecorded) {
  const Golden& golden = GetParam();
  const std::string now =
      playthrough(*golden.type, golden.rules, golden.options, hash_text(golden.options));
  if (std::getenv("TWENTIES_RECORD_GOLDENS") != nullptr) {
    fs::create_directories(golden.path().parent_path());
    std::ofstream(golden.path(), std::ios::binary) << now;
  }
  ASSERT_TRUE(fs::exists(golden.path())) << "no golden playthrough " << golden.path();
  EXPECT_EQ(content(golden.path()), now) << golden.path();
}

INSTANTIATE_TEST_SUITE_P(Games, Playthrough, testing::ValuesIn(goldens()));

TEST(Goldens, NoneIsLeftOver) {
  std::set<fs::path> expected;
  for (const Golden& golden : goldens()) expected.insert(golden.path());
  ASSERT_TRUE(fs::exists(folder));
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file()) {
      EXPECT_TRUE(expected.contains(entry.path())) << entry.path();
    }
  }
}

}  // namespace
}  // namespace twenties
