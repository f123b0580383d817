import type { Lesson } from './lesson';
import record from './sums-of-20.twenties?raw';

const lesson: Lesson = {
  record,
  steps: [
    {
      at: 8,
      title: { en: 'A crossword of numbers', es: 'Un crucigrama de números' },
      say: {
        en: 'Coloured tiles lie on the board from the start. Each player has five yellow tiles, open to all. You lay tiles so that every line you make or extend sums to exactly twenty. Most points wins.',
        es: 'Desde el principio hay fichas de colores en el tablero. Cada quien tiene cinco fichas amarillas, a la vista de todos. Pones fichas de modo que cada línea que formes o alargues sume exactamente veinte. Gana quien tenga más puntos.',
      },
    },
    {
      at: 8,
      title: { en: 'One tile', es: 'Una ficha' },
      say: {
        en: 'On the left edge there is a green 12. With an 8 beside it the line is 20. That brings 10 points for the sum and 3 for the tile.',
        es: 'En el borde izquierdo hay un 12 verde. Con un 8 al lado la línea suma 20. Eso da 10 puntos por la suma y 3 por la ficha.',
      },
      task: {
        do: {
          en: 'Lay an 8 on a8, left of the 12, and play it.',
          es: 'Pon un 8 en a8, a la izquierda del 12, y juégalo.',
        },
        move: 'a8 8',
        then: 10,
        done: {
          en: '13 points. You drew a tile so that you have five again: a wild, which can be any number.',
          es: '13 puntos. Sacaste una ficha para volver a tener cinco: un comodín, que puede ser cualquier número.',
        },
      },
    },
    {
      at: 12,
      title: { en: 'Exactly twenty', es: 'Exactamente veinte' },
      say: {
        en: 'Ben put a 7 beside the 13. Now look at column f, between the tiles in rows 8 and 11. Would 4 7 8 1 downwards from f8 be allowed? Every line through a new tile has to be 20, across and down.',
        es: 'Ben puso un 7 junto al 13. Ahora mira la columna f, entre las fichas de las filas 8 y 11. ¿Se podría jugar 4 7 8 1 hacia abajo desde f8? Cada línea que pasa por una ficha nueva debe sumar 20, en horizontal y en vertical.',
      },
      look: 'f8 down 4 7 8 1',
    },
    {
      at: 12,
      title: { en: 'Three sums at once', es: 'Tres sumas a la vez' },
      say: {
        en: 'The same tiles in another order fit everywhere. Tiles of one play lie in one row or one column without a gap, and at least one touches a tile that was there. Lay them freely: the sums are shown as you go, and turn green at 20.',
        es: 'Las mismas fichas en otro orden caben en todas partes. Las fichas de una jugada van en una fila o una columna sin huecos, y al menos una toca una ficha que ya estaba. Ponlas con libertad: las sumas se muestran mientras tanto, y se vuelven verdes al llegar a 20.',
      },
      task: {
        do: {
          en: 'Lay 4, 7, 1 and 8 downwards from f8, and play them.',
          es: 'Pon 4, 7, 1 y 8 hacia abajo desde f8, y juégalas.',
        },
        move: 'f8 down 4 7 1 8',
        then: 14,
        done: {
          en: 'The column, row 8 and row 11: three sums, and four tiles. 42 points.',
          es: 'La columna, la fila 8 y la fila 11: tres sumas, y cuatro fichas. 42 puntos.',
        },
      },
    },
    {
      at: 16,
      title: { en: 'Wilds, and +10', es: 'Comodines y +10' },
      say: {
        en: 'Some squares are marked +10: a sum that runs over one brings 10 points more, once. h1 is such a square, and below it lies a 4. A wild is any number from 1 to 19; you name it when you play it, and it stays that number.',
        es: 'Algunas casillas están marcadas +10: una suma que pasa sobre una de ellas da 10 puntos más, una sola vez. h1 es una de esas casillas, y debajo hay un 4. Un comodín es cualquier número del 1 al 19; lo dices al jugarlo, y sigue siendo ese número.',
      },
      task: {
        do: {
          en: 'Lay your wild on h1, name the number that makes 20 with the 4, and play it.',
          es: 'Pon tu comodín en h1, di el número que suma 20 con el 4, y juégalo.',
        },
        move: 'h1 *16',
        then: 18,
        done: {
          en: '16 + 4 = 20: 10, 3 for the tile, and 10 for the square.',
          es: '16 + 4 = 20: 10, 3 por la ficha, y 10 por la casilla.',
        },
      },
    },
    {
      at: 18,
      title: { en: 'All five', es: 'Las cinco' },
      say: {
        en: 'Whoever plays all five tiles at once gets 30 points more. The racks are open: look at what the others could do with the places that you leave.',
        es: 'Quien juega las cinco fichas a la vez recibe 30 puntos más. Los atriles están a la vista: mira qué podrían hacer los demás con los lugares que dejas.',
      },
    },
    {
      at: 18,
      title: { en: 'Trade, or pass', es: 'Cambiar o pasar' },
      say: {
        en: 'If nothing fits, trade tiles for new ones, which costs 3 points for each, or pass, which costs nothing.',
        es: 'Si nada cabe, cambia fichas por otras nuevas, lo que cuesta 3 puntos por cada una, o pasa, lo que no cuesta nada.',
      },
    },
    {
      at: 69,
      title: { en: 'The end', es: 'El final' },
      say: {
        en: 'The pool is empty, and nobody can play any more. Whoever goes out first would have got a point for each tile left with the others. You win with 532 to 258.',
        es: 'La reserva está vacía, y ya nadie puede jugar. Quien se quedara primero sin fichas habría recibido un punto por cada ficha de los demás. Ganas con 532 contra 258.',
      },
    },
  ],
};

export default lesson;
