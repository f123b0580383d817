// How all bots of all games play, as one number. It changes when a bot plays differently: then it
// is re-recorded, with TWENTIES_RECORD_GOLDENS=1, and the commit says so.

#include "bots/signature.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <sstream>

namespace twenties {
namespace {

void expect_recorded(std::uint64_t signature, const char* name) {
  const auto file = std::filesystem::path(TWENTIES_SOURCE_DIR) / "tests" / "golden" / name;
  std::ostringstream found;
  found << std::hex << std::setw(16) << std::setfill('0') << signature << '\n';
  if (std::getenv("TWENTIES_RECORD_GOLDENS") != nullptr) {
    std::ofstream(file) << found.str();
    return;
  }
  std::ostringstream recorded;
  recorded << std::ifstream(file).rdbuf();
  EXPECT_EQ(found.str(), recorded.str());
}

TEST(Signature, IsTheRecordedOneWithEveryCompiler) {
  expect_recorded(play_signature(), "signature.txt");
}

TEST(Signature, OfVersion1OfTheRulesIsTheRecordedOne) {
  expect_recorded(play_signature_of_version_1(), "signature-of-version-1.txt");
}

}  // namespace
}  // namespace twenties
