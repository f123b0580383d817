#include "match/entry.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/text.hpp"

namespace twenties {

namespace {

using Kind = Entry::Kind;

constexpr std::array<std::string_view, 25> kind_names{
    "open",       "sit",         "stand",    "bot",  "begin", "chance",    "move",
    "skip",       "resign",      "time-up",  "flag", "place", "take-back", "ask-undo",
    "agree-undo", "refuse-undo", "undo",     "away", "back",  "care",      "pause",
    "resume",     "again",       "ask-same", "help"};

std::optional<Moment> read_moment(std::string_view text) {
  Moment value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (!whole || value < 0 || value > last_moment || std::to_string(value) != text)
    return std::nullopt;
  return value;
}

// Puts what stands before and after the equals sign where it belongs; false if it fits nowhere.
bool put_field(Entry& entry, std::string_view name, std::string_view value) {
  if (name == "seat") {
    const auto number = read_integer(value, 1, max_seats);
    if (!number || entry.seat != nobody) return false;
    entry.seat = seat_at(*number - 1);
    return true;
  }
  std::string* known = name == "by" ? &entry.person : name == "id" ? &entry.id : nullptr;
  if (known != nullptr) {
    if (!known->empty() || value.empty()) return false;
    *known = value;
    return true;
  }
  if (name.empty() || !entry.field(name).empty()) return false;
  entry.fields.emplace_back(name, value);
  return true;
}

}  // namespace

std::string_view Entry::field(std::string_view name) const {
  const auto found = std::ranges::find(fields, name, [](const auto& each) { return each.first; });
  return found == fields.end() ? std::string_view() : std::string_view(found->second);
}

bool is_field_text(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return c > ' ' && c < '\x7f' && c != '='; }) &&
         !text.ends_with(':');
}

std::string print_entry(const Entry& entry) {
  std::string out = cat(kind_names[static_cast<std::size_t>(entry.kind)], " ", entry.at);
  if (entry.seat != nobody) out += cat(" seat=", number_of(entry.seat));
  if (!entry.person.empty()) out += cat(" by=", entry.person);
  if (!entry.id.empty()) out += cat(" id=", entry.id);
  for (const auto& [name, value] : entry.fields) out += cat(" ", name, "=", value);
  if (!entry.text.empty()) out += cat(": ", entry.text);
  return out;
}

Result<Entry> read_entry(std::string_view text) {
  const auto wrong = [&] { return failure(Message("log.no-entry", {{"text", quote(text)}})); };
  const bool printable = std::ranges::none_of(
      text, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; });
  if (!printable) return wrong();
  Entry entry;
  const std::size_t colon = text.find(": ");
  if (colon != std::string_view::npos) entry.text = text.substr(colon + 2);
  const auto pieces = split(text.substr(0, colon), ' ');
  const auto kind = std::ranges::find(kind_names, pieces.front());
  if (kind == kind_names.end() || pieces.size() < 2) return wrong();
  entry.kind = static_cast<Kind>(kind - kind_names.begin());
  const auto at = read_moment(pieces[1]);
  if (!at) return wrong();
  entry.at = *at;
  for (std::size_t i = 2; i < pieces.size(); ++i) {
    const std::size_t equals = pieces[i].find('=');
    if (equals == std::string_view::npos || !is_field_text(pieces[i].substr(equals + 1)) ||
        !put_field(entry, pieces[i].substr(0, equals), pieces[i].substr(equals + 1))) {
      return wrong();
    }
  }
  if (print_entry(entry) != text) return wrong();
  return entry;
}

}  // namespace twenties
