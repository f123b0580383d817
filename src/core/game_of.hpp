#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "core/rules.hpp"
#include "core/standings.hpp"
#include "core/table_verdicts.hpp"

namespace twenties {

// The type-erased Game over one game's rules.
template <Rules G>
class GameOf final : public Game {
 public:
  explicit GameOf(const typename G::State& state) : state_(state) {}

  [[nodiscard]] const typename G::State& state() const { return state_; }

  [[nodiscard]] std::unique_ptr<Game> clone() const override {
    return std::make_unique<GameOf>(*this);
  }
  [[nodiscard]] const GameInfo& info() const override { return G::info(); }
  [[nodiscard]] int rules_version() const override {
    if constexpr (HasRulesVersions<G>) {
      return G::options(state_).rules;
    } else {
      return G::info().rules_version;
    }
  }
  [[nodiscard]] std::string options() const override {
    return G::print_options(G::options(state_));
  }
  [[nodiscard]] int seats() const override { return G::seats(state_); }
  [[nodiscard]] Turn turn() const override {
    return resigned_ == nobody ? G::turn(state_) : Turn::over();
  }

  [[nodiscard]] std::vector<std::string> moves(Seat seat) const override {
    std::vector<std::string> out;
    if (!turn().has(seat)) return out;
    typename G::Moves list;
    G::moves(state_, seat, list);
    for (const auto& move : list) out.push_back(G::print_move(move));
    return out;
  }
  [[nodiscard]] Result<std::string> read_move(std::string_view typed) const override {
    return G::read_move(typed).map(&G::print_move);
  }
  [[nodiscard]] Verdict check(Seat seat, std::string_view text) const override {
    const auto move = parse_move<G>(text);
    if (!move) return Verdict::refused(table_clause, move.error().message);
    return judge(seat, *move);
  }
  [[nodiscard]] Effect explain_move(Seat seat, std::string_view text) const override {
    const auto move = parse_move<G>(text);
    if (!move || !judge(seat, *move)) return {};
    return G::explain_move(state_, seat, *move);
  }
  [[nodiscard]] ActionData describe_move(Seat seat, std::string_view text) const override {
    const auto move = parse_move<G>(text);
    return move ? G::describe_move(state_, seat, *move) : ActionData{};
  }
  Verdict play(Seat seat, std::string_view text) override {
    const auto move = parse_move<G>(text);
    if (!move) return Verdict::refused(table_clause, move.error().message);
    Verdict verdict = judge(seat, *move);
    if (verdict) G::apply(state_, seat, *move);
    return verdict;
  }
  tl::expected<MadeMove, Verdict> make(Seat seat, std::string_view text) override {
    const auto move = parse_move<G>(text);
    if (!move) return tl::unexpected(Verdict::refused(table_clause, move.error().message));
    if (Verdict verdict = judge(seat, *move); !verdict) return tl::unexpected(std::move(verdict));
    MadeMove made{G::describe_move(state_, seat, *move), G::explain_move(state_, seat, *move),
                  G::is_skip(*move)};
    G::apply(state_, seat, *move);
    return made;
  }
  [[nodiscard]] std::string forced_skip(Seat seat) const override {
    // Where a skip is legal at all, it is the only move.
    const auto skip = G::read_move("skip");
    if (!skip || !G::is_skip(*skip) || !judge(seat, *skip)) return {};
    return G::print_move(*skip);
  }

  [[nodiscard]] std::string draw(ChanceSource& source) const override {
    return G::print_chance(G::draw(state_, source.below(G::chance_total(state_))));
  }
  [[nodiscard]] ActionData describe_chance(std::string_view text) const override {
    const auto chance = parse_chance<G>(text);
    return chance ? G::describe_chance(state_, *chance) : ActionData{};
  }
  Verdict play_chance(std::string_view text) override {
    if (Verdict verdict = check_chance_turn(turn()); !verdict) return verdict;
    const auto chance = parse_chance<G>(text);
    if (!chance) return Verdict::refused(table_clause, chance.error().message);
    Verdict verdict = G::check_chance(state_, *chance);
    if (verdict) G::apply_chance(state_, *chance);
    return verdict;
  }
  [[nodiscard]] bool may_see(std::string_view text, Seat viewer) const override {
    if constexpr (HasSecretChance<G>) {
      const auto chance = parse_chance<G>(text);
      return chance && G::may_see(state_, *chance, viewer);
    } else {
      return true;
    }
  }

  Verdict time_up() override {
    if (turn().is_over()) return Verdict::refused(table_clause, Message("table.game-over"));
    if constexpr (HasClock<G>) {
      Verdict verdict = G::check_time_up(state_);
      if (verdict) G::time_up(state_);
      return verdict;
    } else {
      return Verdict::refused(
          table_clause, Message("table.no-time-limit", {{"game", std::string(G::info().title)}}));
    }
  }
  Verdict resign(Seat seat) override { return give_up(seat, false); }
  Verdict run_out_of_time(Seat seat) override { return give_up(seat, true); }

  [[nodiscard]] Scores scores() const override { return G::scores(state_); }
  [[nodiscard]] SeatSet winners() const override {
    if (resigned_ == nobody) return G::turn(state_).is_over() ? G::winners(state_) : SeatSet();
    return best_of_the_others();
  }
  [[nodiscard]] Ending ending() const override {
    if (resigned_ != nobody) {
      return {table_clause, Message(out_of_time_ ? "table.ran-out-of-time" : "table.resigned",
                                    {{"seat", resigned_}})};
    }
    return G::turn(state_).is_over() ? G::ending(state_) : Ending{};
  }
  [[nodiscard]] Parts explain_score(Seat seat) const override {
    return G::explain_score(state_, seat);
  }

  [[nodiscard]] std::unique_ptr<AnyView> view(Seat viewer) const override {
    typename G::View view = G::view(state_, viewer);
    if constexpr (HasOpenEnd<G>) {
      if (turn().is_over()) G::open_hands(view, state_);
    }
    return std::make_unique<ViewOf<G>>(view, viewer);
  }
  [[nodiscard]] std::string position() const override { return G::print_position(state_); }
  [[nodiscard]] std::uint64_t hash() const override {
    return mix64(hash_bytes(state_) + static_cast<std::uint64_t>(resigned_));
  }

 private:
  Verdict give_up(Seat seat, bool out_of_time) {
    if (turn().is_over()) return Verdict::refused(table_clause, Message("table.game-over"));
    if (!SeatSet::first(seats()).has(seat)) {
      return Verdict::refused(table_clause, Message("table.no-seat", {{"n", number_of(seat)}}));
    }
    resigned_ = seat;
    out_of_time_ = out_of_time;
    return Verdict::allowed();
  }
  [[nodiscard]] Verdict judge(Seat seat, const typename G::Move& move) const {
    if (!SeatSet::first(seats()).has(seat)) {
      return Verdict::refused(table_clause, Message("table.no-seat", {{"n", number_of(seat)}}));
    }
    if (Verdict verdict = check_turn(turn(), seat); !verdict) return verdict;
    return G::check(state_, seat, move);
  }
  [[nodiscard]] SeatSet best_of_the_others() const {
    Scores others;
    for (int seat = 0; seat < seats(); ++seat) {
      if (seat_at(seat) != resigned_) others.push_back(scores()[static_cast<std::size_t>(seat)]);
    }
    SeatSet out;
    best_seats(others, info().lower_score_wins).for_each([&](Seat among) {
      const int index = index_of(among);
      out.add(seat_at(index < index_of(resigned_) ? index : index + 1));
    });
    return out;
  }

  typename G::State state_;
  Seat resigned_ = nobody;
  bool out_of_time_ = false;  // that is why
};

// The typed game, or nullptr if it is another one.
template <Rules G>
const GameOf<G>* game_of(const Game& game) {
  if (&game.info() != &G::info()) return nullptr;
  return static_cast<const GameOf<G>*>(&game);
}

}  // namespace twenties
