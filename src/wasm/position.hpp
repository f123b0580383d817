#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "bots/evaluation.hpp"
#include "core/registry.hpp"
#include "wasm/answers.hpp"
#include "wasm/request.hpp"

namespace twenties {

// A position, read from the `view` and the `seat` of a request: the view itself, and a running game
// that fits it.
struct Position {
  const GameType* type = nullptr;
  Seat seat = nobody;
  std::unique_ptr<AnyView> view;
  std::unique_ptr<Game> game;
  bool plain = false;  // what a move would score is not told: there is no help at the table
};

Result<Position> position_of(const GameType& type, const Request& request);

// Whether the seat may make the move now; a spectator may make none.
Verdict verdict_of(const Position& at, const std::string& move);

// The data of a move with the lists that every move has, if empty ones.
nlohmann::json with_all_lists(const ActionData& data);

// What a move brings, and what the verdict says of it.
nlohmann::json judged(const Position& at, const std::string& move, const Verdict& verdict);
// What is no move at all.
nlohmann::json not_read(std::string_view typed, const Message& reason);

// What each of these moves, which put one tile on a square, does there.
nlohmann::json fits(const Position& at, const std::vector<std::string>& placings);

// From -1 for a loss to 1 for a win: the least and the most that can be.
nlohmann::json proved_json(const Proved& proved);

}  // namespace twenties
