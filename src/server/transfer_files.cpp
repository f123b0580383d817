#include "server/transfer_files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

namespace twenties {

NewFile::NewFile(std::filesystem::path place, mode_t access)
    : place_(std::move(place)), beside_(place_) {
  beside_ += ".part";
  ::unlink(beside_.c_str());
  const int descriptor =
      ::open(beside_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, access);
  if (descriptor >= 0) file_ = ::fdopen(descriptor, "wb");
}

NewFile::~NewFile() {
  if (file_ == nullptr) return;
  std::fclose(file_);
  ::unlink(beside_.c_str());
}

bool NewFile::write(std::string_view text) {
  return file_ != nullptr && std::fwrite(text.data(), 1, text.size(), file_) == text.size();
}

bool NewFile::finish() {
  if (file_ == nullptr) return false;
  const bool written = std::fflush(file_) == 0 && std::ferror(file_) == 0;
  const bool closed = std::fclose(std::exchange(file_, nullptr)) == 0;
  std::error_code error;
  if (written && closed) std::filesystem::rename(beside_, place_, error);
  if (!written || !closed || error) ::unlink(beside_.c_str());
  return written && closed && !error;
}

LineWriter::LineWriter(const std::string& place) : place_(place) {
  if (!place.empty() && place != "-") file_.emplace(place, S_IRUSR | S_IWUSR);
}

bool LineWriter::write(const std::string& line) {
  if (file_) return file_->write(line);
  return place_.empty() || std::fwrite(line.data(), 1, line.size(), stdout) == line.size();
}

bool LineWriter::finish() { return file_ ? file_->finish() : std::fflush(stdout) == 0; }

LineReader::LineReader(const std::string& place, std::size_t longest)
    : file_(place == "-" ? stdin : std::fopen(place.c_str(), "rb")),
      longest_(longest),
      problem_(file_ == nullptr ? errno : 0) {}

LineReader::~LineReader() {
  if (file_ != nullptr && file_ != stdin) std::fclose(file_);
}

std::string LineReader::problem() const {
  return problem_ == 0 ? std::string() : std::strerror(problem_);
}

bool LineReader::is_readable() {
  if (problem_ != 0) return false;
  const int c = std::getc(file_);
  if (std::ferror(file_) != 0) problem_ = errno;
  if (c != EOF) std::ungetc(c, file_);
  return problem_ == 0;
}

LineReader::Got LineReader::next(std::string& line) {
  line.clear();
  bool fits = true;
  bool any = false;
  for (int c = 0; (c = ::getc_unlocked(file_)) != EOF;) {
    if (c == '\n') return fits ? Got::line : Got::too_long;
    any = true;
    fits = fits && line.size() < longest_;
    if (fits) line += static_cast<char>(c);
  }
  if (std::ferror(file_) != 0) problem_ = errno;
  if (!any || problem_ != 0) return Got::end;
  return fits ? Got::line : Got::too_long;
}

}  // namespace twenties
