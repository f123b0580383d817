#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/game_of.hpp"
#include "core/perft.hpp"
#include "core/rules_version.hpp"
#include "core/view_text.hpp"

namespace twenties {

// A type of game: creates running games.
class GameType {
 public:
  GameType() = default;
  GameType(const GameType&) = delete;
  GameType& operator=(const GameType&) = delete;
  virtual ~GameType() = default;

  [[nodiscard]] virtual const GameInfo& info() const = 0;
  // A new game by these rules; what the options do not name keeps its fallback.
  [[nodiscard]] Result<std::unique_ptr<Game>> start(std::string_view options,
                                                    int rules = newest_rules) const;
  // By these rules, which a text that names its own has to agree with; without them, by those that
  // the text names, or else by the newest.
  [[nodiscard]] Result<std::unique_ptr<Game>> from_position(std::string_view position,
                                                            int rules = newest_rules) const;
  // What a seat may know, as text (see core/view_text.hpp); empty for a view of another game.
  [[nodiscard]] virtual std::string print_view(const AnyView& view) const = 0;
  [[nodiscard]] virtual Result<std::unique_ptr<AnyView>> read_view(std::string_view text,
                                                                   Seat viewer) const = 0;
  // A running game that fits the view, in which the viewer has the same moves; nullptr for a view
  // of another game.
  [[nodiscard]] virtual std::unique_ptr<Game> imagine(const AnyView& view,
                                                      std::uint64_t seed) const = 0;
  // See core/perft.hpp; the game must be of this type.
  [[nodiscard]] virtual std::uint64_t perft(const Game& game, int depth,
                                            const std::atomic<bool>& stop) const = 0;

 private:
  // The rules are a version that the game plays.
  [[nodiscard]] virtual Result<std::unique_ptr<Game>> make_game(std::string_view options,
                                                                int rules) const = 0;
  [[nodiscard]] virtual Result<std::unique_ptr<Game>> make_game_at(
      std::string_view position) const = 0;
};

template <Rules G>
class GameTypeOf final : public GameType {
 public:
  [[nodiscard]] const GameInfo& info() const override { return G::info(); }
  [[nodiscard]] std::string print_view(const AnyView& any) const override {
    const typename G::View* view = view_of<G>(any);
    return view == nullptr ? std::string() : twenties::print_view<G>(*view);
  }
  [[nodiscard]] Result<std::unique_ptr<AnyView>> read_view(std::string_view text,
                                                           Seat viewer) const override {
    return twenties::read_view<G>(text, viewer).map([&](const typename G::View& view) {
      return std::unique_ptr<AnyView>(std::make_unique<ViewOf<G>>(view, viewer));
    });
  }
  [[nodiscard]] std::unique_ptr<Game> imagine(const AnyView& any,
                                              std::uint64_t seed) const override {
    const typename G::View* view = view_of<G>(any);
    if (view == nullptr) return nullptr;
    Random random(seed);
    return std::make_unique<GameOf<G>>(G::imagine(*view, random));
  }
  [[nodiscard]] std::uint64_t perft(const Game& game, int depth,
                                    const std::atomic<bool>& stop) const override {
#ifdef __wasm__  // a tool for the command line, which the module need not carry
    return static_cast<void>(game), static_cast<void>(depth), static_cast<void>(stop), 0;
#else
    const GameOf<G>* typed = game_of<G>(game);
    return typed == nullptr ? 0 : twenties::perft<G>(typed->state(), depth, stop);
#endif
  }

 private:
  [[nodiscard]] Result<std::unique_ptr<Game>> make_game(std::string_view text,
                                                        int rules) const override {
    return G::read_options(text).map([&](typename G::Options options) {
      static_cast<void>(rules);
      if constexpr (HasRulesVersions<G>) options.rules = rules;
      return std::unique_ptr<Game>(std::make_unique<GameOf<G>>(G::start(options)));
    });
  }
  [[nodiscard]] Result<std::unique_ptr<Game>> make_game_at(std::string_view text) const override {
    return G::read_position(text).map([](const typename G::State& state) {
      return std::unique_ptr<Game>(std::make_unique<GameOf<G>>(state));
    });
  }
};

// The games of a program, in the order of its menu.
class Registry {
 public:
  // The last `unlisted` types can be found by name, but are in no list for people.
  explicit Registry(std::span<const GameType* const> types, std::size_t unlisted = 0)
      : types_(types), unlisted_(unlisted) {}

  [[nodiscard]] std::span<const GameType* const> types() const { return types_; }
  // By id or alias, in any case; nullptr if there is none.
  [[nodiscard]] const GameType* find(std::string_view name) const;
  // As find, with an error that lists the games.
  [[nodiscard]] Result<const GameType*> require(std::string_view name) const;

 private:
  std::span<const GameType* const> types_;
  std::size_t unlisted_;
};

}  // namespace twenties
