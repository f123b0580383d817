#pragma once

#include <memory>

#include "bots/bot.hpp"

namespace twenties::twenty_four_seven {

// How a bot thinks.
enum class Engine : std::uint8_t {
  points,            // the points of the move now
  judgement,         // plus what it leaves for the others and the own hand
  short_simulation,  // the best by judgement played out for a few moves
  simulation,  // the best by judgement played out in imagined games, and of two players' endings
               // the solution, where that is within the limits
};

// `noise` is the standard deviation, in points, of the error in evaluating a move; simulations have
// none.
std::unique_ptr<Bot> make_thinking_bot(Engine engine, double noise);

}  // namespace twenties::twenty_four_seven
