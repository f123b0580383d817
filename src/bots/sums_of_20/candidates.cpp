#include "bots/sums_of_20/candidates.hpp"

#include <algorithm>

#include "base/sorting.hpp"
#include "bots/sums_of_20/playing_on.hpp"
#include "core/draws.hpp"
#include "games/sums_of_20/tiles.hpp"

namespace twenties::sums_of_20 {

namespace {

constexpr std::size_t looked_at = 2;  // replies examined for each candidate

const Counts& own_rack(const View& view) { return view.racks[view.to_move]; }

// Approximately normal with variance 1, from integers only: twelve dice.
double any_noise(Random& random) {
  std::uint64_t sum = 0;
  for (int die = 0; die < 12; ++die) sum += random.below(1U << 16U);
  return static_cast<double>(sum) / 65536.0 - 6.0;
}

// Every trade; of those of one size the judge keeps only the best.
void add_trades(const View& view, const RackChoices& choices, std::vector<JudgedMove>& out) {
  const Counts& rack = own_rack(view);
  const int most = std::min(tiles_in(rack), most_traded(view.rules, view.pool_size));
  for (int count = 1; count <= most; ++count) {
    std::optional<JudgedMove> best;
    list_draws(rack, count, [&](const Counts& chosen, std::uint64_t /*weight*/) {
      const JudgedMove trade = judged_trade(chosen, choices);
      if (!best || trade.worth > best->worth) best = trade;
    });
    if (best) out.push_back(*best);
  }
}

std::vector<JudgedMove> all_turns(const View& view) {
  const RackChoices choices(own_rack(view), view.pool_size);
  std::vector<JudgedMove> out;
  judge_plays(view.board, own_rack(view), choices,
              [&](const JudgedMove& turn) { out.push_back(turn); });
  sort_fully(out, [](const JudgedMove& a, const JudgedMove& b) { return a.move < b.move; });
  add_trades(view, choices, out);
  out.push_back(JudgedMove{});
  return out;
}

JudgedMove judged(const View& view, const Move& move) {
  const RackChoices choices(own_rack(view), view.pool_size);
  if (move.act == Act::pass) return {};
  if (move.act == Act::trade) {
    Counts traded{};
    for (std::size_t i = 0; i < move.count; ++i) ++traded[kind_of(move.tiles[i])];
    return judged_trade(traded, choices);
  }
  JudgedMove found{move};
  judge_plays(view.board, own_rack(view), choices, [&](const JudgedMove& turn) {
    if (turn.move == move) found = turn;
  });
  return found;
}

bool worth_more(const Candidate& a, const Candidate& b) {
  return a.worth != b.worth ? a.worth > b.worth : a.turn.move < b.turn.move;
}

void keep_best(std::vector<Candidate>& candidates, std::size_t most) {
  sort_fully(candidates, worth_more);
  if (candidates.size() > most)
    candidates.erase(candidates.begin() + static_cast<std::ptrdiff_t>(most), candidates.end());
}

// The next seat's reply, and its cost.
void look_at_reply(const View& view, Candidate& candidate) {
  TrialTable table(view, Random(0));
  table.take(candidate.turn);
  candidate.is_last = table.is_over();
  if (candidate.is_last) return;
  candidate.reply = judged_turn(table.board(), table.rack(table.to_move()), table.pool_size());
  candidate.worth -= static_cast<double>(candidate.reply.worth) / tenths / (view.players - 1);
}

Candidate candidate_of(const JudgedMove& turn) {
  return {.turn = turn, .worth = static_cast<double>(turn.worth) / tenths};
}

void move_to_end(const View& view, const Move& move, std::vector<Candidate>& candidates) {
  const auto at =
      std::ranges::find(candidates, move, [](const Candidate& each) { return each.turn.move; });
  if (at != candidates.end()) {
    std::rotate(at, at + 1, candidates.end());
    return;
  }
  candidates.push_back(candidate_of(judged(view, move)));
  look_at_reply(view, candidates.back());
}

}  // namespace

std::vector<Candidate> find_candidates(const View& view, const CandidateRules& rules,
                                       Budget& budget) {
  Random random(mix64(rules.seed));
  std::vector<Candidate> out;
  for (const JudgedMove& turn : all_turns(view)) {
    Candidate candidate = candidate_of(turn);
    if (rules.noise > 0) candidate.noise = any_noise(random) * rules.noise;
    candidate.worth += candidate.noise;
    out.push_back(candidate);
  }
  keep_best(out, looked_at * rules.most);
  for (Candidate& candidate : out) {
    budget.spend(1);
    look_at_reply(view, candidate);
  }
  keep_best(out, rules.most);
  if (rules.also) move_to_end(view, *rules.also, out);
  return out;
}

}  // namespace twenties::sums_of_20
