#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "terminal/answers.hpp"
#include "terminal/board.hpp"
#include "terminal/layout.hpp"
#include "terminal/reports.hpp"
#include "terminal/seat_words.hpp"
#include "terminal/session.hpp"
#include "terminal/table_text.hpp"
#include "texts/words.hpp"

// What a session tells by itself: events, boards, and how a game came out.

namespace twenties {

namespace {

bool changes_board(const NewsEvent& event) {
  return !event.steps.empty() || event.kind == "undone" || event.kind == "begun";
}

}  // namespace

void Session::tell_news() {
  SeenTable& table = seen(teller());
  // What one seat saw last goes before the end is told to all.
  if (table.is_over() && looking_ != nobody) {
    console_.wipe();
    looking_ = nobody;
  }
  const std::vector<NewsEvent> events = table.take_fresh();
  told_ = table.number();
  tell_events(events);
  board_due_ = board_due_ || std::ranges::any_of(events, changes_board);
  if (table.is_over()) return tell_result();
  result_told_ = false;
  if (to_decide() == nobody) turn_told_ = false;
  after_news();
}

void Session::tell_events(const std::vector<NewsEvent>& events) {
  std::vector<Step> steps;
  const auto tell_steps = [&] {
    console_.tell(tell_story(std::exchange(steps, {}), names(), true, console_.style()));
  };
  for (const NewsEvent& event : events) {
    if (own().size() < 2) steps.insert(steps.end(), event.steps.begin(), event.steps.end());
    if (!event.steps.empty()) continue;
    const std::string text = event_sentence(event);
    if (text.empty()) continue;
    tell_steps();
    console_.tell(hanging(cat(text, "."), text_width(console_.style()), "  ", "    "));
  }
  tell_steps();
  if (own().size() > 1) tell_open_story();
}

std::vector<Step> Session::open_story() const {
  std::vector<const SeenTable*> views;
  own().for_each([&](Seat seat) {
    if (const SeenTable* table = known(seat)) views.push_back(table);
  });
  std::vector<Step> out;
  if (views.size() < 2) return out;
  for (std::size_t at = 0; at < views.front()->steps().size(); ++at) {
    const Step& first = views.front()->steps()[at];
    Step step = first;
    for (const SeenTable* view : views) {
      const bool same = at < view->steps().size() && view->steps()[at].kind() == first.kind() &&
                        view->steps()[at].action.seat == first.action.seat;
      if (!same) return out;
      step.hidden = step.hidden || view->steps()[at].action.text != first.action.text;
    }
    out.push_back(std::move(step));
  }
  return out;
}

void Session::tell_open_story() {
  const std::vector<Step> story = open_story();
  const std::size_t from = std::min(told_steps_, story.size());
  told_steps_ = story.size();
  board_due_ = board_due_ || from < story.size();
  const auto fresh = std::span(story).subspan(from);
  console_.tell(tell_story(fresh, names(), true, console_.style()));
}

// The effect of a placed tile was told when it was placed.
void Session::tell_placing(SeenTable& table, const NewsEvent& event) {
  if (placed_.empty() || table.viewer() != placed_by_) return;
  if (event.kind == "taken_back") {
    return say(speaker().say("session.taken-back", {{"move", std::exchange(placed_, {})}}));
  }
  if (event.steps.size() != 1) return;
  const Step& step = event.steps.front();
  if (step.kind() != "move" || step.action.text != placed_) return;
  placed_.clear();
  const bool confirmed = std::exchange(confirming_, false);
  if (!confirmed) confirmed_by_itself_ = console_.now();
  say(speaker().say(confirmed ? "session.confirmed" : "session.confirmed-by-itself"));
  board_due_ = true;
  if (own().size() < 2) {
    table.drop_fresh(event.number);
  } else if (!needs_curtain()) {
    // Behind a curtain the next one to look has not seen it.
    ++told_steps_;
  }
}

void Session::tell_placed(const SeenTable& table) {
  const auto& pending = table.state().pending;
  if (!pending || placed_ == pending->move) return;
  placed_ = pending->move;
  placed_by_ = table.viewer();
  confirming_ = false;
  const Game* game = table.game();
  if (game == nullptr) return;
  say(placed_answer(*game, table.viewer(), pending->move, names(), speaker()));
}

void Session::tell_result() {
  if (std::exchange(result_told_, true)) return;
  const SeenTable& table = seen(teller());
  const bool shows_all = own().size() != 1 && known(nobody) != nullptr;
  draw_board(shows_all ? nobody : teller());
  console_.tell(result_report(result_of(table, names()), console_.style()));
  console_.tell(cat("\n", score(shows_all ? *known(nobody) : table), "\n"));
  tell_fairness();
}

void Session::draw_board(Seat viewer) {
  const SeenTable* table = known(viewer);
  if (table == nullptr || table->view() == nullptr) {
    if (table != nullptr && !table->problem().empty()) {
      say(as_sentence(table->problem(), speaker()));
    }
    return;
  }
  board_due_ = false;
  std::vector<std::string> called = names();
  called.resize(table->state().seats.size());
  Scene scene{std::move(called), table->turn(), {}};
  for (const Step& step : table->steps()) {
    if (step.kind() == "move" && !step.hidden) scene.last = step.data;
  }
  const Board& board = board_of(table->view()->info());
  console_.tell(cat("\n", board.draw(*table->view(), scene, console_.style()), "\n"));
}

}  // namespace twenties
