#include "match/match_setup.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "bots/bot.hpp"
#include "match/fairness.hpp"

namespace twenties {

namespace {

using Kind = SeatPlan::Kind;

constexpr std::array<std::string_view, 3> help_names{"off", "counted", "free"};

constexpr int first_rules = 1;  // of logs that name no version
constexpr int most_rules = 1'000'000;
constexpr std::size_t longest_engine_name = 32;  // records hold "engine NAME" as a seat's name

constexpr std::string_view kind_prefix(Kind kind) {
  switch (kind) {
    case Kind::reserved:
      return "for:";
    case Kind::bot:
      return "bot:";
    case Kind::engine:
      return "engine:";
    case Kind::open:
      break;
  }
  return {};
}

// The first thing that is wrong with a seat, or an empty message.
Message problem_with(const SeatPlan& plan, const GameInfo& game) {
  if (plan.kind == Kind::open) return {};
  if (plan.name.empty() || plan.name.size() > 64 || !is_field_text(plan.name) ||
      plan.name.find(',') != std::string::npos) {
    return Message("table.nobody-called", {{"name", quote(plan.name)}});
  }
  if (plan.kind == Kind::engine && plan.name.size() > longest_engine_name) {
    return Message("table.engine-name-too-long", {{"most", static_cast<int>(longest_engine_name)}});
  }
  if (plan.kind == Kind::bot && !make_player(game, plan.name)) {
    return Message("table.no-such-bot",
                   {{"level", quote(plan.name)}, {"game", std::string(game.title)}});
  }
  return {};
}

}  // namespace

std::string print_seat_plan(const SeatPlan& plan) {
  return plan.kind == Kind::open ? "open" : cat(kind_prefix(plan.kind), plan.name);
}

Result<SeatPlan> read_seat_plan(std::string_view text) {
  if (text == "open") return SeatPlan{};
  for (const Kind kind : {Kind::reserved, Kind::bot, Kind::engine}) {
    const std::string_view prefix = kind_prefix(kind);
    if (text.starts_with(prefix) && text.size() > prefix.size()) {
      return SeatPlan{kind, std::string(text.substr(prefix.size()))};
    }
  }
  return failure(Message("table.bad-seat-plan", {{"text", quote(text)}}));
}

std::string_view print_help(HelpPolicy policy) {
  return help_names[static_cast<std::size_t>(policy)];
}

Result<HelpPolicy> read_help(std::string_view text) {
  const auto found = std::ranges::find(help_names, text);
  if (found == help_names.end()) {
    return failure(Message("table.bad-help", {{"text", quote(text)}}));
  }
  return static_cast<HelpPolicy>(found - help_names.begin());
}

Result<MatchSetup> complete(const Registry& registry, MatchSetup setup) {
  const auto type = registry.require(setup.game);
  if (!type) return tl::unexpected(type.error());
  const auto game = setup.position.empty() ? (*type)->start(setup.options, setup.rules)
                                           : (*type)->from_position(setup.position, setup.rules);
  if (!game) return tl::unexpected(game.error());
  setup.game = (*type)->info().id;
  setup.options = (*game)->options();
  setup.rules = (*game)->rules_version();
  if (!setup.position.empty()) setup.position = (*game)->position();
  const auto seats = static_cast<std::size_t>((*game)->seats());
  if (setup.seats.size() > seats) {
    return failure(Message("table.seats-named", {{"seats", static_cast<int>(seats)},
                                                 {"named", static_cast<int>(setup.seats.size())}}));
  }
  setup.seats.resize(seats);
  for (const SeatPlan& plan : setup.seats) {
    if (Message problem = problem_with(plan, (*type)->info()); !problem.empty()) {
      return failure(std::move(problem));
    }
  }
  if (!setup.shares.empty() && setup.shares.size() != seats) {
    return failure(Message("table.shares-incomplete"));
  }
  for (const std::string& share : setup.shares) {
    if (const auto good = read_share(share); !good || !is_field_text(share)) {
      return failure(Message("table.no-share", {{"share", quote(share)}}));
    }
  }
  if (const auto good = read_secret(setup.secret); !good) return tl::unexpected(good.error());
  if (!is_field_text(setup.host) || !is_field_text(setup.after)) {
    return failure(Message("table.bad-host-id"));
  }
  return setup;
}

Entry entry_of(const MatchSetup& setup, Moment now) {
  Entry entry;
  entry.kind = Entry::Kind::open;
  entry.at = now;
  entry.person = setup.host;
  entry.fields.emplace_back("game", setup.game);
  if (setup.rules > first_rules) entry.fields.emplace_back("rules", cat(setup.rules));
  entry.fields.emplace_back("seats", join(setup.seats, ",", print_seat_plan));
  entry.fields.emplace_back("clock", print_clock(setup.clock));
  entry.fields.emplace_back("listed", setup.listed ? "yes" : "no");
  if (setup.help) entry.fields.emplace_back("help", print_help(*setup.help));
  entry.fields.emplace_back("secret", setup.secret);
  if (!setup.shares.empty()) entry.fields.emplace_back("shares", join(setup.shares, ","));
  if (!setup.after.empty()) entry.fields.emplace_back("after", setup.after);
  // The text of a position names the options as well.
  if (!setup.position.empty()) entry.fields.emplace_back("from", "position");
  entry.text = setup.position.empty() ? setup.options : setup.position;
  return entry;
}

Result<MatchSetup> setup_of(const Entry& entry) {
  if (entry.kind != Entry::Kind::open) return failure(Message("log.begins-with-setup"));
  MatchSetup setup;
  setup.game = entry.field("game");
  const std::string_view rules = entry.field("rules");
  const auto version = rules.empty() ? first_rules : read_integer(rules, first_rules, most_rules);
  if (!version) return failure(Message("record.bad-rules", {{"text", quote(rules)}}));
  setup.rules = *version;
  (entry.field("from") == "position" ? setup.position : setup.options) = entry.text;
  for (const std::string_view seat : split(entry.field("seats"), ',')) {
    auto plan = read_seat_plan(seat);
    if (!plan) return tl::unexpected(plan.error());
    setup.seats.push_back(std::move(*plan));
  }
  const auto clock = read_clock(entry.field("clock"));
  if (!clock) return tl::unexpected(clock.error());
  setup.clock = *clock;
  setup.listed = entry.field("listed") == "yes";
  if (!entry.field("help").empty()) {
    const auto help = read_help(entry.field("help"));
    if (!help) return tl::unexpected(help.error());
    setup.help = *help;
  }
  setup.host = entry.person;
  setup.secret = entry.field("secret");
  if (!entry.field("shares").empty()) {
    for (const auto share : split(entry.field("shares"), ',')) setup.shares.emplace_back(share);
  }
  setup.after = entry.field("after");
  return setup;
}

}  // namespace twenties
