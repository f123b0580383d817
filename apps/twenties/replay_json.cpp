#include "twenties/replay_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "base/text.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

using Json = nlohmann::ordered_json;

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

Json scores_json(const Scores& scores) { return std::vector<int>(scores.begin(), scores.end()); }

// Foreign bytes in a text must not stop the output.
std::string dump(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string step_json(const Step& step, const Game& game, const std::vector<std::string>* legal) {
  const Action& action = step.action;
  Json out;
  out["n"] = step.number;
  out["kind"] = step.kind();
  out["seat"] = action.seat == nobody ? Json(nullptr) : Json(number_of(action.seat));
  out["text"] = text_of(action);
  if (legal != nullptr) out["legal"] = *legal;
  out["points"] = step.points();
  out["parts"] = parts_json(step.effect.parts);
  for (const Note& note : step.effect.notes) {
    Json& items = out[key_of(note)] = Json::array();
    for (const Message& item : note.items) items.push_back(in_english(item));
  }
  out["scores"] = scores_json(step.scores);
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
  result["scores"] = scores_json(game.scores());
  result["winners"] = winners;
  result["reason"] =
      over ? in_english(Verdict::refused(ending.clause, ending.reason)) : "unfinished";
  std::vector<std::string> comments = record.comments;
  comments.insert(comments.end(), record.last_words.begin(), record.last_words.end());
  if (!comments.empty()) result["comments"] = comments;
  return dump(Json{{"result", result}});
}

}  // namespace twenties
