#include "core/table_verdicts.hpp"
#include "games/twenty_one/rules.hpp"

namespace twenties::twenty_one {

namespace {

std::uint64_t sheet_orders(int players) {
  std::uint64_t total = 1;
  for (int seat = 0; seat < players; ++seat) {
    total *= static_cast<std::uint64_t>(sheet_count - seat);
  }
  return total;
}

// Each seat draws one of the remaining sheets; the first seat's choice is the most significant
// digit.
Chance deal_sheets(int players, std::uint64_t ticket) {
  Chance chance{.kind = Chance::Kind::sheets};
  std::uint64_t rest = sheet_orders(players);
  unsigned left = all_colours;  // here a set of sheets: bit s for sheet s
  for (int seat = 0; seat < players; ++seat) {
    rest /= static_cast<std::uint64_t>(sheet_count - seat);
    const int sheet = nth_bit(left, static_cast<int>(ticket / rest));
    ticket %= rest;
    left &= ~(1U << static_cast<unsigned>(sheet));
    chance.values[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(sheet + 1);
  }
  return chance;
}

// The ticket in base 6: one digit for each die that is not locked, blue first.
Chance roll_dice(ColourSet dice, std::uint64_t ticket) {
  Chance chance{.kind = Chance::Kind::roll};
  auto rest = static_cast<std::uint32_t>(ticket);
  for (std::size_t colour = colour_count; colour-- > 0;) {
    if ((dice & only(colour_at(static_cast<int>(colour)))) == 0) continue;
    chance.values[colour] = static_cast<std::uint8_t>(rest % 6 + 1);
    rest /= 6;
  }
  return chance;
}

Chance::Kind expected(Phase phase) {
  if (phase == Phase::sheets) return Chance::Kind::sheets;
  return phase == Phase::first ? Chance::Kind::first : Chance::Kind::roll;
}

// Something else has to be drawn or rolled now.
Verdict refuse_kind(Phase phase) {
  if (phase == Phase::sheets) return Verdict::refused("2.1", Message("twenty-one.now-sheets"));
  if (phase == Phase::first) return Verdict::refused("2.2", Message("twenty-one.now-starter"));
  return Verdict::refused(phase == Phase::roll ? "3.1" : "3.2", Message("twenty-one.now-dice"));
}

Verdict check_sheets(int players, const Chance& chance) {
  int count = 0;
  unsigned seen = 0;
  for (const unsigned value : chance.values) {
    if (value == 0) continue;
    const unsigned bit = 1U << value;
    if (value > sheet_count || (seen & bit) != 0) {
      return Verdict::refused("2.1", Message("twenty-one.different-sheets"));
    }
    seen |= bit;
    ++count;
  }
  for (std::size_t seat = 0; seat < most_players; ++seat) {
    if ((chance.values[seat] != 0) == (seat < static_cast<std::size_t>(players))) continue;
    return Verdict::refused(
        "2.1", Message("twenty-one.number-of-sheets", {{"players", players}, {"n", count}}));
  }
  return Verdict::allowed();
}

Verdict check_first(int players, const Chance& chance) {
  Chance plain{.kind = Chance::Kind::first};
  plain.values[0] = chance.values[0];
  if (chance == plain && plain.values[0] >= 1 && plain.values[0] <= players) {
    return Verdict::allowed();
  }
  return Verdict::refused("2.2", Message("twenty-one.no-such-starter", {{"players", players}}));
}

Verdict check_roll(const Table& table, const Chance& chance) {
  const ColourSet rolled = table.dice.zeros();
  const bool again = table.phase == Phase::roll_again;
  for (int index = 0; index < colour_count; ++index) {
    const Colour colour = colour_at(index);
    const int value = chance.values[static_cast<std::size_t>(index)];
    const bool belongs = (rolled & only(colour)) != 0;
    if (value > 6) {
      return Verdict::refused("1.1", Message("twenty-one.no-such-value", {{"n", value}}));
    }
    if (value != 0 && !belongs) {
      return Verdict::refused("3.2",
                              Message("twenty-one.die-locked", {{"colour", word_of(colour)}}));
    }
    if (value == 0 && belongs) {
      return Verdict::refused(again ? "3.2" : "3.1", Message(again ? "twenty-one.die-not-locked"
                                                                   : "twenty-one.die-missing",
                                                             {{"colour", word_of(colour)}}));
    }
  }
  return Verdict::allowed();
}

}  // namespace

std::uint64_t TwentyOne::chance_total(const State& state) {
  if (state.phase == Phase::sheets) return sheet_orders(state.players);
  if (state.phase == Phase::first) return state.players;
  static constexpr std::array<std::uint32_t, colour_count + 1> powers{1,    6,    36,   216,
                                                                      1296, 7776, 46656};
  return powers[static_cast<std::size_t>(std::popcount(state.dice.zeros()))];
}

Chance TwentyOne::draw(const State& state, std::uint64_t ticket) {
  if (state.phase == Phase::sheets) return deal_sheets(state.players, ticket);
  if (state.phase != Phase::first) return roll_dice(state.dice.zeros(), ticket);
  Chance chance{.kind = Chance::Kind::first};
  chance.values[0] = static_cast<std::uint8_t>(ticket + 1);
  return chance;
}

// Every ticket has an outcome of its own, and they ascend together.
void TwentyOne::outcomes(const State& state, Outcomes<Chance>& out) {
  out.clear();
  const std::uint64_t total = chance_total(state);
  out.reserve(total);
  for (std::uint64_t ticket = 0; ticket < total; ++ticket) out.push_back({draw(state, ticket), 1});
}

Verdict TwentyOne::check_chance(const State& state, const Chance& chance) {
  if (Verdict verdict = check_chance_turn(turn(state)); !verdict) return verdict;
  const Chance::Kind kind = expected(state.phase);
  if (chance.kind != kind) return refuse_kind(state.phase);
  if (kind == Chance::Kind::sheets) return check_sheets(state.players, chance);
  if (kind == Chance::Kind::first) return check_first(state.players, chance);
  return check_roll(state, chance);
}

namespace {

// The roll is complete. With six ones there is nothing to re-roll, so the decision is skipped
// (3.2).
Phase after_roll(Phase phase, const SixValues& dice) {
  const bool only_ones = (dice.twos | dice.fours) == 0;
  return phase == Phase::roll && !only_ones ? Phase::decide : Phase::mark;
}

}  // namespace

void TwentyOne::apply_chance(State& state, const Chance& chance) {
  if (state.phase == Phase::sheets) {
    for (std::size_t seat = 0; seat < state.players; ++seat) {
      state.sheets[seat] = static_cast<std::uint8_t>(chance.values[seat] - 1);
    }
    state.phase = Phase::first;
  } else if (state.phase == Phase::first) {
    state.active = static_cast<std::uint8_t>(chance.values[0] - 1);
    state.phase = Phase::roll;
  } else {
    SixValues rolled;
    for (int colour = 0; colour < colour_count; ++colour) {
      rolled.set(colour_at(colour), chance.values[static_cast<std::size_t>(colour)]);
    }
    state.dice.add(rolled, all_colours);
    state.phase = after_roll(state.phase, state.dice);
  }
}

}  // namespace twenties::twenty_one
