#include "twenties/replay_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "base/text.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

using Json = nlohmann::ordered_json;

std::string_view kind_name(const ReplayStep& step) {
  switch (step.action.kind) {
    case Action::Kind::chance:
      return "chance";
    case Action::Kind::move:
      return step.is_skip ? "skip" : "move";
    case Action::Kind::time_up:
      return "time";
    case Action::Kind::resign:
      return "resign";
    case Action::Kind::flag:
      return "flag";
  }
  return {};
}

std::string text_of(const Action& action) {
  if (action.kind == Action::Kind::time_up) return "time";
  if (action.kind == Action::Kind::resign) return cat("resign ", number_of(action.seat));
  if (action.kind == Action::Kind::flag) return cat("flag ", number_of(action.seat));
  return action.text;
}

Json parts_json(const Parts& parts) {
  Json out = Json::array();
  for (const Part& part : parts) {
    out.push_back({{"seat", number_of(part.seat)},
                   {"clause", part.clause},
                   {"what", in_english(part.what)},
                   {"points", part.points}});
  }
  return out;
}

std::string key_of(const Note& note) {
  std::string out(note.name);
  std::ranges::replace(out, ' ', '_');
  return out;
}

Json scores_json(const Game& game) {
  const Scores scores = game.scores();
  return std::vector<int>(scores.begin(), scores.end());
}

// Foreign bytes in a text must not stop the output.
std::string dump(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string step_json(const ReplayStep& step, const Game& game, bool with_legal) {
  const Action& action = step.action;
  Json out;
  out["n"] = step.number;
  out["kind"] = kind_name(step);
  out["seat"] = action.seat == nobody ? Json(nullptr) : Json(number_of(action.seat));
  out["text"] = text_of(action);
  if (with_legal) out["legal"] = step.legal;
  out["points"] = action.seat == nobody ? 0 : points_of(step.effect.parts, action.seat);
  out["parts"] = parts_json(step.effect.parts);
  for (const Note& note : step.effect.notes) out[key_of(note)] = note.items;
  out["scores"] = scores_json(game);
  out["position"] = game.position();
  std::vector<std::string> comments = action.comments_above;
  if (!action.comment.empty()) comments.push_back(action.comment);
  if (!comments.empty()) out["comments"] = comments;
  return dump(out);
}

std::string position_json(int actions, const Game& game) {
  return dump(Json{{"n", actions}, {"game", game.info().id}, {"position", game.position()}});
}

std::string result_json(const Game& game, const Record& record) {
  const bool over = game.turn().is_over();
  std::vector<int> winners;
  game.winners().for_each([&](Seat seat) { winners.push_back(number_of(seat)); });
  const Ending ending = game.ending();
  Json result;
  result["scores"] = scores_json(game);
  result["winners"] = winners;
  result["reason"] =
      over ? in_english(Verdict::refused(ending.clause, ending.reason)) : "unfinished";
  std::vector<std::string> comments = record.comments;
  comments.insert(comments.end(), record.last_words.begin(), record.last_words.end());
  if (!comments.empty()) result["comments"] = comments;
  return dump(Json{{"result", result}});
}

}  // namespace twenties
