#include "wasm/records.hpp"

#include "base/text.hpp"
#include "core/record.hpp"
#include "core/replay.hpp"
#include "match/verification.hpp"
#include "protocol/step_json.hpp"

namespace twenties {

namespace {

using nlohmann::json;

// Who looks: a seat, everybody, or somebody who may know all.
struct Onlooker {
  Seat seat = nobody;
  bool knows_all = false;

  [[nodiscard]] Step seen(const Step& step, const Game& game) const {
    return knows_all ? step : step.seen_by(seat, game.seats());
  }
  [[nodiscard]] std::string view_of(const GameType& type, const Game& game) const {
    return knows_all ? game.position() : type.print_view(*game.view(seat));
  }
};

json headers_of(const Record& record) {
  json out = json::array();
  for (const Remark& remark : record.remarks) {
    if (TableChance::is_header(remark.first)) continue;
    out.push_back({{"name", remark.first}, {"text", remark.second}});
  }
  return out;
}

}  // namespace

Answer answer_replay(const Registry& registry, const Request& request) {
  const auto record = read_record(request.text("record"));
  if (!record) return unanswered(record.error().message());
  auto replay = Replay::open(registry, *record);
  if (!replay) return unanswered(replay.error().message());
  const GameType& type = **registry.require(record->game);
  const Onlooker onlooker{request.seat(), request.number("seat") < 0};
  json views = json::array({onlooker.view_of(type, replay->game())});
  json scores = json::array({json_of(replay->game().scores())});
  json steps = json::array();
  while (true) {
    const auto step = replay->step();
    if (!step) return unanswered(step.error().message());
    if (!*step) break;
    steps.push_back(json_of(onlooker.seen(**step, replay->game())));
    views.push_back(onlooker.view_of(type, replay->game()));
    scores.push_back(json_of(onlooker.knows_all ? replay->game().scores()
                                                : replay->game().view(onlooker.seat)->scores()));
  }
  if (const auto result = replay->check_result(); !result)
    return unanswered(result.error().message());
  const Game& game = replay->game();
  const bool over = game.turn().is_over();
  const Ending ending = over ? game.ending() : Ending{};
  json out{{"game", type.info().id},
           {"options", game.options()},
           {"seats", record->seats},
           {"headers", headers_of(*record)},
           {"views", std::move(views)},
           {"steps", std::move(steps)},
           {"scores", std::move(scores)},
           {"over", over},
           {"winners", json_of(over ? game.winners() : SeatSet())},
           {"clause", ending.clause}};
  put(out, "reason", ending.reason);
  return out;
}

Answer answer_verify(const Registry& registry, const Request& request) {
  const auto record = read_record(request.text("record"));
  if (!record) return unanswered(record.error().message());
  const auto found = verify(registry, *record, {request.text("commitment"), request.text("share")});
  if (!found) return unanswered(found.error().message());
  constexpr std::array<std::string_view, 3> verdicts{"right", "wrong", "unverifiable"};
  constexpr std::array<std::string_view, 3> sources{"nothing", "seed", "secret"};
  json draws = json::array();
  for (const auto& [kind, count] : found->draws)
    draws.push_back({{"kind", kind}, {"count", count}});
  json out{{"verdict", verdicts[static_cast<std::size_t>(found->verdict)]},
           {"source", sources[static_cast<std::size_t>(found->source)]},
           {"line", found->line},
           {"draws", std::move(draws)}};
  put(out, "reason", found->reason);
  if (found->fairness) {
    out["commitment"] = found->fairness->commitment;
    out["shares"] = found->fairness->shares;
    out["secret"] = found->fairness->secret;
  }
  if (found->wrong_draw) {
    out["wrong_draw"] = {{"action", found->wrong_draw->action},
                         {"line", found->wrong_draw->line},
                         {"said", found->wrong_draw->said},
                         {"given", found->wrong_draw->given}};
  }
  return out;
}

}  // namespace twenties
