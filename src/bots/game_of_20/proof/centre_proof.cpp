#include "bots/game_of_20/proof/centre_proof.hpp"

#include <algorithm>
#include <utility>

#include "bots/game_of_20/draft.hpp"

namespace twenties::game_of_20 {

namespace {

constexpr int clearest_doubt = 30'000;

const DraftShape& real_shape() {
  static const DraftShape shape(18);
  return shape;
}

Hand hand_of(TileSet tiles) { return {tiles << lowest_drafted}; }
TileSet tiles_of(Hand hand) { return hand.bits >> lowest_drafted; }

// The evaluation of deals for the first drafter, in hundredths of a point.
std::vector<Margin> judged(int centre) {
  const DraftShape& shape = real_shape();
  const DraftJudge judge;
  std::vector<Margin> out;
  out.reserve(shape.leaves());
  for (std::size_t leaf = 0; leaf < shape.leaves(); ++leaf) {
    const Hand nine = hand_of(shape.hand_of_leaf(leaf));
    const Deal deal = Deal::of(centre, nine);
    const int value = judge.deal(deal.first, centre);
    const int ours = deal.first == nine ? value : -value;
    out.push_back(static_cast<Margin>(std::clamp(ours, -clearest_doubt, clearest_doubt)));
  }
  return out;
}

}  // namespace

CentreProof::CentreProof(int centre, std::span<const Answer> answers, std::optional<Claim> claim)
    : answers_(centre), wish_(claim), doubts_(judged(centre)), search_(real_shape(), doubts_) {
  for (const Answer& answer : answers) answers_.add(answer.deal, answer.question, answer.yes);
  const bool looks_won = search_.tree().root() > 0;
  claim_ = claim ? *claim : looks_won ? Claim::first_wins : Claim::first_draws;
  if (answers_.size() > 0) aim_at(claim_);
  move_on();
}

ClaimState CentreProof::state(Claim claim) const {
  return states_[static_cast<std::size_t>(claim)];
}

ProvedOutcome CentreProof::outcome() const {
  if (state(Claim::first_wins) == ClaimState::proved) return ProvedOutcome::first_wins;
  if (state(Claim::first_draws) == ClaimState::refuted) return ProvedOutcome::second_wins;
  const bool is_draw = state(Claim::first_wins) == ClaimState::refuted &&
                       state(Claim::first_draws) == ClaimState::proved;
  return is_draw ? ProvedOutcome::draw : ProvedOutcome::unknown;
}

bool CentreProof::is_done() const {
  return outcome() != ProvedOutcome::unknown || (wish_ && state(*wish_) == ClaimState::proved);
}

std::optional<bool> CentreProof::find(Claim claim, std::size_t leaf) const {
  const Hand nine = hand_of(real_shape().hand_of_leaf(leaf));
  const Ask ask = ask_of(claim, centre(), nine);
  const auto yes = answers_.find(ask.deal, ask.question);
  if (!yes) return std::nullopt;
  return supports(nine, *yes);
}

void CentreProof::aim_at(Claim claim) {
  claim_ = claim;
  std::vector<Margin> leaves = doubts_;
  for (std::size_t leaf = 0; leaf < leaves.size(); ++leaf) {
    if (const auto known = find(claim, leaf)) leaves[leaf] = *known ? supported : refuted;
  }
  search_.assign(leaves, doubts_);
}

// Notes what is decided, and what follows from it; then turns to the other claim if it is open.
void CentreProof::move_on() {
  while (search_.is_proved() || search_.is_refuted()) {
    const bool proved = search_.is_proved();
    states_[static_cast<std::size_t>(claim_)] = proved ? ClaimState::proved : ClaimState::refuted;
    // A win is not a loss, and a loss is not a win.
    if (claim_ == Claim::first_wins && proved) states_[1] = ClaimState::proved;
    if (claim_ == Claim::first_draws && !proved) states_[0] = ClaimState::refuted;
    if (is_done()) return;
    aim_at(claim_ == Claim::first_wins ? Claim::first_draws : Claim::first_wins);
  }
}

void CentreProof::retrace(std::span<const Answer> answers) {
  if (is_done()) return;
  search_.assign(doubts_, doubts_);
  Answers all(centre());
  std::swap(all, answers_);
  for (const Answer& answer : answers) {
    (void)search_.next();
    answers_.add(answer.deal, answer.question, answer.yes);
    refresh(answer.deal);
  }
}

std::optional<Ask> CentreProof::next() {
  if (is_done()) return std::nullopt;
  const auto leaf = search_.next();
  if (!leaf) return std::nullopt;
  return ask_of(claim_, centre(), hand_of(real_shape().hand_of_leaf(*leaf)));
}

void CentreProof::expect(const Ask& ask) {
  const bool first_expected = doubts_[real_shape().leaf(tiles_of(ask.deal.first))] >= 0;
  for (const Hand nine : {ask.deal.first, ask.deal.second()}) {
    // The expected winner of the deal probably settles it for both drafters.
    const Ask own = ask_of(claim_, centre(), nine);
    const bool is_settled = own == ask || (ask.question == Question::wins) == first_expected;
    if (is_settled) search_.expect(real_shape().leaf(tiles_of(nine)));
  }
}

void CentreProof::refresh(const Deal& deal) {
  for (const Hand nine : {deal.first, deal.second()}) {
    const std::size_t leaf = real_shape().leaf(tiles_of(nine));
    if (const auto known = find(claim_, leaf)) {
      search_.learn(leaf, *known);
    } else {
      search_.doubt_again(leaf);
    }
  }
}

void CentreProof::give_up(const Ask& ask) { refresh(ask.deal); }

bool CentreProof::learn(const Ask& ask, bool yes) {
  if (answers_.contradicts(ask.deal, ask.question, yes)) return false;
  answers_.add(ask.deal, ask.question, yes);
  refresh(ask.deal);
  move_on();
  return true;
}

int CentreProof::best_pick() const {
  int best = 0;
  for (int tile = 0; tile < real_shape().tiles(); ++tile) {
    const auto margin = [&](int at) { return search_.tree().margin(1, {TileSet{1} << at, 0}); };
    if (margin(tile) > margin(best)) best = tile;
  }
  return best + lowest_drafted;
}

int CentreProof::refuted_picks() const {
  int count = 0;
  for (int tile = 0; tile < real_shape().tiles(); ++tile) {
    count += search_.tree().margin(1, {TileSet{1} << tile, 0}) == refuted ? 1 : 0;
  }
  return count;
}

}  // namespace twenties::game_of_20
