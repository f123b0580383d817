export const twentyOne = {};
