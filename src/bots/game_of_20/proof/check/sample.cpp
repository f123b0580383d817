#include "bots/game_of_20/proof/check/sample.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "base/random.hpp"

namespace twenties::game_of_20::check {

std::vector<Answer> draw_sample(std::vector<Answer> answers, std::size_t count,
                                std::uint64_t seed) {
  // The order of the files must not matter.
  std::sort(answers.begin(), answers.end(), [](const Answer& a, const Answer& b) {
    return std::tuple(a.deal.centre, a.deal.first.bits, a.question) <
           std::tuple(b.deal.centre, b.deal.first.bits, b.question);
  });
  Random random(seed);
  count = std::min(count, answers.size());
  for (std::size_t i = 0; i < count; ++i) {
    std::swap(answers[i], answers[i + random.below(answers.size() - i)]);
  }
  answers.resize(count);
  return answers;
}

SampleResult check_sample(const std::vector<Answer>& sample, const Oracle& oracle,
                          const std::function<void(const Answer&, bool)>& done) {
  SampleResult out;
  for (const Answer& answer : sample) {
    const std::optional<bool> yes = oracle(answer.deal, answer.question);
    if (!yes) {
      out.was_stopped = true;
      break;
    }
    const bool is_right = *yes == answer.yes;
    if (is_right) {
      ++out.right;
    } else {
      out.wrong.push_back(answer);
    }
    done(answer, is_right);
  }
  return out;
}

double share_excluded(std::size_t count) {
  constexpr double missed = 0.05;
  return count == 0 ? 1.0 : 1.0 - std::pow(missed, 1.0 / static_cast<double>(count));
}

}  // namespace twenties::game_of_20::check
