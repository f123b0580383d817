#include "bots/twenty_one/row_rolls.hpp"

#include "games/twenty_one/marking.hpp"

namespace twenties::twenty_one {

namespace {

// Adds the die of one more space behind all that are there.
void add_space(RowRolls& rolls, int value) {
  rolls.values.push_back(static_cast<std::uint8_t>(value));
  std::vector<double> chances;
  std::vector<std::uint8_t> ones;
  for (std::size_t roll = 0; roll < rolls.size(); ++roll) {
    for (int kind = 0; kind < kinds_of_die(value); ++kind) {
      const int faces = kind < value ? 1 : 6 - value;
      chances.push_back(rolls.chances[roll] * faces / 6);
      ones.push_back(
          static_cast<std::uint8_t>(rolls.ones[roll] | (kind == 0 ? only_space(value) : 0U)));
    }
  }
  rolls.chances = std::move(chances);
  rolls.ones = std::move(ones);
}

std::array<RowRolls, open_sets> all_rolls() {
  std::array<RowRolls, open_sets> all;
  for (OpenSpaces open = 0; open <= all_open; ++open) {
    all[open].chances = {1};
    all[open].ones = {0};
    for_each_bit(open, [&](int bit) { add_space(all[open], bit + 1); });
  }
  return all;
}

}  // namespace

const RowRolls& rolls_for(OpenSpaces open) {
  static const std::array<RowRolls, open_sets> all = all_rolls();
  return all[open];
}

std::size_t roll_number(OpenSpaces open, const Faces& faces) {
  int number = 0;
  for_each_bit(open, [&](int bit) {
    number = number * kinds_of_die(bit + 1) +
             kind_of_die(bit + 1, faces[static_cast<std::size_t>(bit) + 1]);
  });
  return static_cast<std::size_t>(number);
}

Faces faces_of(OpenSpaces open, std::size_t roll) {
  Faces faces;
  faces.fill(6);
  for (int value = space_count; value >= 1; --value) {
    if ((open & only_space(value)) == 0) continue;
    const auto kinds = static_cast<std::size_t>(kinds_of_die(value));
    const auto kind = static_cast<std::uint8_t>(roll % kinds);
    roll /= kinds;
    if (kind < value) faces[static_cast<std::size_t>(value)] = static_cast<std::uint8_t>(kind + 1);
  }
  return faces;
}

Faces faces_for(const Table& table, Seat seat) {
  Faces faces{};
  const PrintedRow& printed = printed_row(table, seat);
  for (std::size_t value = 1; value <= space_count; ++value) {
    faces[value] = static_cast<std::uint8_t>(table.dice.of(printed.colour_of_value[value]));
  }
  return faces;
}

}  // namespace twenties::twenty_one
