#include "bots/arena/journal.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/types.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"

namespace twenties {

namespace {

constexpr char gap = '\t';

std::string print_game(const GameResult& game) {
  std::string out = cat(join(game.scores, " "), " winners");
  game.winners.for_each([&](Seat seat) { out += cat(' ', number_of(seat)); });
  if (game.forfeiter != nobody) {
    out += cat(" forfeit ", number_of(game.forfeiter), ' ', game.reason);
  }
  return out;
}

// "709 90 winners 1", "12 3 winners 2 forfeit 1 gave no answer within 3 s"
std::optional<GameResult> read_game(std::string_view text, int seats) {
  GameResult out;
  constexpr std::string_view mark = " forfeit ";
  const std::size_t forfeit = std::min(text.find(mark), text.size());
  const auto pieces = words(text.substr(0, forfeit));
  if (pieces.size() <= static_cast<std::size_t>(seats)) return std::nullopt;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
    const auto score = read_integer(pieces[seat]);
    if (!score) return std::nullopt;
    out.scores.push_back(*score);
  }
  if (pieces[static_cast<std::size_t>(seats)] != "winners") return std::nullopt;
  for (std::size_t at = static_cast<std::size_t>(seats) + 1; at < pieces.size(); ++at) {
    const auto seat = read_integer(pieces[at], 1, seats);
    if (!seat) return std::nullopt;
    out.winners.add(seat_at(*seat - 1));
  }
  if (forfeit == text.size()) return out;
  const std::string_view rest = text.substr(forfeit + mark.size());
  const auto seat = read_integer(rest.substr(0, 1), 1, seats);
  if (!seat || rest.size() < 2) return std::nullopt;
  out.forfeiter = seat_at(*seat - 1);
  out.reason = rest.substr(2);
  return out;
}

std::string read_all(int file) {
  std::string out;
  std::array<char, 65536> bytes{};
  for (ssize_t got = 0; (got = ::read(file, bytes.data(), bytes.size())) > 0;) {
    out.append(bytes.data(), static_cast<std::size_t>(got));
  }
  return out;
}

}  // namespace

std::string print_deal(std::uint64_t number, const DealResult& deal) {
  std::string out = cat("deal ", number);
  for (const GameResult& game : deal.games) out += cat(gap, print_game(game));
  return out;
}

std::optional<DealResult> read_deal(std::string_view line, std::uint64_t number, int seats) {
  const auto pieces = split(line, gap);
  if (pieces[0] != cat("deal ", number)) return std::nullopt;
  if (pieces.size() != static_cast<std::size_t>(seats) + 1) return std::nullopt;
  DealResult out;
  for (std::size_t at = 1; at < pieces.size(); ++at) {
    auto game = read_game(pieces[at], seats);
    if (!game) return std::nullopt;
    out.games.push_back(std::move(*game));
  }
  return out;
}

Result<std::unique_ptr<Journal>> Journal::open(const std::string& path, const std::string& contest,
                                               int seats) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the interface of the system
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  if (file < 0) return failure(Message("arena.cannot-open", {{"file", quote(path)}}));
  std::unique_ptr<Journal> journal(new Journal(file));
  if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
    return failure(Message("arena.journal-in-use", {{"file", quote(path)}}));
  }
  if (Message problem = journal->load(quote(path), contest, seats); !problem.empty()) {
    return failure(std::move(problem));
  }
  return journal;
}

Journal::~Journal() { ::close(file_); }

Message Journal::load(const std::string& name, const std::string& contest, int seats) {
  Message unwritable("arena.cannot-write", {{"file", name}});
  std::string text = read_all(file_);
  const std::size_t whole = text.rfind('\n') == std::string::npos ? 0 : text.rfind('\n') + 1;
  if (whole == 0 && !cat(contest, '\n').starts_with(text)) {
    return Message("arena.not-a-journal", {{"file", name}});
  }
  if (::ftruncate(file_, static_cast<off_t>(whole)) != 0) return unwritable;
  if (whole == 0) return write(cat(contest, '\n')) ? Message() : unwritable;
  text.resize(whole - 1);
  const auto lines = split(text, '\n');
  if (lines[0] != contest) {
    return Message("arena.other-contest",
                   {{"file", name}, {"there", std::string(lines[0])}, {"here", contest}});
  }
  for (std::size_t at = 1; at < lines.size(); ++at) {
    auto deal = read_deal(lines[at], at - 1, seats);
    if (!deal) {
      return Message("arena.journal-damaged", {{"file", name}, {"line", cat(at + 1)}});
    }
    finished_.push_back(std::move(*deal));
  }
  return {};
}

bool Journal::write(std::string_view text) const {
  return ::write(file_, text.data(), text.size()) == static_cast<ssize_t>(text.size());
}

bool Journal::add(std::uint64_t number, const DealResult& deal) {
  return write(cat(print_deal(number, deal), '\n'));
}

}  // namespace twenties
