#include <gtest/gtest.h>

#include <set>

#include "terminal/command.hpp"

namespace twenties {
namespace {

TEST(OnlineCommands, NamesAndAliasesAreDifferent) {
  std::set<std::string_view> names;
  for (const CommandInfo& info : online_commands()) {
    EXPECT_TRUE(names.insert(info.name).second) << info.name;
    for (const auto alias : info.aliases) EXPECT_TRUE(names.insert(alias).second) << alias;
    EXPECT_EQ(command_info(info.verb, online_commands()).name, info.name);
  }
}

TEST(OnlineCommands, MovesAreNoCommands) {
  for (const char* move : {"7 d4", "take 17 20", "write red blue", "cross 5", "f8 down 4 7 1 8",
                           "trade 3 4", "pass", "reroll", "keep", "skip", ""}) {
    EXPECT_FALSE(read_command(move, online_commands())) << move;
    EXPECT_TRUE(guess_commands(move, online_commands()).empty()) << move;
  }
}

TEST(OnlineCommands, AreNoneOfOffline) {
  EXPECT_FALSE(read_command("sit 2"));
  EXPECT_EQ(read_command("sit 2", online_commands())->verb, Verb::sit);
  EXPECT_FALSE(read_command("load x", online_commands())) << "there is nothing to load there";
  EXPECT_EQ(read_command("u", online_commands())->verb, Verb::undo) << "aliases are the same";
}

TEST(Confirmation, EnterAndYesConfirmAndUndoTakesBack) {
  EXPECT_EQ(read_confirmation("  ", Words()), true);
  EXPECT_EQ(read_confirmation("yes", Words()), true);
  EXPECT_EQ(read_confirmation("U", Words()), false);
  EXPECT_EQ(read_confirmation("take back", Words()), false);
  EXPECT_EQ(read_confirmation("7 d4", Words()), std::nullopt);
  EXPECT_EQ(read_confirmation("ja", Words("de")), true);
  EXPECT_EQ(read_confirmation("s", Words("es")), std::nullopt) << "the command score";
}

}  // namespace
}  // namespace twenties
