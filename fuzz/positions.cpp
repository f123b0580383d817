// Positions: what is accepted prints as the one canonical text and can be played to its end.

#include <algorithm>
#include <utility>

#include "fuzzing.hpp"
#include "texts/words.hpp"

namespace twenties::fuzzing {
namespace {

template <Rules G>
void look_at(const typename G::State& state, Random& random) {
  const std::string problem = ConformanceCases<G>::conserved(state);
  require_in<G>(state, problem.empty(), problem);
  const Scores scores = G::scores(state);
  for (int index = 0; index < G::seats(state); ++index) {
    const Seat seat = seat_at(index);
    const int points = points_of(G::explain_score(state, seat), seat);
    require_in<G>(state, points == scores[static_cast<std::size_t>(index)],
                  "the parts do not add up to the score");
    const typename G::View view = G::view(state, seat);
    require_in<G>(state, same_bytes(G::view(G::imagine(view, random), seat), view),
                  "what a seat imagines does not fit what it sees");
  }
}

template <Rules G>
void step(typename G::State& state, const Turn& turn, Random& random, typename G::Moves& moves) {
  if (turn.is_chance()) {
    const auto chance = G::draw(state, random.below(G::chance_total(state)));
    require_in<G>(state, G::check_chance(state, chance).is_allowed(), "draws what is not allowed");
    G::apply_chance(state, chance);
    return;
  }
  const Seat seat = any_seat(turn.seats, random);
  G::moves(state, seat, moves);
  require_in<G>(state, !moves.empty(), "no move and no skip");
  const auto move = moves[static_cast<std::size_t>(random.below(moves.size()))];
  const Verdict verdict = G::check(state, seat, move);
  require_in<G>(state, verdict.is_allowed(), in_english(verdict));
  G::apply(state, seat, move);
}

// Plays to the end; for games with long lists of moves only for some inputs.
template <Rules G>
void play_on(typename G::State state, std::string_view text) {
  Random random(hash_text(text));
  look_at<G>(state, random);
  static typename G::Moves moves;
  const bool to_the_end = random.below(16) == 0;
  std::size_t listed = 0;
  for (int action = 0; action <= G::info().max_actions; ++action) {
    const Turn turn = G::turn(state);
    if (turn.is_over()) {
      look_at<G>(state, random);
      G::winners(state);
      require_in<G>(state, !G::ending(state).reason.empty(), "over without a reason");
      return;
    }
    step<G>(state, turn, random, moves);
    listed += moves.size();
    if (listed > 20'000 && !to_the_end) return;
  }
  fail("does not end", text);
}

template <Rules G>
void read_position(std::string_view text) {
  const auto state = G::read_position(text);
  if (!state) {
    require(!state.error().message.empty(), "refused without a reason", text);
    return;
  }
  const std::string canonical = G::print_position(*state);
  const auto again = parse_position<G>(canonical);
  require(again.has_value(), "does not read what it prints", canonical);
  require(same_bytes(*again, *state), "reads another position than it printed", canonical);
  play_on<G>(*state, text);
}

// The ranges of numbers and of characters for tiles.
struct Piece {
  std::size_t begin;
  std::size_t end;
};

std::vector<Piece> pieces_of(std::string_view text) {
  constexpr std::string_view digits = "0123456789";
  std::vector<Piece> out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (digits.find(text[at]) != std::string_view::npos) {
      out.push_back({at, std::min(text.find_first_not_of(digits, at), text.size())});
      at = out.back().end - 1;
    } else if (std::string_view(".-#Tx*").find(text[at]) != std::string_view::npos) {
      out.push_back({at, at + 1});
    }
  }
  return out;
}

std::string_view cut(std::string_view text, Piece piece) {
  return text.substr(piece.begin, piece.end - piece.begin);
}

// The text with two pieces exchanged, one moved to the place of the other, or another number. That
// moves tiles and rarely loses any.
std::string rearranged(const std::string& text, Input& input) {
  const std::vector<Piece> pieces = pieces_of(text);
  const std::size_t kind = input.below(3);
  const Piece one = pieces[input.below(pieces.size())];
  const Piece other = pieces[input.below(pieces.size())];
  const auto [first, second] =
      one.begin < other.begin ? std::pair(one, other) : std::pair(other, one);
  if (kind == 0 || first.begin == second.begin) {
    return cat(text.substr(0, one.begin), input.below(21), text.substr(one.end));
  }
  std::string_view left = cut(text, second);
  std::string_view right = cut(text, first);
  std::size_t end = second.end;
  std::size_t begin = first.begin;
  if (kind == 1) {
    // With the adjacent separator.
    (one.begin < other.begin ? left : right) = {};
    if (one.begin < other.begin) {
      begin -= begin > 0 && text[begin - 1] == ',' ? 1U : 0U;
    } else {
      end += end < text.size() && text[end] == ',' ? 1U : 0U;
    }
  }
  return cat(text.substr(0, begin), left, text.substr(first.end, second.begin - first.end), right,
             text.substr(end));
}

// Starts from a position of a random game and keeps each change after which it still is one.
template <Rules G>
void rearrange(Input& input) {
  const auto& states = some_states<G>();
  std::string text = G::print_position(states[input.below(states.size())]);
  for (int changes = 0; changes < 64 && !input.text().empty(); ++changes) {
    if (const auto state = G::read_position(rearranged(text, input))) {
      text = G::print_position(*state);
    }
  }
  read_position<G>(text);
}

}  // namespace
}  // namespace twenties::fuzzing

// The second byte says whether a text follows or the changes of a position.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace twenties::fuzzing;
  Input input(data, size);
  with_game(input, [&]<class G>() {
    if (input.below(2) == 0) {
      read_position<G>(input.text());
    } else {
      rearrange<G>(input);
    }
  });
  return 0;
}
