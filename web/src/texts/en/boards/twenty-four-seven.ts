export const twentyFourSeven = {
  table: 'Table of 24/7',
  board: 'Board of 24/7, seven by seven',
  others: 'Other hands and the bag',
  oneTile: '{n} tile',
  tiles: '{n} tiles',
  bag: 'In the bag: {n}',
  double: '2×',
  doubled: 'counts double',
};
