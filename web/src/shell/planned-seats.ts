/** The seat that somebody kept for themselves at a table they just made, until they sit there. By table, from 1. */
export const plannedSeats = new Map<string, number>();
