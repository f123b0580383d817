#include "store/postgresql_address.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/open_store.hpp"
#include "store/postgresql_values.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST(PostgresqlAddress, IsShownWithoutItsPassword) {
  const auto address = read_postgresql_address("postgresql://ann:s3cret@db.example:5433/games");
  ASSERT_TRUE(address);
  EXPECT_EQ(address->where, "games at db.example:5433");
  EXPECT_EQ(address->clean("no s3cret,\nnor s3cret.\n"), "no ***, nor ***");
}

TEST(PostgresqlAddress, NoMessageHoldsThePassword) {
  for (const char* address :
       {"postgresql://ann:s3cret@127.0.0.1:1/games", "postgresql://ann:x@s3cret@127.0.0.1:1/games",
        "postgresql://ann:s3cret/x@127.0.0.1:1/games",
        "postgresql://ann:x/s3cret@127.0.0.1:1/games",
        "postgresql://ann:s3cret%zz@127.0.0.1:1/games", "postgresql://ann:s3cret@[::1/games",
        "postgresql://ann:s3cret?@127.0.0.1:1/games", "postgresql://ann:s3cret#@127.0.0.1:1/games",
        "postgresql://ann:s3cret:x@127.0.0.1:1/games", "postgres://ann:12/s3cret@127.0.0.1:1/games",
        "host=127.0.0.1 port=1 password=s3cret", "host=127.0.0.1 port=1 password='s3cret",
        "password=a s3cret", "ann:s3cret@127.0.0.1:1/games",
        "mysql://ann:s3cret@127.0.0.1/games"}) {
    const auto refused = open_postgresql(address);
    ASSERT_FALSE(refused) << address;
    EXPECT_THAT(in_english(refused.error()), Not(HasSubstr("s3cret"))) << address;
    EXPECT_THAT(in_english(refused.error()), Not(IsEmpty()));
  }
}

TEST(PostgresqlValues, ListsSurviveTheirBinaryForm) {
  const std::vector<std::string> list = {"", "a", std::string(300, '\0')};
  const PostgresqlValues values = PostgresqlValues().list(list).list({}).number(-7);
  const auto bytes = [&](std::size_t place) {
    return std::string_view(values.pointers()[place],
                            static_cast<std::size_t>(values.lengths()[place]));
  };
  EXPECT_EQ(read_postgresql_list(bytes(0)), list);
  EXPECT_THAT(read_postgresql_list(bytes(1)), IsEmpty());
  EXPECT_EQ(read_postgresql_number(bytes(2)), -7);
  EXPECT_THAT(read_postgresql_list(""), IsEmpty());
  EXPECT_THAT(read_postgresql_list(bytes(0).substr(0, 30)).size(), testing::Le(3U));
}

}  // namespace
}  // namespace twenties
