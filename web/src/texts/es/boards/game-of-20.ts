export const gameOf20 = {};
