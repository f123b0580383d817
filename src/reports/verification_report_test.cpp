#include "reports/verification_report.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace twenties {
namespace {

constexpr std::size_t width = 80;

Verification verified(Verification::Verdict verdict, Verification::Source source) {
  Verification out;
  out.verdict = verdict;
  out.source = source;
  out.draws = {{"roll", 24}, {"first", 1}};
  return out;
}

TEST(VerificationReport, CountsTheDrawsByKind) {
  const Verification found = verified(Verification::Verdict::right, Verification::Source::seed);
  EXPECT_NE(verification_text(found, {}, width, Words("en")).find("24 roll, 1 first"),
            std::string::npos);
  const auto json = nlohmann::json::parse(verification_json(found));
  EXPECT_EQ(json["verdict"], "right");
  EXPECT_EQ(json["source"], "seed");
  EXPECT_EQ(json["draws"]["roll"], 24);
  EXPECT_FALSE(json.contains("reason"));
}

TEST(VerificationReport, NamesTheSeatsOfTheShares) {
  Verification found = verified(Verification::Verdict::right, Verification::Source::secret);
  found.fairness = Fairness{.secret = "", .commitment = "c0ffee", .shares = {"one", "two"}};
  Record record;
  record.seats = {"Anna"};
  const std::string text = verification_text(found, record, width, Words("en"));
  EXPECT_NE(text.find("c0ffee"), std::string::npos) << text;
  EXPECT_NE(text.find("Anna"), std::string::npos) << text;
  EXPECT_NE(text.find("two"), std::string::npos) << text;
  EXPECT_EQ(nlohmann::json::parse(verification_json(found))["commitment"], "c0ffee");
}

TEST(VerificationReport, SaysWhichDrawIsWrong) {
  Verification found = verified(Verification::Verdict::wrong, Verification::Source::seed);
  found.wrong_draw =
      WrongDraw{.action = 3, .line = 9, .draw = 2, .said = "roll 1", .given = "roll 2"};
  found.line = 9;
  const auto json = nlohmann::json::parse(verification_json(found));
  EXPECT_EQ(json["line"], 9);
  EXPECT_EQ(json["wrong"]["said"], "roll 1");
  EXPECT_EQ(json["wrong"]["given"], "roll 2");
}

TEST(VerificationReport, HasNoSourceForWhatCannotBeVerified) {
  const Verification found =
      verified(Verification::Verdict::unverifiable, Verification::Source::nothing);
  EXPECT_TRUE(nlohmann::json::parse(verification_json(found))["source"].is_null());
}

TEST(VerificationReport, BreaksLongLines) {
  const Verification found = verified(Verification::Verdict::right, Verification::Source::secret);
  const std::string text = verification_text(found, {}, 30, Words("en"));
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    EXPECT_LE(end - at, 40U) << text;
    at = end + 1;
  }
}

TEST(VerificationReport, AnUnreadableRecordIsJsonToo) {
  const auto json = nlohmann::json::parse(unreadable_json({.line = 7, .reason = said("bad")}));
  EXPECT_EQ(json["verdict"], "unreadable");
  EXPECT_EQ(json["line"], 7);
  EXPECT_EQ(json["reason"], "bad");
}

}  // namespace
}  // namespace twenties
