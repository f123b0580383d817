#include "terminal/command.hpp"

#include <gtest/gtest.h>

#include <set>

#include "terminal/completion.hpp"
#include "terminal/layout.hpp"
#include "terminal/style.hpp"

namespace twenties {
namespace {

TEST(Command, IsReadInAnyCaseWithItsArgument) {
  const auto why = read_command("  WHY   7 d4 ");
  ASSERT_TRUE(why);
  EXPECT_EQ(why->verb, Verb::why);
  EXPECT_EQ(why->argument, "7 d4");
  EXPECT_EQ(read_command("?")->verb, Verb::help);
  EXPECT_EQ(read_command("q")->verb, Verb::quit);
}

TEST(Command, MovesAreNoCommands) {
  for (const char* move : {"7 d4", "take 17 20", "write red blue", "cross 5", "f8 down 4 7 1 8",
                           "trade 3 4", "pass", "reroll", "keep", "skip", ""}) {
    EXPECT_FALSE(read_command(move)) << move;
    EXPECT_TRUE(guess_commands(move).empty()) << move;
  }
}

TEST(Command, AnAbbreviationIsGuessed) {
  ASSERT_EQ(guess_commands("his 5").size(), 1U);
  EXPECT_EQ(guess_commands("his 5").front().verb, Verb::history);
  EXPECT_EQ(guess_commands("his 5").front().argument, "5");
  EXPECT_EQ(guess_commands("hi").size(), 2U);
}

TEST(Command, NamesAndAliasesAreDifferent) {
  std::set<std::string_view> names;
  for (const CommandInfo& info : all_commands()) {
    EXPECT_TRUE(names.insert(info.name).second) << info.name;
    for (const auto alias : info.aliases) EXPECT_TRUE(names.insert(alias).second) << alias;
    EXPECT_EQ(command_info(info.verb).name, info.name);
  }
}

TEST(Command, YesAndNo) {
  EXPECT_EQ(read_yes_or_no(" Yes ", Words()), true);
  EXPECT_EQ(read_yes_or_no("n", Words()), false);
  EXPECT_EQ(read_yes_or_no("", Words()), std::nullopt);
  EXPECT_EQ(read_yes_or_no("perhaps", Words()), std::nullopt);
}

TEST(Command, YesAndNoInTheReadersLanguage) {
  EXPECT_EQ(read_yes_or_no("ja", Words()), std::nullopt);
  EXPECT_EQ(read_yes_or_no("Ja", Words("de")), true);
  EXPECT_EQ(read_yes_or_no("j", Words("de")), true);
  EXPECT_EQ(read_yes_or_no("nein", Words("de")), false);
  EXPECT_EQ(read_yes_or_no("yes", Words("de")), true);
  EXPECT_EQ(read_yes_or_no("Sí", Words("es")), true);
  EXPECT_EQ(read_yes_or_no("SÍ", Words("es")), true);
  EXPECT_EQ(read_yes_or_no("s", Words("es")), true);
}

TEST(Completion, CompletesTheWordAtTheEnd) {
  const std::vector<std::string> phrases{"7 d4", "7 d5", "8 a1", "write red", "why"};
  EXPECT_EQ(complete_phrase(phrases, ""), (std::vector<std::string>{"7", "8", "why", "write"}));
  EXPECT_EQ(complete_phrase(phrases, "w"), (std::vector<std::string>{"why", "write"}));
  EXPECT_EQ(complete_phrase(phrases, "7 "), (std::vector<std::string>{"d4", "d5"}));
  EXPECT_EQ(complete_phrase(phrases, "7 D"), (std::vector<std::string>{"d4", "d5"}));
  EXPECT_TRUE(complete_phrase(phrases, "9 ").empty());
  EXPECT_TRUE(complete_phrase(phrases, "7 d4 ").empty());
}

TEST(Completion, CommonStart) {
  EXPECT_EQ(common_start(std::vector<std::string>{"d4", "d5"}), "d");
  EXPECT_EQ(common_start(std::vector<std::string>{"why"}), "why");
  EXPECT_EQ(common_start(std::vector<std::string>{"a", "b"}), "");
}

TEST(Layout, HangsAndBreaksBetweenWords) {
  EXPECT_EQ(hanging("one two three four", 10, "- ", "  "), "- one two\n  three\n  four\n");
  EXPECT_EQ(hanging("", 10, "- ", "  "), "-\n");
}

TEST(Layout, ColumnsReadFromTheTopDown) {
  const std::vector<std::string> items{"a", "bb", "c", "d", "e"};
  EXPECT_EQ(in_columns(items, 14, "  "), "  a    c    e\n  bb   d\n");
  EXPECT_EQ(in_columns({}, 14, "  "), "");
}

}  // namespace
}  // namespace twenties
