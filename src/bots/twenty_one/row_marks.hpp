#pragma once

#include "bots/twenty_one/open_row.hpp"
#include "bots/twenty_one/row_rolls.hpp"

namespace twenties::twenty_one {

// The open spaces that the dice allow to write.
OpenSpaces writable(OpenSpaces open, const Faces& faces);
// What the mark adds, matches included.
int points_of(const OpenRow& row, const Faces& faces, const RowMark& mark);
OpenRow after_mark(const OpenRow& row, const Faces& faces, const RowMark& mark);

// Calls visit(mark) for every legal mark: the sets to write, then the spaces to cross out.
template <class Visit>
void for_each_mark(const OpenRow& row, const Faces& faces, CrossRule cross, Visit&& visit) {
  const OpenSpaces can = writable(row.open, faces);
  for (OpenSpaces some = (0U - can) & can; some != 0; some = (some - can) & can) {
    visit(RowMark{some, false});
  }
  if (cross != CrossRule::any) {
    if (can == 0 || cross == CrossRule::leftmost_by_choice) {
      visit(RowMark{leftmost(row.open), true});
    }
  } else {
    for_each_bit(row.open, [&](int bit) { visit(RowMark{only_space(bit + 1), true}); });
  }
}

}  // namespace twenties::twenty_one
