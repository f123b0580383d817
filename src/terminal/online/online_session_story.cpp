#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "terminal/answers.hpp"
#include "terminal/board.hpp"
#include "terminal/layout.hpp"
#include "terminal/online/online_session.hpp"
#include "terminal/online/table_text.hpp"
#include "terminal/reports.hpp"
#include "terminal/seat_words.hpp"

// What an online session tells by itself: events, boards, and how a game came out.

namespace twenties {

namespace {

bool changes_board(const NewsEvent& event) {
  return !event.steps.empty() || event.kind == "undone" || event.kind == "begun";
}

}  // namespace

void OnlineSession::tell_news() {
  SeenTable& table = seen(teller());
  const std::vector<NewsEvent> events = table.take_fresh();
  told_ = table.number();
  tell_events(events);
  const bool moved = std::ranges::any_of(events, changes_board);
  board_due_ = board_due_ || moved;
  if (table.is_over()) return tell_result();
  result_told_ = false;
  const Seat seat = to_decide();
  if (seat == nobody) turn_told_ = false;
  // Who only looks on sees every change; the others when they are to decide.
  if (own().empty() && board_due_ && table.has_begun()) draw_board(nobody);
}

void OnlineSession::tell_events(const std::vector<NewsEvent>& events) {
  std::vector<Step> steps;
  const auto tell_steps = [&] {
    console_.tell(tell_story(std::exchange(steps, {}), names(), true, console_.style()));
  };
  for (const NewsEvent& event : events) {
    if (tell_confirmed(event)) continue;
    if (own().size() < 2) steps.insert(steps.end(), event.steps.begin(), event.steps.end());
    if (!event.steps.empty()) continue;
    tell_steps();
    if (event.kind == "taken_back" && !placed_.empty()) {
      say(speaker().say("session.taken-back", {{"move", std::exchange(placed_, {})}}));
    }
    if (event.kind == "begun") check_shares();
    if (const std::string text = event_text(event, state(), speaker()); !text.empty()) {
      console_.tell(hanging(cat(text, "."), text_width(console_.style()), "  ", "    "));
    }
  }
  tell_steps();
  if (own().size() > 1) tell_open_story();
}

std::vector<Step> OnlineSession::open_story() const {
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

void OnlineSession::tell_open_story() {
  const std::vector<Step> story = open_story();
  const std::size_t from = std::min(told_steps_, story.size());
  told_steps_ = story.size();
  const auto fresh = std::span(story).subspan(from);
  console_.tell(tell_story(fresh, names(), true, console_.style()));
}

// The effect of a placed tile was told when it was placed.
bool OnlineSession::tell_confirmed(const NewsEvent& event) {
  if (placed_.empty() || event.steps.size() != 1) return false;
  const Step& step = event.steps.front();
  if (step.kind() != "move" || step.action.text != placed_) return false;
  placed_.clear();
  // Behind a curtain the next one to look has not seen it.
  if (own().size() > 1 && !needs_curtain()) ++told_steps_;
  const bool confirmed = std::exchange(confirming_, false);
  say(speaker().say(confirmed ? "session.confirmed" : "session.confirmed-by-itself"));
  return true;
}

void OnlineSession::tell_placed(const SeenTable& table) {
  const auto& pending = table.state().pending;
  if (!pending) return;
  if (placed_ == pending->move) return;
  placed_ = pending->move;
  confirming_ = false;
  const Game* game = table.game();
  if (game == nullptr || !game->check(table.viewer(), pending->move)) return;
  say(placed_answer(*game, table.viewer(), pending->move, names_of(table.state(), speaker()),
                    speaker()));
}

// What this person added to the chance must be in it.
void OnlineSession::check_shares() {
  const auto& shares = state().fairness.shares;
  for (const auto& [index, share] : shares_) {
    const auto place = static_cast<std::size_t>(index);
    if (place < shares.size() && own().has(seat_at(index)) && shares[place] != share) {
      note(speaker().say("online.share-not-used"));
    }
  }
}

void OnlineSession::tell_result() {
  if (std::exchange(result_told_, true)) return;
  if (looking_ != nobody) console_.wipe();
  looking_ = nobody;
  const SeenTable& table = seen(teller());
  draw_board(teller());
  console_.tell(result_report(result_of(table, speaker()), console_.style()));
  console_.tell(cat("\n", online_score(table, console_.style()), "\n"));
  console_.tell(fairness_report(table.state().fairness, console_.style()));
}

void OnlineSession::draw_board(Seat viewer) {
  const SeenTable* table = known(viewer);
  if (table == nullptr || table->view() == nullptr) {
    if (table != nullptr && !table->problem().empty()) {
      say(as_sentence(table->problem(), speaker()));
    }
    return;
  }
  board_due_ = false;
  std::vector<std::string> called = names_of(table->state(), speaker());
  called.resize(table->state().seats.size());
  Scene scene{std::move(called), table->turn(), {}};
  for (const Step& step : table->steps()) {
    if (step.kind() == "move" && !step.hidden) scene.last = step.data;
  }
  const Board& board = board_of(table->view()->info());
  console_.tell(cat("\n", board.draw(*table->view(), scene, console_.style()), "\n"));
}

}  // namespace twenties
