#include "protocol/news_json.hpp"

#include "protocol/json_fields.hpp"
#include "protocol/message_json.hpp"
#include "protocol/step_json.hpp"

namespace twenties {

namespace {

using nlohmann::json;

json json_of_event(const NewsEvent& event) {
  json out{{"number", event.number}, {"kind", event.kind}, {"at", event.at}};
  put(out, "seat", event.seat);
  put(out, "text", event.text);
  put(out, "kept", event.kept);
  put_list(out, "steps", event.steps, [](const Step& step) { return json_of(step); });
  return out;
}

NewsEvent event_from(const json& from) {
  NewsEvent out;
  get(from, "number", out.number);
  get(from, "kind", out.kind);
  get(from, "at", out.at);
  get(from, "seat", out.seat);
  get(from, "text", out.text);
  get(from, "kept", out.kept);
  get_list(from, "steps", out.steps, step_from);
  return out;
}

json json_of_seat(const NewsSeat& seat) {
  json out{{"kind", seat.kind}};
  put(out, "name", seat.name);
  put(out, "colour", seat.colour);
  put(out, "you", seat.you);
  put(out, "kept", seat.kept);
  put(out, "away", seat.away);
  put(out, "care_in", seat.care_in);
  put(out, "caretaker", seat.substitute);
  return out;
}

NewsSeat seat_from(const json& from) {
  NewsSeat out;
  get(from, "kind", out.kind);
  get(from, "name", out.name);
  get(from, "colour", out.colour);
  get(from, "you", out.you);
  get(from, "kept", out.kept);
  get(from, "away", out.away);
  get(from, "care_in", out.care_in);
  get(from, "caretaker", out.substitute);
  return out;
}

json json_of_clock(const NewsClock& clock) {
  json out{{"plan", clock.plan}};
  put(out, "left", clock.left);
  put(out, "running", clock.running);
  put(out, "paused", clock.paused);
  if (clock.round_left) out["round_left"] = *clock.round_left;
  return out;
}

NewsClock clock_from(const json& from) {
  NewsClock out;
  get(from, "plan", out.plan);
  get(from, "left", out.left);
  get(from, "running", out.running);
  get(from, "paused", out.paused);
  if (from.contains("round_left")) get(from, "round_left", out.round_left.emplace());
  return out;
}

json json_of_fairness(const NewsFairness& fairness) {
  json out{{"commitment", fairness.commitment}};
  put(out, "shares", fairness.shares);
  put(out, "secret", fairness.secret);
  return out;
}

NewsFairness fairness_from(const json& from) {
  NewsFairness out;
  get(from, "commitment", out.commitment);
  get(from, "shares", out.shares);
  get(from, "secret", out.secret);
  return out;
}

json json_of_state(const NewsState& state) {
  json out{{"game", state.game},
           {"options", state.options},
           {"phase", state.phase},
           {"answers", state.answers}};
  put(out, "host", state.host);
  put_list(out, "seats", state.seats, json_of_seat);
  put(out, "turn", state.turn);
  put(out, "view", state.view);
  put(out, "hash", state.hash);
  put(out, "scores", state.scores);
  put(out, "curtain", state.curtain);
  out["clock"] = json_of_clock(state.clock);
  if (state.pending) {
    out["pending"] = {{"move", state.pending->move}, {"left", state.pending->left}};
  }
  put(out, "undo_asked_by", state.undo_asked_by);
  out["fairness"] = json_of_fairness(state.fairness);
  if (state.result) {
    out["result"] = {{"winners", state.result->winners},
                     {"clause", state.result->clause},
                     {"reason", json_of(state.result->reason)}};
  }
  out["help"] = json{{"policy", state.help.policy}};
  put(out["help"], "used", state.help.used);
  put(out, "known_tiles", state.known_tiles);
  put(out, "next_table", state.next_table);
  put(out, "next_same_table", state.next_same_table);
  put(out, "same_asked_by", state.same_asked_by);
  return out;
}

NewsState state_from(const json& from) {
  NewsState out;
  get(from, "game", out.game);
  get(from, "options", out.options);
  get(from, "phase", out.phase);
  get(from, "answers", out.answers);
  get(from, "host", out.host);
  get_list(from, "seats", out.seats, seat_from);
  get(from, "turn", out.turn);
  get(from, "view", out.view);
  get(from, "hash", out.hash);
  get(from, "scores", out.scores);
  get(from, "curtain", out.curtain);
  out.clock = clock_from(from.at("clock"));
  if (const auto pending = from.find("pending"); pending != from.end()) {
    out.pending.emplace();
    get(*pending, "move", out.pending->move);
    get(*pending, "left", out.pending->left);
  }
  get(from, "undo_asked_by", out.undo_asked_by);
  out.fairness = fairness_from(from.at("fairness"));
  if (const auto result = from.find("result"); result != from.end()) {
    out.result.emplace();
    get(*result, "winners", out.result->winners);
    get(*result, "clause", out.result->clause);
    get(*result, "reason", out.result->reason);
  }
  if (const auto help = from.find("help"); help != from.end()) {
    get(*help, "policy", out.help.policy);
    get(*help, "used", out.help.used);
  }
  get(from, "known_tiles", out.known_tiles);
  get(from, "next_table", out.next_table);
  get(from, "next_same_table", out.next_same_table);
  get(from, "same_asked_by", out.same_asked_by);
  return out;
}

}  // namespace

json json_of_history(const News& news) {
  json out{{"type", "history"}, {"table", news.table}, {"number", news.number}};
  put(out, "seat", news.seat);
  put_list(out, "events", news.events, json_of_event);
  return out;
}

json json_of(const News& news) {
  json out = json_of_history(news);
  out["type"] = "news";
  out["state"] = json_of_state(news.state);
  return out;
}

News history_from(const json& from) {
  News out;
  get(from, "table", out.table);
  get(from, "number", out.number);
  get(from, "seat", out.seat);
  get_list(from, "events", out.events, event_from);
  return out;
}

News news_from(const json& from) {
  News out = history_from(from);
  out.state = state_from(from.at("state"));
  return out;
}

}  // namespace twenties
