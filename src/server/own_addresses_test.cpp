#include "server/own_addresses.hpp"

#include <gtest/gtest.h>

#include "base/text.hpp"

namespace twenties {

namespace {

TEST(OwnAddressesTest, AreFourNumbersAndNotThoseOfThisMachineAlone) {
  for (const OwnAddress& own : own_addresses()) {
    const auto numbers = split(own.address, '.');
    ASSERT_EQ(numbers.size(), 4U) << own.address;
    for (const auto number : numbers) EXPECT_TRUE(read_integer(number, 0, 255)) << own.address;
    EXPECT_NE(numbers.front(), "127");
    EXPECT_FALSE(own.address.starts_with("169.254."));
    EXPECT_FALSE(own.interface.empty());
  }
}

TEST(OwnAddressesTest, OneIsForFriendsAndTheOthersAreNamed) {
  EXPECT_EQ(words_for_friends({{"192.168.1.7", "eth0"}}, 2420, Words()),
            "Friends in the same network open http://192.168.1.7:2420\n"
            "Open it there yourself, too: the links you share use the address at which you opened "
            "the page.\n");
  EXPECT_TRUE(words_for_friends({{"10.0.0.2", "wlan0"}, {"172.17.0.1", "docker0"}}, 80, Words())
                  .ends_with("If that does not reach you: http://172.17.0.1:80 (docker0)\n"));
  EXPECT_EQ(words_for_friends({}, 2420, Words()),
            "There is no network here: only this machine can reach it.\n");
  EXPECT_EQ(words_for_friends({}, 2420, Words("de")),
            "Hier ist kein Netzwerk: Nur dieser Rechner kann es erreichen.\n");
}

}  // namespace

}  // namespace twenties
