#include "bots/game_of_20/proof/answer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/text.hpp"

namespace twenties::game_of_20 {

namespace {

template <class Number>
bool read_number(std::string_view text, Number& out) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc{} && end == text.data() + text.size();
}

}  // namespace

std::string print_answer(const Answer& answer) {
  return fmt::format("{} >={} {} {} {:.2f} {} {}", print_deal(answer.deal),
                     bound_of(answer.question), answer.yes ? "yes" : "no", answer.nodes,
                     answer.seconds, answer.version, answer.seed);
}

std::optional<Answer> read_answer(std::string_view line) {
  const auto pieces = words(line);
  if (pieces.size() != 7) return std::nullopt;
  const auto deal = read_deal(pieces[0]);
  if (!deal) return std::nullopt;
  Answer out{.deal = *deal,
             .question = pieces[1] == ">=1" ? Question::wins : Question::does_not_lose,
             .yes = pieces[2] == "yes"};
  if (!read_number(pieces[3], out.nodes) || !read_number(pieces[4], out.seconds) ||
      !read_number(pieces[5], out.version) || !read_number(pieces[6], out.seed)) {
    return std::nullopt;
  }
  if (print_answer(out) != line) return std::nullopt;
  return out;
}

void Answers::add(const Deal& deal, Question question, bool yes) {
  Known& known = known_[deal.index()];
  if (known.low == -1 && known.high == 1) ++size_;
  const auto bound = static_cast<std::int8_t>(bound_of(question));
  if (yes) {
    known.low = std::max(known.low, bound);
  } else {
    known.high = std::min(known.high, static_cast<std::int8_t>(bound - 1));
  }
}

bool Answers::contradicts(const Deal& deal, Question question, bool yes) const {
  const auto known = find(deal, question);
  return known && *known != yes;
}

std::optional<bool> Answers::find(const Deal& deal, Question question) const {
  const Known& known = known_[deal.index()];
  if (known.low >= bound_of(question)) return true;
  if (known.high < bound_of(question)) return false;
  return std::nullopt;
}

}  // namespace twenties::game_of_20
