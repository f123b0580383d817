#include "bots/game_of_20/proof/library.hpp"

#include <array>
#include <atomic>
#include <memory>
#include <utility>

#include "bots/game_of_20/proof/proved_draft.hpp"

namespace twenties::game_of_20 {

namespace {

std::atomic<const ProvedCentre*>& shelf(int centre) {
  static std::array<std::atomic<const ProvedCentre*>, highest_centre> all{};
  return all[static_cast<std::size_t>(centre - 1)];
}

// Nothing if the watch stopped it. Answers that cannot be read prove nothing.
std::unique_ptr<const ProvedCentre> prepare(int centre, std::span<const std::uint8_t> packed,
                                            Watch* watch) {
  auto read = ProvedCentre::read(centre, packed);
  auto out = std::make_unique<ProvedCentre>(read ? std::move(*read) : ProvedCentre{});
  if (!read) return out;
  ProvedDraft draft(*out, watch);
  const Proved start = draft.look({});
  if (draft.was_stopped()) return nullptr;
  out->keep(draft.take_memo(), start);
  return out;
}

}  // namespace

const ProvedCentre* proved_centre(int centre, Watch* watch) {
  const auto packed = packed_answers(centre);
  if (!packed || packed->empty()) return nullptr;
  std::atomic<const ProvedCentre*>& place = shelf(centre);
  const ProvedCentre* found = place.load(std::memory_order_acquire);
  if (found == nullptr) {
    auto made = prepare(centre, *packed, watch);
    if (made == nullptr) return nullptr;
    // If another thread was quicker, its result is used.
    if (place.compare_exchange_strong(found, made.get(), std::memory_order_acq_rel)) {
      found = made.release();
    }
  }
  return found->start().says_something() ? found : nullptr;
}

}  // namespace twenties::game_of_20
