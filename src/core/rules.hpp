#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "base/hash.hpp"
#include "base/random.hpp"
#include "base/text.hpp"
#include "core/action_data.hpp"
#include "core/chance.hpp"
#include "core/explanation.hpp"
#include "core/game_info.hpp"
#include "core/result.hpp"
#include "core/seat.hpp"
#include "core/turn.hpp"
#include "core/verdict.hpp"

namespace twenties {

// Values that can be copied, compared and hashed as bytes: no pointer, no padding.
template <class T>
concept PlainValue = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

// What a game is: a type with static functions over plain values. docs/adding-a-game.md explains
// each of them; src/games/null_game is the smallest example.
//
// - State is what undo restores. It contains its options, and no history.
// - moves() clears its output and fills it in ascending order, without duplicates. It and apply()
//   and scores() do not allocate (a std::vector in Moves keeps its room between calls).
// - apply() and apply_chance() may only be given what check() and check_chance() allow.
// - chance: an integer ticket, uniform in [0, chance_total), decides. draw() turns it into the
//   outcome; outcomes() lists each distinct outcome once, ascending, with how many tickets it has.
// - describe_*() take a move or an outcome apart, legal or not. Who may read its text learns
// nothing
//   more from that.
// - read_*() take what a person may type (any case and spacing, tiles in any order); print_*()
//   give the one canonical text. parse() below accepts only canonical texts.
template <class G>
concept Rules =
    PlainValue<typename G::State> && PlainValue<typename G::View> &&
    std::totally_ordered<typename G::Move> && std::totally_ordered<typename G::Chance> &&
    std::is_trivially_copyable_v<typename G::Move> &&
    std::is_trivially_copyable_v<typename G::Chance> &&
    requires(const typename G::Options& options, const typename G::State& state,
             typename G::State& changing, const typename G::Move& move, typename G::Moves& moves,
             const typename G::Chance& chance, Outcomes<typename G::Chance>& outcomes,
             const typename G::View& view, Seat seat, std::uint64_t ticket, Random& random,
             std::string_view text) {
      { G::info() } -> std::same_as<const GameInfo&>;
      { G::start(options) } -> std::same_as<typename G::State>;
      { G::options(state) } -> std::same_as<typename G::Options>;
      { G::seats(state) } -> std::same_as<int>;

      { G::turn(state) } -> std::same_as<Turn>;
      { G::moves(state, seat, moves) } -> std::same_as<void>;
      { G::check(state, seat, move) } -> std::same_as<Verdict>;
      { G::apply(changing, seat, move) } -> std::same_as<void>;
      { G::is_skip(move) } -> std::same_as<bool>;

      { G::chance_total(state) } -> std::same_as<std::uint64_t>;
      { G::draw(state, ticket) } -> std::same_as<typename G::Chance>;
      { G::outcomes(state, outcomes) } -> std::same_as<void>;
      { G::check_chance(state, chance) } -> std::same_as<Verdict>;
      { G::apply_chance(changing, chance) } -> std::same_as<void>;

      { G::scores(state) } -> std::same_as<Scores>;
      { G::scores(view) } -> std::same_as<Scores>;
      { G::winners(state) } -> std::same_as<SeatSet>;
      { G::ending(state) } -> std::same_as<Ending>;
      { G::explain_score(state, seat) } -> std::same_as<Parts>;
      { G::explain_move(state, seat, move) } -> std::same_as<Effect>;
      { G::describe_move(state, seat, move) } -> std::same_as<ActionData>;
      { G::describe_chance(state, chance) } -> std::same_as<ActionData>;

      { G::view(state, seat) } -> std::same_as<typename G::View>;
      { G::imagine(view, random) } -> std::same_as<typename G::State>;

      { G::read_options(text) } -> std::same_as<Result<typename G::Options>>;
      { G::print_options(options) } -> std::same_as<std::string>;
      { G::read_move(text) } -> std::same_as<Result<typename G::Move>>;
      { G::print_move(move) } -> std::same_as<std::string>;
      { G::read_chance(text) } -> std::same_as<Result<typename G::Chance>>;
      { G::print_chance(chance) } -> std::same_as<std::string>;
      { G::read_position(text) } -> std::same_as<Result<typename G::State>>;
      { G::print_position(state) } -> std::same_as<std::string>;
    };

// A game with a time limit in its rulebook.
template <class G>
concept HasClock =
    Rules<G> && requires(const typename G::State& state, typename G::State& changing) {
      { G::check_time_up(state) } -> std::same_as<Verdict>;
      { G::time_up(changing) } -> std::same_as<void>;
    };

// A game with hidden chance actions, such as a tile drawn in secret. Called before the outcome is
// applied; without it, all chance is public.
template <class G>
concept HasSecretChance = Rules<G> && requires(const typename G::State& before,
                                               const typename G::Chance& chance, Seat viewer) {
  { G::may_see(before, chance, viewer) } -> std::same_as<bool>;
};

// A game that reveals private hands when it is over: the view then shows what was hidden.
template <class G>
concept HasOpenEnd = Rules<G> && requires(typename G::View& view, const typename G::State& state) {
  { G::open_hands(view, state) } -> std::same_as<void>;
};

// A game whose rules have changed: the options name the version that it follows, and so does its
// state. print_options() does not: records and logs write the version beside the options, and the
// text of a position begins with it (core/rules_version.hpp).
template <class G>
concept HasRulesVersions = Rules<G> && requires(typename G::Options& options) {
  { options.rules } -> std::same_as<int&>;
};

// Parses a move: accepts only the canonical text.
template <Rules G>
Result<typename G::Move> parse_move(std::string_view text) {
  Result<typename G::Move> move = G::read_move(text);
  if (move) {
    if (const std::string canonical = G::print_move(*move); canonical != text) {
      return failure(
          Message("table.write-move-as", {{"canonical", quote(canonical)}, {"text", quote(text)}}));
    }
  }
  return move;
}

// Parses chance strictly.
template <Rules G>
Result<typename G::Chance> parse_chance(std::string_view text) {
  Result<typename G::Chance> chance = G::read_chance(text);
  if (chance) {
    if (const std::string canonical = G::print_chance(*chance); canonical != text) {
      return failure(
          Message("record.write-as", {{"canonical", quote(canonical)}, {"text", quote(text)}}));
    }
  }
  return chance;
}

// Parses a position strictly.
template <Rules G>
Result<typename G::State> parse_position(std::string_view text) {
  Result<typename G::State> state = G::read_position(text);
  if (state) {
    if (const std::string canonical = G::print_position(*state); canonical != text) {
      return failure(Message("record.write-position-as", {{"canonical", canonical}}));
    }
  }
  return state;
}

}  // namespace twenties
