#include "bots/engine/protocol.hpp"

#include <gtest/gtest.h>

#include "base/text.hpp"

namespace twenties::engine_protocol {
namespace {

TEST(EngineProtocol, ALineIsAWordAndTheRest) {
  EXPECT_EQ(read_line("bestmove 7 d4").word, "bestmove");
  EXPECT_EQ(read_line("bestmove 7 d4").rest, "7 d4");
  EXPECT_EQ(read_line("  stop ").word, "stop");
  EXPECT_EQ(read_line("").word, "");
}

TEST(EngineProtocol, AnOrderToThinkReadsBack) {
  for (const ThinkOrder& order :
       {ThinkOrder{}, ThinkOrder{{.nodes = 5}, 7},
        ThinkOrder{{.time = std::chrono::milliseconds(1200)}, UINT64_MAX}}) {
    const std::string text = print_think(order);
    const auto again = read_think(read_line(text).rest);
    ASSERT_TRUE(again) << text;
    EXPECT_EQ(again->limits.nodes, order.limits.nodes);
    EXPECT_EQ(again->limits.time, order.limits.time);
    EXPECT_EQ(again->seed, order.seed);
  }
  EXPECT_EQ(print_think({{.nodes = 5}, 7}), "think nodes 5 seed 7\n");
  EXPECT_TRUE(read_think("later 5 seed 7")) << "what later versions may add is left alone";
  for (const char* bad : {"time", "time soon", "nodes -1", "seed 99999999999999999999"}) {
    EXPECT_FALSE(read_think(bad)) << bad;
  }
}

Thought heard(std::string_view lines) {
  Thought out;
  for (const std::string_view line : split(lines, '\n')) {
    if (!line.empty()) read_info(read_line(line).rest, out);
  }
  return out;
}

TEST(EngineProtocol, WhatAnEngineTellsReadsBack) {
  Thought thought;
  thought.nodes = 1234;
  thought.evaluation.unit = Evaluation::Unit::wins;
  thought.evaluation.values.push_back(0.25);
  thought.evaluation.values.push_back(0.75);
  thought.evaluation.error = 0.125;
  thought.line = {"7 d4", "skip"};
  const std::string text = print_info(thought);
  EXPECT_EQ(text,
            "info nodes 1234\ninfo value wins 0.250000 0.750000 error 0.125000\n"
            "info line 7 d4; skip\n");
  const Thought again = heard(text);
  EXPECT_EQ(print_info(again), text);
  EXPECT_FALSE(again.evaluation.exact);
  EXPECT_TRUE(heard("info value points 3 -3 exact").evaluation.exact);
}

TEST(EngineProtocol, NonsenseInInfoIsLeftAlone) {
  for (const char* line :
       {"info", "info nodes many", "info value", "info value luck 1", "info value points nan 1",
        "info value points 1 2 3 4 5 6 7", "info value points x", "info weather fine"}) {
    const Thought thought = heard(line);
    EXPECT_EQ(print_info(thought), "") << line;
  }
}

}  // namespace
}  // namespace twenties::engine_protocol
