export const sumsOf20 = {};
