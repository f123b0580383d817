export const tiles = {};
