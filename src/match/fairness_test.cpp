#include "match/fairness.hpp"

#include <gtest/gtest.h>

#include <set>

#include "match/fair_stream.hpp"
#include "match/fairness_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

std::string hex(const Digest& digest) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out;
  for (const std::uint8_t byte : digest) out += {digits[byte / 16], digits[byte % 16]};
  return out;
}

std::vector<std::uint8_t> bytes(std::string_view text) { return {text.begin(), text.end()}; }

// Where no number is given the expected values come from the program in docs/fairness.md, which is
// written in another language with another library.
TEST(Hmac, IsThatOfThePublishedVectors) {
  EXPECT_EQ(hex(sha256(bytes("abc"))),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
      << "FIPS 180-2, appendix B.1";
  EXPECT_EQ(hex(sha256({})), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hex(hmac_sha256(bytes("Jefe"), "what do ya want for nothing?")),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
      << "RFC 4231, test case 2";
}

TEST(Fairness, TheCommitmentIsTheDigestOfTheSecretsBytes) {
  EXPECT_EQ(commitment_of(vector_secret), vector_fairness().commitment);
}

TEST(Fairness, DrawsAreThoseOfTheVectors) {
  const TableChance chance = chance_from(vector_fairness());
  const auto words_of = [&](std::uint64_t number) {
    const auto source = chance.draw(number);
    auto& stream = dynamic_cast<FairStream&>(*source);
    std::vector<std::uint64_t> out(5);
    for (std::uint64_t& word : out) word = stream.next();
    return out;
  };
  EXPECT_EQ(words_of(0),
            (std::vector<std::uint64_t>{0xc9311a6184065f91, 0x15af9fab94c0fa93, 0x28b3f7af4965c972,
                                        0xccddd9fb996da508, 0x526509556ab0adef}));
  EXPECT_EQ(words_of(1),
            (std::vector<std::uint64_t>{0x7a6a200f652398d9, 0x2b39fc0f6f3a7557, 0x655057f1e35fb0ca,
                                        0x3dc8b9c75f530ad2, 0xfb81aee6c3264ef1}));
  EXPECT_EQ(words_of(1000),
            (std::vector<std::uint64_t>{0x2769e5d58f2d30ca, 0x60e5bff0471f828a, 0xc18c598ac0e230cd,
                                        0x50f2ceb08c9ac95b, 0x362c3b21ba8a59a5}));
}

TEST(Fairness, TicketsAreThoseOfTheVectors) {
  const TableChance chance = chance_from(vector_fairness());
  EXPECT_EQ(chance.draw(0)->below(6), 4U);
  EXPECT_EQ(chance.draw(1)->below(6), 2U);
  EXPECT_EQ(chance.draw(2)->below(6), 1U);
  EXPECT_EQ(chance.draw(3)->below(46656), 337U);
  const auto several = [&](std::uint64_t bound, std::size_t count) {
    const auto source = chance.draw(7);
    std::vector<std::uint64_t> out(count);
    for (std::uint64_t& ticket : out) ticket = source->below(bound);
    return out;
  };
  EXPECT_EQ(several(20, 20), (std::vector<std::uint64_t>{2, 4, 7, 16, 14, 12, 8, 2,  6, 9,
                                                         7, 5, 4, 1,  9,  17, 8, 19, 7, 4}));
  EXPECT_EQ(
      several((1ULL << 63U) + 1, 8),
      (std::vector<std::uint64_t>{1285345617779456820, 7722473371592824609, 4078436984225774007,
                                  1208403392714802133, 2855486037329971050, 2543479263876210696,
                                  1986248331503422926, 4574522180696841816}))
      << "about half of the words are rejected";
}

TEST(Fairness, BotsThinkWithTheSeedsOfTheVectors) {
  const TableChance chance = chance_from(vector_fairness());
  EXPECT_EQ(chance.bot_seed(0, seat_at(0)), 0xaa80dce0ece7cbb1U);
  EXPECT_EQ(chance.bot_seed(12, seat_at(1)), 0x4601f0ebcd6f00b3U);
}

TEST(Fairness, EveryPartOfItChangesEveryDraw) {
  Fairness changed = vector_fairness();
  std::set<std::uint64_t> first{chance_from(changed).draw(0)->below(UINT64_MAX)};
  const auto expect_new = [&](const Fairness& fairness) {
    EXPECT_TRUE(first.insert(chance_from(fairness).draw(0)->below(UINT64_MAX)).second);
  };
  std::swap(changed.shares[0], changed.shares[1]);
  expect_new(changed);
  changed.shares = {"00112233445566778899aabbccddeeffs", "harp"};
  expect_new(changed);
  changed = vector_fairness();
  changed.secret[63] = 'e';
  changed.commitment = commitment_of(changed.secret);
  expect_new(changed);
  EXPECT_TRUE(first.insert(chance_from(vector_fairness()).draw(1)->below(UINT64_MAX)).second);
}

TEST(FairStream, AsksForOneBlockAfterAnother) {
  std::vector<std::uint64_t> asked;
  FairStream stream([&](std::uint64_t number) {
    asked.push_back(number);
    Digest block{};
    for (std::size_t at = 0; at < block.size(); ++at) block[at] = static_cast<std::uint8_t>(at);
    return block;
  });
  EXPECT_TRUE(asked.empty());
  EXPECT_EQ(stream.next(), 0x0706050403020100U) << "the lowest byte comes first";
  EXPECT_EQ(stream.next(), 0x0f0e0d0c0b0a0908U);
  for (int word = 0; word < 6; ++word) stream.next();
  EXPECT_EQ(asked, (std::vector<std::uint64_t>{0, 1}));
  stream.next();
  EXPECT_EQ(asked, (std::vector<std::uint64_t>{0, 1, 2}));
}

// The slow twin: division of the whole 128-bit product, and rejection as the document words it.
std::uint64_t slow_below(std::uint64_t bound, const std::vector<std::uint64_t>& words,
                         std::size_t& at) {
  __extension__ using Wide = unsigned __int128;
  while (true) {
    const Wide product = static_cast<Wide>(words[at++]) * bound;
    const Wide whole = static_cast<Wide>(1) << 64U;
    if (product % whole >= whole % bound) return static_cast<std::uint64_t>(product / whole);
  }
}

TEST(FairStream, GivesWhatItsSlowTwinGives) {
  const TableChance chance = chance_from(vector_fairness());
  std::size_t rejected = 0;
  for (std::uint64_t number = 0; number < 200; ++number) {
    std::vector<std::uint64_t> words(400);
    const auto source = chance.draw(number);
    const auto again = chance.draw(number);
    for (std::uint64_t& word : words) word = dynamic_cast<FairStream&>(*again).next();
    std::size_t at = 0;
    Random bounds(number);
    for (int ticket = 0; ticket < 50; ++ticket) {
      const std::uint64_t bound = 1 + (bounds.next() >> bounds.below(ticket % 2 == 0 ? 63 : 2));
      ASSERT_EQ(source->below(bound), slow_below(bound, words, at)) << number << " " << bound;
    }
    rejected += at - 50;
  }
  EXPECT_GT(rejected, 100U) << "the test must see rejections";
}

TEST(Fairness, FreshSecretsAndSharesAreNew) {
  std::set<std::string> seen;
  for (int i = 0; i < 200; ++i) {
    const std::string secret = fresh_secret();
    const std::string share = fresh_share();
    EXPECT_TRUE(read_secret(secret));
    EXPECT_TRUE(read_share(share));
    EXPECT_EQ(share.size(), 32U);
    EXPECT_TRUE(seen.insert(secret).second && seen.insert(share).second);
  }
}

TEST(Fairness, MadeAnewItHoldsTogether) {
  const Fairness fairness = make_fairness({"Ann", "gentle"});
  EXPECT_EQ(fairness.commitment, commitment_of(fairness.secret));
  EXPECT_EQ(fairness.shares, (std::vector<std::string>{"Ann", "gentle"}));
  EXPECT_TRUE(check_fairness(fairness));
}

TEST(Fairness, SecretsAndCommitmentsHaveOneForm) {
  EXPECT_TRUE(read_secret(vector_secret));
  std::string text(vector_secret);
  EXPECT_FALSE(read_secret(text + "0"));
  EXPECT_FALSE(read_secret(text.substr(1)));
  EXPECT_FALSE(read_secret(""));
  EXPECT_FALSE(read_commitment(" " + text.substr(1)));
  text[10] = 'A';
  EXPECT_FALSE(read_commitment(text)) << "lower case only";
  EXPECT_EQ(in_english(read_secret("0x12").error()),
            "a secret has 64 digits 0 to 9 and a to f, unlike \"0x12\"");
}

TEST(Fairness, SharesHaveOneForm) {
  for (const std::string& share : {std::string("x"), std::string("!~#:"), std::string(64, 'a')}) {
    EXPECT_TRUE(read_share(share)) << share;
  }
  for (const std::string& share :
       {std::string(), std::string("a b"), std::string("a,b"), std::string("a\n"),
        std::string("\x7f"), std::string("Zo\u00eb"), std::string(65, 'a'), std::string(1, '\0')}) {
    EXPECT_FALSE(read_share(share)) << share;
  }
}

TEST(TableChance, ASecretMustFitItsCommitment) {
  Fairness wrong = vector_fairness();
  wrong.secret[0] = '1';
  const auto chance = TableChance::from_fairness(wrong);
  ASSERT_FALSE(chance);
  EXPECT_EQ(in_english(chance.error()),
            "the secret does not fit the commitment: its SHA-256 is another");
}

TEST(TableChance, WithoutItsSecretItIsClosed) {
  Fairness fairness = vector_fairness();
  EXPECT_FALSE(chance_from(fairness).is_closed());
  fairness.secret.clear();
  const TableChance closed = chance_from(fairness);
  EXPECT_TRUE(closed.is_closed());
  EXPECT_EQ(closed.draw(0), nullptr);
  EXPECT_EQ(closed.bot_seed(1, seat_at(0)), 0U);
  EXPECT_EQ(closed.fairness()->commitment, fairness.commitment);
}

TEST(TableChance, FromASeedItIsWhatSeedsHaveAlwaysGiven) {
  const TableChance chance = TableChance::from_seed(20);
  EXPECT_FALSE(chance.is_closed());
  EXPECT_EQ(chance.seed(), 20U);
  EXPECT_EQ(chance.fairness(), nullptr);
  EXPECT_EQ(chance.draw(3)->below(1000), SeededChance(draw_seed(20, 3)).below(1000));
  EXPECT_EQ(chance.bot_seed(5, seat_at(1)), mix64(25));
}

TEST(TableChance, ACopyGivesTheSameDraws) {
  const TableChance copy = [] {
    const TableChance chance = chance_from(vector_fairness());
    return TableChance(chance);
  }();
  EXPECT_EQ(copy.draw(0)->below(6), 4U);
  EXPECT_EQ(*copy.fairness(), vector_fairness());
}

}  // namespace
}  // namespace twenties
