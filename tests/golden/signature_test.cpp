// How all bots of all games play, as one number. A change of it is a change of how somebody plays:
// it is recorded again, with TWENTIES_RECORD_GOLDENS=1, and the commit says so.

#include "bots/signature.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <sstream>

namespace twenties {
namespace {

const std::filesystem::path file =
    std::filesystem::path(TWENTIES_SOURCE_DIR) / "tests" / "golden" / "signature.txt";

TEST(Signature, IsTheRecordedOneWithEveryCompiler) {
  std::ostringstream found;
  found << std::hex << std::setw(16) << std::setfill('0') << play_signature() << '\n';
  if (std::getenv("TWENTIES_RECORD_GOLDENS") != nullptr) {
    std::ofstream(file) << found.str();
    return;
  }
  std::ostringstream recorded;
  recorded << std::ifstream(file).rdbuf();
  EXPECT_EQ(found.str(), recorded.str());
}

}  // namespace
}  // namespace twenties
