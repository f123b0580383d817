#include "bots/twenty_one/row_marks.hpp"

namespace twenties::twenty_one {

namespace {

OpenSpaces matching(const Faces& faces, OpenSpaces spaces) {
  OpenSpaces out = 0;
  for_each_bit(spaces, [&](int bit) {
    if (faces[static_cast<std::size_t>(bit) + 1] == bit + 1) out |= only_space(bit + 1);
  });
  return out;
}

}  // namespace

OpenSpaces writable(OpenSpaces open, const Faces& faces) {
  OpenSpaces out = 0;
  for_each_bit(open, [&](int bit) {
    if (faces[static_cast<std::size_t>(bit) + 1] <= bit + 1) out |= only_space(bit + 1);
  });
  return out;
}

int points_of(const OpenRow& row, const Faces& faces, const RowMark& mark) {
  if (mark.crosses) return 0;
  int points = 0;
  int matches = row.matches;
  for_each_bit(mark.spaces, [&](int bit) {
    const int face = faces[static_cast<std::size_t>(bit) + 1];
    points += face;
    if (face == bit + 1) points += ++matches;  // the k-th match of a row adds k (4.1)
  });
  return points;
}

OpenRow after_mark(const OpenRow& row, const Faces& faces, const RowMark& mark) {
  OpenRow after{row.open & ~mark.spaces, row.matches};
  if (!mark.crosses) after.matches += std::popcount(matching(faces, mark.spaces));
  return after;
}

}  // namespace twenties::twenty_one
