#include "core/rules_version.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace twenties {

namespace {

constexpr std::string_view field = "rules=";

}  // namespace

Message played_versions(const GameInfo& info) {
  if (info.oldest_rules_version == 0) return Message("version.one", {{"n", info.rules_version}});
  return Message("version.several",
                 {{"from", info.oldest_rules_version}, {"to", info.rules_version}});
}

tl::unexpected<Error> unknown_rules(const GameInfo& info, std::string_view version) {
  return failure(Message("version.not-played", {{"played", played_versions(info)},
                                                {"game", std::string(info.title)},
                                                {"version", quote(version)}}));
}

std::string print_rules(const GameInfo& info, int rules) {
  return rules == info.rules_version ? std::string() : cat(field, rules, ' ');
}

bool names_rules(std::string_view text) { return trim(text).starts_with(field); }

Result<RulesText> read_rules(const GameInfo& info, std::string_view text) {
  if (!names_rules(text)) return RulesText{info.rules_version, text};
  text = trim(text).substr(field.size());
  const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
  const auto rules = read_integer(text.substr(0, end));
  if (!rules || !info.plays(*rules)) return unknown_rules(info, text.substr(0, end));
  return RulesText{*rules, text.substr(end)};
}

}  // namespace twenties
