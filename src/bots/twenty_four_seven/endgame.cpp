#include "bots/twenty_four_seven/endgame.hpp"

#include <algorithm>
#include <atomic>

#include "base/sorting.hpp"
#include "bots/search/parallel.hpp"
#include "bots/twenty_four_seven/open_hands.hpp"

namespace twenties::twenty_four_seven {

namespace {

constexpr std::uint64_t choose(std::uint64_t from, std::uint64_t count) {
  std::uint64_t ways = 1;
  for (std::uint64_t at = 1; at <= count; ++at) ways = ways * (from - count + at) / at;
  return ways;
}

// Calls visit for every hand of so many tiles, from the number `tile` on.
template <class Visit>
void for_each_hand(TileSet tiles, int tile, int size, PossibleHand hand, Visit&& visit) {
  if (size == 0) return visit(hand);
  if (tile > highest_number) return;
  const int count = tiles.count(tile);
  for (int taken = 0; taken <= std::min(count, size); ++taken) {
    PossibleHand with = hand;
    for (int copy = 0; copy < taken; ++copy) with.hand.add(tile);
    with.ways *= choose(static_cast<std::uint64_t>(count), static_cast<std::uint64_t>(taken));
    for_each_hand(tiles, tile + 1, size - taken, with, visit);
  }
}

std::size_t other_seat(const View& view) { return view.to_move == 0 ? 1 : 0; }

JudgedMoves root_moves(const View& view, const Prospects& prospects) {
  JudgedMoves moves;
  list_placements(prospects, view.hand, moves);
  if (moves.empty()) moves.push_back({});
  return moves;
}

bool is_better_ending(const EndingMove& a, const EndingMove& b) {
  if (a.half_wins() != b.half_wins()) return a.half_wins() > b.half_wins();
  if (a.margin != b.margin) return a.margin > b.margin;
  return move_of(a.placement) < move_of(b.placement);
}

// The value of every move in one deal.
struct DealResult {
  std::vector<int> worths;
  std::uint64_t nodes = 0;
  bool is_complete = false;
};

class EndingSolver {
 public:
  EndingSolver(const View& view, std::uint64_t nodes_of_a_deal, double enough, Budget& budget)
      : prospects_(view.board),
        view_(view),
        moves_(root_moves(view, prospects_)),
        hands_(possible_hands(view)),
        nodes_of_a_deal_(nodes_of_a_deal),
        enough_(enough),
        budget_(budget) {}

  std::optional<SolvedEnding> run() {
    std::vector<DealResult> results(hands_.size());
    for_each_index(hands_.size(), budget_.limits().threads, [&](std::size_t index) {
      if (given_up_) return;
      results[index] = solve(hands_[index].hand);
      if (!results[index].is_complete) given_up_ = true;
      ++solved_;
      budget_.report({.nodes = budget_.nodes(),
                      .share = static_cast<double>(solved_) / static_cast<double>(hands_.size()),
                      .stage = "deals"});
    });
    if (given_up_) return std::nullopt;
    return summed(results);
  }

 private:
  DealResult solve(TileSet hand) {
    DealResult result;
    OpenHandsSearch* running = nullptr;
    OpenHandsSearch search([&] { return must_stop(running->nodes()); });
    running = &search;
    const OpenEnding ending{prospects_, {view_.hand, hand}};
    for (const Judged& move : moves_) {
      result.worths.push_back(search.worth_after(ending, move.placement));
    }
    result.nodes = search.nodes();
    result.is_complete = !search.is_stopped() && !is_too_long(search.nodes());
    return result;
  }

  // Nodes are counted deal by deal, so that the number of threads makes no difference.
  [[nodiscard]] bool is_too_long(std::uint64_t nodes) const {
    return nodes_of_a_deal_ != 0 && nodes > nodes_of_a_deal_;
  }

  bool must_stop(std::uint64_t nodes) {
    return is_too_long(nodes) || budget_.spend(0) || budget_.used() > enough_;
  }

  [[nodiscard]] SolvedEnding summed(const std::vector<DealResult>& results) const {
    SolvedEnding ending;
    const int lead =
        view_.tallies[view_.to_move].total() - view_.tallies[other_seat(view_)].total();
    for (const Judged& move : moves_) ending.moves.push_back({move.placement});
    for (std::size_t deal = 0; deal < hands_.size(); ++deal) {
      const std::uint64_t ways = hands_[deal].ways;
      ending.ways += ways;
      ending.nodes += results[deal].nodes;
      for (std::size_t at = 0; at < moves_.size(); ++at) {
        add(ending.moves[at], results[deal].worths[at] + lead / points_in_one * margin_step, ways);
      }
    }
    sort_fully(ending.moves.begin(), ending.moves.end(), is_better_ending);
    return ending;
  }

  static void add(EndingMove& move, int worth, std::uint64_t ways) {
    move.wins += worth > 0 ? ways : 0;
    move.draws += worth == 0 ? ways : 0;
    move.margin += margin_in(worth) * static_cast<std::int64_t>(ways);
  }

  Prospects prospects_;
  const View& view_;
  JudgedMoves moves_;
  std::vector<PossibleHand> hands_;
  std::uint64_t nodes_of_a_deal_;
  double enough_;
  Budget& budget_;
  std::atomic<bool> given_up_ = false;
  std::atomic<int> solved_ = 0;
};

}  // namespace

bool is_ending(const View& view) {
  return view.players == 2 && view.bag_size == 0 && view.stage == Stage::place &&
         view.viewer == seat_at(view.to_move);
}

std::vector<PossibleHand> possible_hands(const View& view) {
  std::vector<PossibleHand> out;
  const TileSet unseen = unseen_by(view.board, view.hand);
  const bool any = can_place(view.board, view.hand);
  for_each_hand(unseen, 1, view.hand_sizes[other_seat(view)], {{}, 1},
                [&](const PossibleHand& hand) {
                  // Somebody can place, or the game would be over (5.1).
                  if (any || can_place(view.board, hand.hand)) out.push_back(hand);
                });
  return out;
}

std::optional<SolvedEnding> solve_ending(const View& view, std::uint64_t nodes_of_a_deal,
                                         double enough, Budget& budget) {
  return EndingSolver(view, nodes_of_a_deal, enough, budget).run();
}

}  // namespace twenties::twenty_four_seven
