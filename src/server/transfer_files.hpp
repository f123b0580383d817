#pragma once

#include <sys/types.h>

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace twenties {

// A file that is written to a temporary name first, so that an existing file is not lost on
// failure. Without finish() it is discarded.
class NewFile {
 public:
  NewFile(std::filesystem::path place, mode_t access);
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;
  ~NewFile();

  bool write(std::string_view text);
  // Renames it to its final name; false if anything was not written.
  bool finish();

 private:
  std::filesystem::path place_;
  std::filesystem::path beside_;
  std::FILE* file_ = nullptr;
};

// The output of an export: a file that only its owner can read, since it holds the secrets of
// running games; standard output for "-"; nothing for an empty name.
class LineWriter {
 public:
  explicit LineWriter(const std::string& place);

  bool write(const std::string& line);
  bool finish();

 private:
  std::string place_;
  std::optional<NewFile> file_;
};

// Reads lines of a limited length from a file, or from standard input for "-".
class LineReader {
 public:
  static constexpr std::size_t longest_line = std::size_t{64} << 20U;
  enum class Got : std::uint8_t { line, too_long, end };

  explicit LineReader(const std::string& place, std::size_t longest = longest_line);
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;
  ~LineReader();

  // Why it cannot be read; empty if it can.
  [[nodiscard]] std::string problem() const;
  // Whether it exists and can be read.
  [[nodiscard]] bool is_readable();
  Got next(std::string& line);

 private:
  std::FILE* file_;
  std::size_t longest_;
  int problem_;
};

}  // namespace twenties
