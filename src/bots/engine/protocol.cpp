#include "bots/engine/protocol.hpp"

#include <fmt/core.h>

#include <charconv>
#include <cmath>
#include <span>

#include "base/text.hpp"

namespace twenties::engine_protocol {

namespace {

template <class Number>
std::optional<Number> read_number(std::string_view text) {
  Number out{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return out;
}

std::string_view unit_name(Evaluation::Unit unit) {
  return unit == Evaluation::Unit::wins ? "wins" : "points";
}

// "value points 3.5 -3.5 error 0.2", "value wins 0.6 0.4 exact"
std::optional<Evaluation> read_value(std::span<const std::string_view> words) {
  Evaluation out;
  if (words.empty() || (words[0] != "points" && words[0] != "wins")) return std::nullopt;
  out.unit = words[0] == "wins" ? Evaluation::Unit::wins : Evaluation::Unit::points;
  for (std::size_t at = 1; at < words.size(); ++at) {
    if (words[at] == "exact") {
      out.exact = true;
      continue;
    }
    const bool is_error = words[at] == "error" && at + 1 < words.size();
    const auto number = read_number<double>(is_error ? words[++at] : words[at]);
    if (!number || !std::isfinite(*number)) return std::nullopt;
    if (is_error) {
      out.error = *number;
    } else if (out.values.size() == max_seats) {
      return std::nullopt;
    } else {
      out.values.push_back(*number);
    }
  }
  return out;
}

std::string print_value(const Evaluation& value) {
  std::string out = cat("info value ", unit_name(value.unit));
  for (const double number : value.values) out += fmt::format(" {:.6f}", number);
  if (value.error != 0) out += fmt::format(" error {:.6f}", value.error);
  return cat(out, value.exact ? " exact\n" : "\n");
}

}  // namespace

Line read_line(std::string_view text) {
  text = trim(text);
  const std::size_t space = text.find(' ');
  if (space == std::string_view::npos) return {text, {}};
  return {text.substr(0, space), trim(text.substr(space))};
}

std::string print_think(const ThinkOrder& order) {
  std::string out = "think";
  if (order.limits.time.count() != 0) out += cat(" time ", order.limits.time.count());
  if (order.limits.nodes != 0) out += cat(" nodes ", order.limits.nodes);
  return cat(out, " seed ", order.seed, '\n');
}

Result<ThinkOrder> read_think(std::string_view rest) {
  ThinkOrder out;
  const auto pieces = words(rest);
  for (std::size_t at = 0; at < pieces.size(); at += 2) {
    const auto number = at + 1 < pieces.size() ? read_number<std::uint64_t>(pieces[at + 1])
                                               : std::optional<std::uint64_t>();
    if (!number) return failure(cat(quote(pieces[at]), " needs a number"));
    if (pieces[at] == "time") {
      constexpr std::uint64_t longest = 1'000'000'000;
      out.limits.time = std::chrono::milliseconds(std::min(*number, longest));
    } else if (pieces[at] == "nodes") {
      out.limits.nodes = *number;
    } else if (pieces[at] == "seed") {
      out.seed = *number;
    }
  }
  return out;
}

std::string print_info(const Thought& thought) {
  std::string out;
  if (thought.nodes != 0) out += cat("info nodes ", thought.nodes, '\n');
  if (!thought.evaluation.values.empty()) out += print_value(thought.evaluation);
  if (!thought.line.empty()) out += cat("info line ", join(thought.line, "; "), '\n');
  return out;
}

void read_info(std::string_view rest, Thought& thought) {
  const auto [what, text] = read_line(rest);
  if (what == "nodes") {
    thought.nodes = read_number<std::uint64_t>(text).value_or(thought.nodes);
  } else if (what == "value") {
    if (const auto value = read_value(words(text))) thought.evaluation = *value;
  } else if (what == "line") {
    thought.line.clear();
    for (const std::string_view move : split(text, ';')) thought.line.emplace_back(trim(move));
  }
}

}  // namespace twenties::engine_protocol
