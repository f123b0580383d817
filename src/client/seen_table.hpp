#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/registry.hpp"
#include "core/step.hpp"
#include "protocol/news.hpp"

namespace twenties {

// A remote table as one viewer knows it: events, state, and a game that fits the view, for local
// answers about moves.
class SeenTable {
 public:
  SeenTable(const Registry& registry, Seat viewer) : registry_(&registry), viewer_(viewer) {}

  // False if events are missing: then all of them have to be asked for again.
  bool take(const News& news, std::chrono::milliseconds now);

  [[nodiscard]] bool is_known() const { return known_; }
  [[nodiscard]] Seat viewer() const { return viewer_; }
  [[nodiscard]] const NewsState& state() const { return state_; }
  [[nodiscard]] std::uint64_t number() const { return number_; }
  [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
  // The seats that have decided, but not for all to see yet.
  [[nodiscard]] SeatSet sealed() const { return sealed_; }
  // The events that came since this was asked last.
  std::vector<NewsEvent> take_fresh();
  void skip_fresh(std::uint64_t up_to);
  void drop_fresh(std::uint64_t number);

  [[nodiscard]] bool has_begun() const { return state_.phase != "gathering"; }
  [[nodiscard]] bool is_over() const { return state_.phase == "over"; }
  [[nodiscard]] Turn turn() const;
  // nullptr for a game that this program does not know.
  [[nodiscard]] const GameType* type() const { return type_; }
  // nullptr before the game begins, and if the position cannot be read.
  [[nodiscard]] const AnyView* view() const { return view_.get(); }
  [[nodiscard]] const Game* game() const { return game_.get(); }
  // Why there is none; empty otherwise.
  [[nodiscard]] const Message& problem() const { return problem_; }

  // On the clock of the console; nothing if there is no such time.
  [[nodiscard]] std::optional<std::chrono::milliseconds> pending_end() const;
  [[nodiscard]] std::optional<std::chrono::milliseconds> clock_end(Seat seat) const;
  [[nodiscard]] std::optional<std::chrono::milliseconds> round_end() const;
  [[nodiscard]] std::chrono::milliseconds taken_at() const { return taken_at_; }

 private:
  void keep(const NewsEvent& event);
  void keep_opened(const NewsEvent& event);
  void go_back(const NewsEvent& event);
  void read_view();

  const Registry* registry_;
  Seat viewer_;
  bool known_ = false;
  std::uint64_t number_ = 0;
  NewsState state_;
  std::chrono::milliseconds taken_at_{};
  std::vector<NewsEvent> fresh_;
  std::vector<Step> steps_;
  SeatSet sealed_;
  const GameType* type_ = nullptr;
  std::string seen_text_;  // of the view that was read last
  std::unique_ptr<AnyView> view_;
  std::unique_ptr<Game> game_;
  Message problem_;
};

// The seats of a list of numbers; what is no seat is left out.
SeatSet seats_in(const std::vector<int>& numbers);

}  // namespace twenties
