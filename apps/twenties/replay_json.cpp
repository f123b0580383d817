#include "twenties/replay_json.hpp"

#include <nlohmann/json.hpp>
#include <vector>

#include "protocol/step_json.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

using Json = nlohmann::json;

Json scores_json(const Scores& scores) { return std::vector<int>(scores.begin(), scores.end()); }

// Foreign bytes in a text must not stop the output.
std::string dump(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string step_json(const Step& step, const Game& game, const std::vector<std::string>* legal) {
  Json out = json_of(step);
  out["n"] = step.number;
  if (legal != nullptr) out["legal"] = *legal;
  out["scores"] = scores_json(step.scores);
  out["position"] = game.position();
  std::vector<std::string> comments = step.action.comments_above;
  if (!step.action.comment.empty()) comments.push_back(step.action.comment);
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
