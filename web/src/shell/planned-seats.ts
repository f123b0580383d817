/** The seat that is kept for this person, at a table they made or a rematch, until they sit there. By table, from 1. */
export const plannedSeats = new Map<string, number>();
