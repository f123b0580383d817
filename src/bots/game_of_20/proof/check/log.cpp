#include "bots/game_of_20/proof/check/log.hpp"

#include <algorithm>
#include <string>

#include "base/text.hpp"

namespace twenties::game_of_20::check {

namespace {

// Why a line is no answer.
Message reason_of(std::string_view line) {
  const auto pieces = words(line);
  if (pieces.empty()) return Message("prove.empty-line");
  const std::string_view centre = split(pieces[0], ':').front();
  if (read_integer(centre) && !read_integer(centre, 1, highest_centre)) {
    return Message("prove.no-such-centre", {{"tile", quote(centre)}});
  }
  if (!read_deal(pieces[0])) {
    return Message("prove.no-deal", {{"text", quote(pieces[0])}});
  }
  return Message("prove.no-answer", {{"text", quote(line)}});
}

}  // namespace

Result<void> Log::add_line(std::string_view line) {
  if (line.starts_with('#')) return {};  // a comment
  const auto answer = read_answer(line);
  if (!answer) return failure(reason_of(line));
  const Deal& deal = answer->deal;
  Answers& known = centres_.try_emplace(deal.centre, deal.centre).first->second;
  if (known.contradicts(deal, answer->question, answer->yes)) {
    return failure(Message("prove.contradicts-earlier", {{"deal", print_deal(deal)}}));
  }
  known.add(deal, answer->question, answer->yes);
  std::vector<bool>& asked = asked_.try_emplace(deal.centre, 2 * deals_per_centre).first->second;
  const std::size_t place = 2 * deal.index() + static_cast<std::size_t>(answer->question);
  if (asked[place]) return {};
  asked[place] = true;
  answers_.push_back(*answer);
  return {};
}

Result<void> Log::add(std::string_view name, std::string_view text) {
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = text.find('\n');
    const bool is_cut = end == std::string_view::npos;
    const Result<void> added =
        is_cut ? failure(Message("prove.cut-off")) : add_line(text.substr(0, end));
    if (!added) {
      return failure(Message(
          "prove.in-log",
          {{"file", std::string(name)}, {"line", cat(number)}, {"why", added.error().message}}));
    }
    text.remove_prefix(end + 1);
  }
  return {};
}

std::size_t Log::answers_of(int centre) const {
  return static_cast<std::size_t>(
      std::count_if(answers_.begin(), answers_.end(),
                    [&](const Answer& one) { return one.deal.centre == centre; }));
}

}  // namespace twenties::game_of_20::check
