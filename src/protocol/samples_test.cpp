// The messages in tests/data/protocol are what the server and its clients send and read. They are
// re-recorded with TWENTIES_RECORD_GOLDENS=1, and only when the protocol changes.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "protocol/client_message.hpp"
#include "protocol/samples_for_tests.hpp"
#include "protocol/server_message.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

namespace fs = std::filesystem;

const fs::path folder = fs::path(TWENTIES_SOURCE_DIR) / "tests" / "data" / "protocol";

fs::path path_of(const fs::path& root, const Sample& sample) {
  return root / sample.direction / (sample.name + ".json");
}

void write(const fs::path& path, const std::string& json) {
  fs::create_directories(path.parent_path());
  std::ofstream(path) << json << '\n';
}

std::string read(const fs::path& path) {
  std::stringstream out;
  out << std::ifstream(path).rdbuf();
  return out.str();
}

// The message, read and printed again.
std::string printed_again(const std::string& direction, const std::string& json) {
  if (direction == "client") {
    const auto message = read_client_message(json);
    return message ? print_client_message(*message) : in_english(message.error().reason);
  }
  const auto message = read_server_message(json);
  return message ? print_server_message(*message) : in_english(message.error());
}

TEST(Samples, AreWhatIsSent) {
  for (const Sample& sample : sample_messages()) {
    const fs::path path = path_of(folder, sample);
    if (std::getenv("TWENTIES_RECORD_GOLDENS") != nullptr) write(path, sample.json);
    EXPECT_EQ(read(path), sample.json + "\n") << path;
  }
}

TEST(Samples, AreReadAndPrintedBack) {
  std::set<fs::path> known;
  for (const Sample& sample : sample_messages()) known.insert(path_of(folder, sample));
  for (const auto& file : fs::recursive_directory_iterator(folder)) {
    if (!file.is_regular_file()) continue;
    EXPECT_TRUE(known.contains(file.path())) << file.path() << " is nobody's";
    const std::string json = read(file.path());
    const std::string direction = file.path().parent_path().filename();
    EXPECT_EQ(printed_again(direction, json) + "\n", json) << file.path();
  }
}

// tests/app/protocol.sh checks them against the schema.
TEST(Samples, ManyMoreAreReadAndPrintedBack) {
  const char* target = std::getenv("TWENTIES_MESSAGES");
  for (const Sample& sample : many_messages()) {
    ASSERT_EQ(printed_again(sample.direction, sample.json), sample.json);
    if (target != nullptr) write(path_of(target, sample), sample.json);
  }
}

}  // namespace
}  // namespace twenties
