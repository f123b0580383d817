/** The seat that a person chose at a table they made, until they sit there. By table, from 1. */
export const plannedSeats = new Map<string, number>();
