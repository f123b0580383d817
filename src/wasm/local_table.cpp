#include "wasm/local_table.hpp"

#include "base/text.hpp"

namespace twenties {

Result<void> LocalTable::open(MatchSetup setup, Moment now) {
  auto opened = Match::open(*registry_, std::move(setup), now);
  if (!opened) return tl::unexpected(opened.error());
  match_ = std::move(*opened);
  return {};
}

Match* LocalTable::match() {
  if (match_) return &*match_;
  auto restored = Match::restore(*registry_, log_);
  if (!restored) {
    problem_ = restored.error().message;
    return nullptr;
  }
  match_ = std::move(*restored);
  match_->take_fresh();
  return &*match_;
}

Verdict LocalTable::sit_everywhere(const std::vector<std::string>& names,
                                   const std::vector<std::string>& shares, Moment now) {
  Match& match = *this->match();
  for (std::size_t i = 0; i < match.seats().size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    if (match.seat(seat).is_taken()) continue;
    const std::string name = i < names.size() && !names[i].empty() ? names[i] : "You";
    const std::string share = i < shares.size() ? shares[i] : std::string();
    const Sender sender{std::string(local_person), cat("sit", i + 1), now};
    const Guest guest{std::string(local_person), name, {}};
    if (const Verdict verdict = match.sit(sender, seat, guest, share); !verdict) return verdict;
  }
  return Verdict::allowed();
}

void LocalTable::wake(Moment now) {
  Match& match = *this->match();
  if (match.table() == nullptr || match.is_over()) return;
  if (!match.is_paused()) match.pause(match.events().back().at);
  match.resume(now);
}

std::vector<std::string> LocalTable::take_fresh() {
  std::vector<std::string> out;
  if (match_) out = match_->take_fresh();
  log_.insert(log_.end(), out.begin(), out.end());
  return out;
}

LocalTable LocalTable::as_kept() const {
  LocalTable out(*registry_, name(), log_);
  out.host_ = host_;
  return out;
}

}  // namespace twenties
