#include "reports/review_report.hpp"

#include <fmt/core.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "reports/numbers.hpp"
#include "terminal/layout.hpp"

namespace twenties {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t most_costliest = 3;

std::size_t index(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }

Json reasons_json(const std::vector<Reason>& reasons) {
  Json out = Json::array();
  for (const Reason& reason : reasons) {
    out.push_back({{"text", in_english(reason.message)}, {"points", reason.points}});
  }
  return out;
}

Json decision_json(const Decision& decision) {
  const Comparison& choice = decision.choice;
  const std::size_t seat = index(decision.seat);
  return {{"n", decision.number},
          {"seat", number_of(decision.seat)},
          {"played", decision.played},
          {"best", choice.best},
          {"lost", decision.lost()},
          {"chance_lost", decision.chance_lost()},
          {"error", choice.error},
          {"chance_error", choice.chance_error},
          {"exact", choice.exact},
          {"value", choice.best_value.points[seat]},
          {"chance", choice.best_value.chances[seat]},
          {"mistake", decision.is_mistake()},
          {"reasons", reasons_json(choice.reasons)},
          {"line", choice.line}};
}

Json draw_json(const Draw& draw) {
  const std::size_t seat = index(draw.seat);
  return {{"n", draw.number},
          {"seat", number_of(draw.seat)},
          {"luck", draw.luck.mean.points[seat]},
          {"error", draw.luck.error.points[seat]},
          {"chance_luck", draw.luck.mean.chances[seat]},
          {"chance_error", draw.luck.error.chances[seat]}};
}

// The account of one seat in points or in chances of winning.
using BySeat = std::array<double, max_seats> Expectation::*;

Json account_json(const GameAccount& account, std::size_t seat, BySeat part) {
  return {{"start", (account.start.*part)[seat]},
          {"luck", (account.luck.*part)[seat]},
          {"error", (account.error.*part)[seat]},
          {"decisions", (account.decisions.*part)[seat]},
          {"correction", (account.correction.*part)[seat]},
          {"result", (account.result.*part)[seat]}};
}

Json accounts_json(const Review& review) {
  Json out = Json::array();
  if (!review.has_account()) return out;
  for (int seat = 0; seat < review.seats(); ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    Json one{{"seat", seat + 1}};
    one.update(account_json(review.account(), at, &Expectation::points));
    one["chance"] = account_json(review.account(), at, &Expectation::chances);
    out.push_back(std::move(one));
  }
  return out;
}

// Numbers for people: points with one decimal, chances in percent.
class Numbers {
 public:
  explicit Numbers(const Words& words) : words_(words) {}

  [[nodiscard]] std::string points(double value) const { return decimal(words_, tidy(value), 1); }
  [[nodiscard]] std::string signed_points(double value) const {
    return signed_decimal(words_, tidy(value), 1);
  }
  [[nodiscard]] std::string percent(double chance) const {
    return words_.say("analyse.percent", {{"n", decimal(words_, tidy(100 * chance), 1)}});
  }
  [[nodiscard]] std::string signed_percent(double chance) const {
    return words_.say("analyse.percent", {{"n", signed_decimal(words_, tidy(100 * chance), 1)}});
  }

 private:
  static double tidy(double value) { return std::abs(value) < 0.05 ? 0 : value; }
  const Words& words_;
};

std::string account_line(const std::string& name, const std::array<std::string, 5>& numbers) {
  return fmt::format("{:<16.16} {:>9} {:>9} {:>13} {:>10} {:>9}\n", name, numbers[0], numbers[1],
                     numbers[2], numbers[3], numbers[4]);
}

std::string accounts_text(const Review& review, const std::vector<std::string>& names,
                          std::size_t width, const Words& words) {
  const Numbers numbers(words);
  const GameAccount& all = review.account();
  std::string out =
      account_line("", {words.say("analyse.start"), words.say("analyse.luck"),
                        words.say("analyse.decisions"), words.say("analyse.correction"),
                        words.say(review.is_over() ? "analyse.result" : "analyse.stands")});
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    out += account_line(names[seat], {numbers.points(all.start.points[seat]),
                                      numbers.signed_points(all.luck.points[seat]),
                                      numbers.signed_points(all.decisions.points[seat]),
                                      numbers.signed_points(all.correction.points[seat]),
                                      numbers.signed_points(all.result.points[seat])});
    out += account_line("", {numbers.percent(all.start.chances[seat]),
                             numbers.signed_percent(all.luck.chances[seat]),
                             numbers.signed_percent(all.decisions.chances[seat]),
                             numbers.signed_percent(all.correction.chances[seat]),
                             numbers.percent(all.result.chances[seat])});
  }
  return cat(out, "\n", hanging(words.say("analyse.sums"), width, "", ""), "\n");
}

std::string loss_text(const Decision& decision, const Words& words) {
  const Numbers numbers(words);
  const char* id = decision.choice.exact ? "analyse.loss-exact" : "analyse.loss";
  return words.say(id, {{"points", numbers.points(decision.lost())},
                        {"error", numbers.points(decision.choice.error)},
                        {"chance", numbers.percent(decision.chance_lost())}});
}

std::string decision_text(const Decision& decision, const std::vector<std::string>& names,
                          std::size_t width, const Words& words) {
  std::string out = cat(words.say("analyse.instead", {{"n", decision.number},
                                                      {"who", names[index(decision.seat)]},
                                                      {"played", decision.played},
                                                      {"best", decision.choice.best}}),
                        "\n");
  out += hanging(loss_text(decision, words), width, "    ", "    ");
  for (const Reason& reason : decision.choice.reasons) {
    out += hanging(words.say(reason.message), width, "    - ", "      ");
  }
  return out;
}

std::string costliest_text(const Review& review, const std::vector<std::string>& names,
                           std::size_t width, const Words& words) {
  const std::vector<Decision> costliest = review.costliest(most_costliest);
  if (costliest.empty()) return cat(words.say("analyse.no-mistake"), "\n\n");
  std::string out = cat(words.say("analyse.costliest"), "\n\n");
  for (const Decision& decision : costliest)
    out += cat(decision_text(decision, names, width, words), "\n");
  return out;
}

std::string decision_line(const std::array<std::string, 7>& cells) {
  std::string out = fmt::format("{:>4}  {:<10.10} {:<22} {:>8} {:>8} {:>8}  {}", cells[0], cells[1],
                                cells[2], cells[3], cells[4], cells[5], cells[6]);
  while (out.ends_with(' ')) out.pop_back();
  return out + "\n";
}

std::string decisions_text(const Review& review, const std::vector<std::string>& names,
                           const Words& words) {
  const Numbers numbers(words);
  std::string out = decision_line({"", "", words.say("analyse.played"), words.say("analyse.lost"),
                                   words.say("analyse.error"), words.say("analyse.chance"),
                                   words.say("analyse.better")});
  for (const Decision& each : review.decisions()) {
    const bool is_best = each.choice.best == each.played;
    const std::string error =
        each.choice.exact ? words.say("analyse.exact") : numbers.points(each.choice.error);
    out += decision_line({cat(each.number), names[index(each.seat)], each.played,
                          is_best ? "" : numbers.points(each.lost()), is_best ? "" : error,
                          is_best ? "" : numbers.percent(each.chance_lost()),
                          each.is_mistake() ? each.choice.best : ""});
  }
  return out;
}

}  // namespace

std::string review_text(const Review& review, std::vector<std::string> names, std::size_t width,
                        const Words& words) {
  for (int seat = static_cast<int>(names.size()); seat < review.seats(); ++seat) {
    names.push_back(words.say("cli.seat", {{"n", seat + 1}}));
  }
  std::string out;
  if (review.has_account()) out += accounts_text(review, names, width, words);
  out += costliest_text(review, names, width, words);
  out += decisions_text(review, names, words);
  if (!review.has_account()) out += cat(words.say("analyse.interrupted"), "\n");
  return out;
}

std::string review_json(const Review& review) {
  Json out{{"over", review.is_over()}, {"interrupted", !review.has_account()}};
  out["accounts"] = accounts_json(review);
  out["decisions"] = Json::array();
  for (const Decision& decision : review.decisions()) {
    out["decisions"].push_back(decision_json(decision));
  }
  out["draws"] = Json::array();
  for (const Draw& draw : review.draws()) out["draws"].push_back(draw_json(draw));
  return out.dump() + "\n";
}

}  // namespace twenties
