export const twentyFourSeven = {};
