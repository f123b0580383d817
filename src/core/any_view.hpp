#pragma once

#include "core/rules.hpp"

namespace twenties {

// A type-erased view: what one seat may know. Bots and boards get nothing else.
class AnyView {
 public:
  AnyView(const GameInfo& info, Seat viewer) : info_(&info), viewer_(viewer) {}
  AnyView(const AnyView&) = delete;
  AnyView& operator=(const AnyView&) = delete;
  virtual ~AnyView() = default;

  [[nodiscard]] const GameInfo& info() const { return *info_; }
  [[nodiscard]] Seat viewer() const { return viewer_; }
  [[nodiscard]] virtual Scores scores() const = 0;
  // Equal for two states that differ only in what the viewer cannot see.
  [[nodiscard]] virtual std::uint64_t hash() const = 0;

 private:
  const GameInfo* info_;
  Seat viewer_;
};

template <Rules G>
class ViewOf final : public AnyView {
 public:
  ViewOf(const typename G::View& view, Seat viewer) : AnyView(G::info(), viewer), view_(view) {}

  [[nodiscard]] const typename G::View& view() const { return view_; }
  [[nodiscard]] Scores scores() const override { return G::scores(view_); }
  [[nodiscard]] std::uint64_t hash() const override { return hash_bytes(view_); }

 private:
  typename G::View view_;
};

// The typed view, or nullptr if it is a view of another game.
template <Rules G>
const typename G::View* view_of(const AnyView& any) {
  if (&any.info() != &G::info()) return nullptr;
  return &static_cast<const ViewOf<G>&>(any).view();
}

}  // namespace twenties
