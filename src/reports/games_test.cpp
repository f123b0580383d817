#include "reports/games.hpp"

#include <gtest/gtest.h>

#include "games/registry.hpp"
#include "reports/speed.hpp"

namespace twenties {
namespace {

TEST(GamesReport, NamesEveryGameAndEveryOption) {
  for (const char* language : {"en", "es", "de"}) {
    const std::string text = games_text(all_games(), Words(language));
    for (const GameType* type : all_games().types()) {
      EXPECT_NE(text.find(type->info().title), std::string::npos) << language;
      for (const OptionSpec& option : type->info().options) {
        EXPECT_NE(text.find(std::string(option.name) + "="), std::string::npos) << language;
      }
    }
  }
}

TEST(SpeedReport, WritesLargeFiguresInMillions) {
  const Measure rate{"twenty-one", "bench.playouts-for-4", 12'340'000, "bench.marks-a-second"};
  EXPECT_NE(text_of(rate, Words("en")).find("    12.3 "), std::string::npos);
  EXPECT_NE(text_of(rate, Words("de")).find("    12,3 "), std::string::npos);
  EXPECT_NE(json_of(rate).find("12340000"), std::string::npos);
  const Measure size{"twenty-one", "bench.size", 76, "bench.bytes"};
  EXPECT_NE(text_of(size, Words("en")).find("   76.00 "), std::string::npos);
}

}  // namespace
}  // namespace twenties
