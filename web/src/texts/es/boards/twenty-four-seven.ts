export const twentyFourSeven = {
  table: 'Mesa de 24/7',
  board: 'Tablero de 24/7, siete por siete',
  others: 'Las otras manos y la bolsa',
  oneTile: '{n} ficha',
  tiles: '{n} fichas',
  bag: 'En la bolsa: {n}',
  double: '2×',
  doubled: 'vale doble',
};
