#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bots/arena/contestant.hpp"
#include "core/game.hpp"
#include "core/record.hpp"

namespace twenties {

// The result of one game of the arena, by seat.
struct GameResult {
  Scores scores;
  SeatSet winners;
  Seat forfeiter = nobody;  // who lost by giving no legal move
  std::string reason;       // why
};

// One deal: the same tiles or dice, as far as play allows, once for each rotation of the players.
// In the rotation r, player p sits at the seat (p + r) modulo the number of seats.
struct DealResult {
  std::vector<GameResult> games;  // by rotation
  std::vector<Record> records;    // likewise, if asked for
};

// The seat of a player in a rotation, and the player at a seat.
constexpr int seat_of(int player, int rotation, int seats) { return (player + rotation) % seats; }
constexpr int player_at(int seat, int rotation, int seats) {
  return (seat - rotation + seats) % seats;
}

struct DealOrder {
  const Game* start;  // the game before its first action
  std::uint64_t seed = 0;
  bool keeps_records = false;
};

// Plays all games of a deal; nothing if the watch wanted to stop before the end.
std::optional<DealResult> play_deal(const DealOrder& order, const Contestants& players,
                                    Watch* watch = nullptr);

}  // namespace twenties
