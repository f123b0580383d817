import type { Lesson } from './lesson';
import record from './twenty-four-seven.twenties?raw';

const lesson: Lesson = {
  record,
  steps: [
    {
      at: 5,
      title: { en: 'Lines of 7 and 24', es: 'Líneas de 7 y de 24' },
      say: {
        en: 'Each turn you place one tile and draw a new one. You score when your tile makes a line of exactly 7 or exactly 24, a run or a set. Lines go across, down and on both diagonals.',
        es: 'En cada turno colocas una ficha y sacas una nueva. Puntúas cuando tu ficha forma una línea de exactamente 7 o exactamente 24, una escalera o un grupo. Las líneas van en horizontal, en vertical y en las dos diagonales.',
      },
    },
    {
      at: 5,
      title: { en: 'Your first tile', es: 'Tu primera ficha' },
      say: {
        en: 'A tile goes on an empty square next to a tile that is there; corners count too. Choose a tile, and the board shows what each square would score.',
        es: 'Una ficha va en una casilla vacía junto a una ficha que ya está; las esquinas también cuentan. Elige una ficha, y el tablero muestra qué puntuaría cada casilla.',
      },
      task: {
        do: {
          en: 'Put your 3 on e4, right of the 4. Together they are 7.',
          es: 'Pon tu 3 en e4, a la derecha del 4. Juntos son 7.',
        },
        move: '3 e4',
        then: 7,
        done: {
          en: 'A line of 7: 20 points. And you drew a 7.',
          es: 'Una línea de 7: 20 puntos. Y sacaste un 7.',
        },
      },
    },
    {
      at: 9,
      title: { en: 'Twenty-four', es: 'Veinticuatro' },
      say: {
        en: 'Ben put a 10 under the 4. The column has 14 now, and 24 is worth 40 points.',
        es: 'Ben puso un 10 debajo del 4. La columna suma ahora 14, y 24 vale 40 puntos.',
      },
      task: {
        do: {
          en: 'Make it 24: put your 10 on d3, above the 4.',
          es: 'Haz que sume 24: pon tu 10 en d3, encima del 4.',
        },
        move: '10 d3',
        then: 11,
        done: {
          en: '10 + 4 + 10 = 24: 40 points. Nothing fits at either end of the column any more, not even a 1, so blocks went down there.',
          es: '10 + 4 + 10 = 24: 40 puntos. En los extremos de la columna ya no cabe nada, ni siquiera un 1, así que ahí se pusieron bloques.',
        },
      },
    },
    {
      at: 13,
      title: { en: 'Never more than 24', es: 'Nunca más de 24' },
      say: {
        en: 'Ben put an 8 right of his 10. Would your 9 fit beside it, on f5? No line may ever sum to more than 24. The game shows the line and the clause.',
        es: 'Ben puso un 8 a la derecha de su 10. ¿Cabría tu 9 al lado, en f5? Ninguna línea puede sumar nunca más de 24. El juego muestra la línea y la cláusula.',
      },
      look: '9 f5',
    },
    {
      at: 13,
      title: { en: 'Runs', es: 'Escaleras' },
      say: {
        en: 'Three or more neighbours that go up or down by one are a run: 30 points for three, and 10 more for each further tile. Three equal neighbours are a set: 50 points.',
        es: 'Tres o más fichas seguidas que suben o bajan de uno en uno son una escalera: 30 puntos por tres, y 10 más por cada ficha adicional. Tres iguales seguidas son un grupo: 50 puntos.',
      },
      task: {
        do: {
          en: 'The middle row has 4 3. Put a tile on the left of them that makes a run.',
          es: 'La fila del medio tiene 4 3. Pon a su izquierda una ficha que forme una escalera.',
        },
        move: '5 c4',
        then: 15,
        done: { en: '5 4 3: 30 points.', es: '5 4 3: 30 puntos.' },
      },
    },
    {
      at: 17,
      title: { en: 'What you leave open', es: 'Lo que dejas abierto' },
      say: {
        en: 'Ben made your run longer: 6 5 4 3, 40 points for him. What you leave open others can use. So look at the next move as well as at your own.',
        es: 'Ben alargó tu escalera: 6 5 4 3, 40 puntos para él. Lo que dejas abierto lo pueden usar los demás. Mira también la próxima jugada, no solo la tuya.',
      },
    },
    {
      at: 17,
      title: { en: 'Twice as much', es: 'El doble' },
      say: {
        en: 'Eight squares are marked 2x: there everything that your move scores counts twice. f5 is one of them, and its row has 10 + 8.',
        es: 'Ocho casillas están marcadas 2x: ahí todo lo que puntúa tu jugada cuenta doble. f5 es una de ellas, y su fila tiene 10 + 8.',
      },
      task: {
        do: {
          en: 'Which of your tiles makes 24 on f5? Put it there.',
          es: '¿Cuál de tus fichas forma 24 en f5? Ponla ahí.',
        },
        move: '6 f5',
        then: 19,
        done: {
          en: '24 on a 2x square: 40 doubled is 80 points.',
          es: '24 en una casilla 2x: el doble de 40 son 80 puntos.',
        },
      },
    },
    {
      at: 19,
      title: { en: 'Several at once', es: 'Varias a la vez' },
      say: {
        en: 'One tile scores everything that it makes, in all four directions. A line of 24 and a line of 7 in the same move bring 60 points more, and so does a 24 of seven tiles. If no tile of yours fits, you are skipped.',
        es: 'Una ficha puntúa todo lo que forma, en las cuatro direcciones. Una línea de 24 y una de 7 en la misma jugada dan 60 puntos más, y también un 24 de siete fichas. Si no cabe ninguna de tus fichas, pierdes el turno.',
      },
    },
    {
      at: 60,
      title: { en: 'The end', es: 'El final' },
      say: {
        en: 'The board is full, and nobody can place. Most points wins: you have 680, Ben has 370. With equal points, fewer tiles in hand decide.',
        es: 'El tablero está lleno, y nadie puede colocar. Gana quien tenga más puntos: tú tienes 680, Ben 370. Con puntos iguales deciden menos fichas en la mano.',
      },
    },
  ],
};

export default lesson;
