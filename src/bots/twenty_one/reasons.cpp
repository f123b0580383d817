#include "bots/twenty_one/reasons.hpp"

#include <cmath>

#include "bots/twenty_one/race.hpp"
#include "games/twenty_one/marking.hpp"

namespace twenties::twenty_one {

namespace {

const RaceKnowledge& knowledge_for(const Table& table) {
  return race_knowledge(table.players, table.cross);
}

int whole(double value) { return static_cast<int>(std::lround(value)); }

// The mean number of turns until the last row is complete.
double turns_of(const Outlook::Turns& turns) {
  double sum = 0;
  for (const AfterTurns& after : turns) sum += after.unfinished.chance;
  return sum;
}

std::vector<Reason> why_dice(const Table& table, Seat seat, bool keeps) {
  const RollTerms terms = roll_terms_of(table, seat);
  const double gain = keeps ? terms.kept - terms.rolled : terms.rolled - terms.kept;
  return {{Message("twenty-one-reasons.dice",
                   {{"kept", whole(terms.kept)}, {"rolled", whole(terms.rolled)}}),
           whole(terms.kept) == whole(terms.rolled) ? 0 : gain}};
}

}  // namespace

MarkTerms terms_of(const Table& table, Seat seat, const RowMark& mark) {
  const RaceKnowledge& knowledge = knowledge_for(table);
  const OpenRow row = open_row(table, seat);
  const Faces faces = faces_for(table, seat);
  OpenRow after = after_mark(row, faces, mark);
  MarkTerms out{.points = points_of(row, faces, mark), .row = knowledge.plan.worth(after)};
  int rows = row_count - table.complete_rows[slot(seat)];
  if (after.open == 0) {
    --rows;
    after = fresh_row;
  }
  const int until_active = (index_of(seat) - table.active - 1 + table.players) % table.players;
  if (rows > 0) out.turns = turns_of(knowledge.outlook.of(rows, after, until_active));
  return out;
}

RollTerms roll_terms_of(const Table& table, Seat seat) {
  const RowPlan& plan = knowledge_for(table).plan;
  const OpenRow row = open_row(table, seat);
  const std::size_t roll = roll_number(row.open, faces_for(table, seat));
  return {.kept = plan.worth(row, roll),
          .rolled = plan.reroll_worth(row, rolls_for(row.open).ones[roll])};
}

std::vector<Reason> reasons(const Table& table, Seat seat, const Move& best, const Move& played) {
  if (table.phase == Phase::decide) return why_dice(table, seat, best == Move::keep());
  const MarkTerms better = terms_of(table, seat, row_mark(table, seat, best));
  const MarkTerms other = terms_of(table, seat, row_mark(table, seat, played));
  const double price = knowledge_for(table).plan.pace().price;
  const auto say = [](const char* id, double one, double two, double points) {
    return Reason{Message(id, {{"best", whole(one)}, {"played", whole(two)}}),
                  whole(one) == whole(two) ? 0 : points};
  };
  return {
      say("twenty-one-reasons.scores", better.points, other.points, better.points - other.points),
      say("twenty-one-reasons.keeps", better.row, other.row, better.row - other.row),
      say("twenty-one-reasons.race", better.turns, other.turns,
          (other.turns - better.turns) * price)};
}

}  // namespace twenties::twenty_one
