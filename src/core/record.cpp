#include "core/record.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

#include "base/text.hpp"

namespace twenties {

namespace {

constexpr std::string_view first_line = "twenties record 1";
constexpr std::array<std::string_view, 9> remark_names{
    "date", "place", "event", "seed", "commitment", "shares", "secret", "help", "note"};
constexpr std::size_t longest_name = 40;
constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";  // some editors begin a file with it

// A comment is a line that begins with #, and in an action all from a # on that begins its text or
// stands after a space.
struct Commented {
  std::string_view text;
  std::string_view comment;
};

Commented without_comment(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '#' && (at == 0 || text[at - 1] == ' ' || text[at - 1] == '\t')) {
      return {trim(text.substr(0, at)), trim(text.substr(at + 1))};
    }
  }
  return {text, {}};
}

class Reader {
 public:
  RecordResult<Record> read(std::string_view text);

 private:
  using Step = std::optional<RecordError>;

  Step read_line(std::string_view line);
  Step read_header(std::string_view name, std::string_view value);
  Step read_rules(std::string_view value);
  Step read_seats(std::string_view value);
  Step read_result(std::string_view value);
  Step read_action(std::string_view line);
  Step read_event(const Commented& read);
  void add_action(Action::Kind kind, Seat seat, const Commented& read);
  [[nodiscard]] RecordError wrong(const char* id,
                                  std::initializer_list<Argument> arguments = {}) const {
    return {.line = line_, .reason = Message(id, arguments)};
  }

  Record record_;
  std::vector<std::string> headers_;
  std::vector<std::string> comments_;  // lines since the last action
  int line_ = 0;
  bool begun_ = false;
};

bool is_remark(std::string_view name) {
  return std::ranges::find(remark_names, name) != remark_names.end();
}

bool begins_action(std::string_view line) {
  const char first = line.front();
  return first == '*' || first == '!' || (first >= '0' && first <= '9');
}

RecordResult<Record> Reader::read(std::string_view text) {
  if (text.size() > longest_record) {
    return tl::unexpected(
        wrong("record.too-long", {{"most", cat(longest_record)}, {"size", cat(text.size())}}));
  }
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  for (const std::string_view raw : split(text, '\n')) {
    ++line_;
    if (!is_utf8(raw)) return tl::unexpected(wrong("record.not-utf8"));
    const std::string_view line = trim(raw);
    if (line.empty()) continue;
    if (line.front() == '#') {
      comments_.emplace_back(trim(line.substr(1)));
      continue;
    }
    if (Step problem = read_line(line)) return tl::unexpected(*std::move(problem));
  }
  if (!begun_) return tl::unexpected(wrong("record.begins-with", {{"first", quote(first_line)}}));
  if (record_.game.empty()) return tl::unexpected(wrong("record.game-missing"));
  (record_.actions.empty() ? record_.comments : record_.last_words) = std::move(comments_);
  return std::move(record_);
}

Reader::Step Reader::read_line(std::string_view line) {
  if (!begun_) {
    if (line != first_line) {
      return wrong("record.begins-with-other",
                   {{"first", quote(first_line)}, {"text", quote(line)}});
    }
    begun_ = true;
    return std::nullopt;
  }
  if (begins_action(line)) return read_action(line);
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) {
    return wrong("record.neither", {{"text", quote(line)}});
  }
  return read_header(trim(line.substr(0, colon)), trim(line.substr(colon + 1)));
}

Reader::Step Reader::read_header(std::string_view name, std::string_view value) {
  if (!record_.actions.empty()) {
    return wrong("record.late-header", {{"name", quote(name)}});
  }
  if (std::ranges::find(headers_, name) != headers_.end()) {
    return wrong("record.header-twice", {{"name", quote(name)}});
  }
  headers_.emplace_back(name);
  if (name == "game") {
    record_.game = value;
    record_.lines.game = line_;
  } else if (name == "rules") {
    record_.lines.rules = line_;
    return read_rules(value);
  } else if (name == "options") {
    record_.options = value;
    record_.lines.options = line_;
  } else if (name == "position") {
    record_.position = value;
    record_.lines.position = line_;
  } else if (name == "seats") {
    record_.lines.seats = line_;
    return read_seats(value);
  } else if (name == "result") {
    return read_result(value);
  } else if (is_remark(name)) {
    record_.remarks.emplace_back(name, value);
  } else {
    return wrong("record.unknown-header",
                 {{"name", quote(name)},
                  {"names", cat("game, rules, options, position, seats, result, ",
                                join(remark_names, ", "))}});
  }
  return std::nullopt;
}

Reader::Step Reader::read_rules(std::string_view value) {
  const std::optional<int> version = read_integer(value, 1, 1'000'000);
  if (!version) return wrong("record.bad-rules", {{"text", quote(value)}});
  record_.rules_version = *version;
  return std::nullopt;
}

Reader::Step Reader::read_seats(std::string_view value) {
  for (const std::string_view piece : split(value, ',')) {
    const std::string_view name = trim(piece);
    if (name.empty() || tidy_name(name) != name) {
      return wrong("record.bad-name",
                   {{"most", static_cast<int>(longest_name)}, {"text", quote(name)}});
    }
    record_.seats.emplace_back(name);
  }
  return std::nullopt;
}

// "240 60 winners 1", "12 12 winners 1 2", "9 winners none"
Reader::Step Reader::read_result(std::string_view value) {
  const auto pieces = words(value);
  const auto middle = std::ranges::find(pieces, "winners");
  RecordedResult result;
  result.line = line_;
  for (auto at = pieces.begin(); at != middle; ++at) {
    const std::optional<int> score = read_integer(*at);
    if (!score) return wrong("record.bad-score", {{"text", quote(*at)}});
    result.scores.push_back(*score);
  }
  if (middle == pieces.end() || middle + 1 == pieces.end() || result.scores.empty()) {
    return wrong("record.bad-result");
  }
  if (middle + 2 == pieces.end() && middle[1] == "none") {
    record_.result = result;
    return std::nullopt;
  }
  for (auto at = middle + 1; at != pieces.end(); ++at) {
    const std::optional<int> number = read_integer(*at, 1, max_seats);
    if (!number) return wrong("record.bad-winner", {{"text", quote(*at)}});
    result.winners.add(seat_at(*number - 1));
  }
  record_.result = result;
  return std::nullopt;
}

void Reader::add_action(Action::Kind kind, Seat seat, const Commented& read) {
  // Comments above the first action stand among the headers.
  if (record_.actions.empty()) record_.comments = std::exchange(comments_, {});
  record_.actions.push_back({kind, seat, std::string(read.text), line_,
                             std::exchange(comments_, {}), std::string(read.comment)});
}

Reader::Step Reader::read_action(std::string_view line) {
  if (line.front() == '*') {
    add_action(Action::Kind::chance, nobody, without_comment(trim(line.substr(1))));
    return std::nullopt;
  }
  if (line.front() == '!') return read_event(without_comment(trim(line.substr(1))));
  const std::size_t colon = line.find(':');
  const std::optional<int> number = read_integer(trim(line.substr(0, colon)), 1, max_seats);
  if (colon == std::string_view::npos || !number) {
    return wrong("record.bad-move", {{"most", max_seats}, {"text", quote(line)}});
  }
  add_action(Action::Kind::move, seat_at(*number - 1),
             without_comment(trim(line.substr(colon + 1))));
  return std::nullopt;
}

Reader::Step Reader::read_event(const Commented& read) {
  const auto pieces = words(read.text);
  if (pieces.size() == 1 && pieces[0] == "time") {
    add_action(Action::Kind::time_up, nobody, {{}, read.comment});
    return std::nullopt;
  }
  if (pieces.size() == 2 && (pieces[0] == "resign" || pieces[0] == "flag")) {
    const auto kind = pieces[0] == "flag" ? Action::Kind::flag : Action::Kind::resign;
    if (const auto number = read_integer(pieces[1], 1, max_seats)) {
      add_action(kind, seat_at(*number - 1), {{}, read.comment});
      return std::nullopt;
    }
  }
  return wrong("record.bad-event", {{"text", quote(read.text)}});
}

std::string print_result(const RecordedResult& result) {
  std::string winners;
  result.winners.for_each([&](Seat seat) { winners += cat(' ', number_of(seat)); });
  return cat(join(result.scores, " "), " winners", winners.empty() ? " none" : winners);
}

std::string print_comments(const std::vector<std::string>& comments) {
  std::string out;
  for (const std::string& comment : comments) {
    out += cat("#", comment.empty() ? "" : " ", comment, '\n');
  }
  return out;
}

}  // namespace

Message RecordError::message() const {
  Message what = Verdict{clause, reason}.message();
  return line > 0 ? Message("record.line", {{"line", cat(line)}, {"what", std::move(what)}}) : what;
}

RecordResult<Record> read_record(std::string_view text) { return Reader().read(text); }

std::string print_action(const Action& action) {
  switch (action.kind) {
    case Action::Kind::chance:
      return cat("* ", action.text);
    case Action::Kind::move:
      return cat(number_of(action.seat), ": ", action.text);
    case Action::Kind::time_up:
      return "! time";
    case Action::Kind::resign:
      return cat("! resign ", number_of(action.seat));
    case Action::Kind::flag:
      return cat("! flag ", number_of(action.seat));
  }
  return {};
}

std::string print_record(const Record& record) {
  std::string out = cat(first_line, "\ngame: ", record.game, "\nrules: ", record.rules_version,
                        "\noptions: ", record.options, '\n');
  if (!record.position.empty()) out += cat("position: ", record.position, '\n');
  if (!record.seats.empty()) out += cat("seats: ", join(record.seats, ", "), '\n');
  for (const auto& [name, value] : record.remarks) out += cat(name, ": ", value, '\n');
  if (record.result) out += cat("result: ", print_result(*record.result), '\n');
  out += print_comments(record.comments);
  out += '\n';
  for (const Action& action : record.actions) {
    out += print_comments(action.comments_above);
    out += cat(print_action(action), action.comment.empty() ? "" : "  # ", action.comment, '\n');
  }
  return out + print_comments(record.last_words);
}

std::string tidy_name(std::string_view name) {
  std::string out;
  for (const char c : name) {
    const auto byte = static_cast<unsigned char>(c);
    out += byte < 0x20 || byte == 0x7f || c == ',' ? ' ' : c;
  }
  std::string_view tidy = trim(out);
  if (tidy.size() > longest_name) {
    std::size_t end = longest_name;
    while (end > 0 && (static_cast<unsigned char>(tidy[end]) & 0xc0U) == 0x80U) --end;
    tidy = trim(tidy.substr(0, end));
  }
  return std::string(tidy);
}

}  // namespace twenties
