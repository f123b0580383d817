import type { Lesson } from './lesson';
import record from './twenty-one.twenties?raw';

const lesson: Lesson = {
  record,
  steps: [
    {
      at: 1,
      title: { en: 'Six dice and a sheet', es: 'Seis dados y una hoja' },
      say: {
        en: 'Everyone has a sheet with five rows. Each row has six spaces in six colours, printed 6 to 1. Dice go into the space of their colour. You fill one row after the other, and whoever completes the fifth ends the game. Most points wins.',
        es: 'Cada quien tiene una hoja con cinco filas. Cada fila tiene seis espacios de seis colores, impresos del 6 al 1. Los dados van en el espacio de su color. Se llena una fila tras otra, y quien completa la quinta termina la partida. Gana quien tenga más puntos.',
      },
    },
    {
      at: 2,
      title: { en: 'The roll', es: 'La tirada' },
      say: {
        en: 'It is your turn, and you have rolled. Once a turn you may roll again: all dice that do not show 1, or none. Dice that show 1 are locked. Your red 6 is too high for its space, which has a printed 5.',
        es: 'Es tu turno, y has tirado. Una vez por turno puedes volver a tirar: todos los dados que no muestran 1, o ninguno. Los dados que muestran 1 quedan fijos. Tu rojo 6 es demasiado alto para su espacio, que tiene impreso un 5.',
      },
      task: {
        do: { en: 'Roll again.', es: 'Vuelve a tirar.' },
        move: 'reroll',
        then: 4,
        done: {
          en: 'The white 1 stayed, the others are new. Red and yellow are just right now.',
          es: 'El 1 blanco se quedó, los demás son nuevos. El rojo y el amarillo quedaron exactos.',
        },
      },
    },
    {
      at: 4,
      title: { en: 'Too high does not fit', es: 'Lo demasiado alto no cabe' },
      say: {
        en: 'A die may be written if it is not higher than the printed value. Lower is allowed. Could you write the black 6? The game says why not.',
        es: 'Un dado se puede escribir si no es más alto que el valor impreso. Más bajo sí se puede. ¿Podrías escribir el negro 6? El juego dice por qué no.',
      },
      look: 'write black',
    },
    {
      at: 4,
      title: { en: 'Write', es: 'Escribir' },
      say: {
        en: 'Write as many dice as you like, at least one, all in the current row. A number that equals the printed value is a match. Matches are worth more and more: 1, 3, 6, 10, 15 and 21 points for one to six in a row.',
        es: 'Escribe tantos dados como quieras, al menos uno, todos en la fila actual. Un número igual al valor impreso es un acierto. Los aciertos valen cada vez más: 1, 3, 6, 10, 15 y 21 puntos por uno a seis en una fila.',
      },
      task: {
        do: {
          en: 'Write red, yellow and white. Keep the green space for a 6.',
          es: 'Escribe rojo, amarillo y blanco. Guarda el espacio verde para un 6.',
        },
        move: 'write red yellow white',
        then: 6,
        done: {
          en: '5 + 3 + 1 = 9, and two matches bring 3 more. Everyone marks the same dice in secret; now Ben shows that he wrote blue and yellow.',
          es: '5 + 3 + 1 = 9, y dos aciertos dan 3 más. Todos marcan los mismos dados en secreto; ahora Ben muestra que escribió azul y amarillo.',
        },
      },
    },
    {
      at: 8,
      title: { en: 'When nothing fits well', es: 'Cuando nada queda bien' },
      say: {
        en: 'Ben rolled and kept. You mark as well, with the same dice. Black 6 and blue 3 are too high, and a green 2 would waste your 6. Who writes nothing crosses out a space. It scores nothing, so choose a cheap one.',
        es: 'Ben tiró y conservó los dados. Tú también marcas, con los mismos. El negro 6 y el azul 3 son demasiado altos, y un verde 2 desperdiciaría tu 6. Quien no escribe nada tacha un espacio. No da puntos, así que elige uno barato.',
      },
      task: {
        do: { en: 'Cross out the blue 1.', es: 'Tacha el azul 1.' },
        move: 'cross 1',
        then: 10,
        done: {
          en: 'Only two spaces are open in your first row.',
          es: 'En tu primera fila solo quedan dos espacios libres.',
        },
      },
    },
    {
      at: 11,
      title: { en: 'Your roll again', es: 'Te toca tirar otra vez' },
      say: {
        en: 'Your turn. Green 6 and black 4: exactly what your row is waiting for.',
        es: 'Tu turno. Verde 6 y negro 4: justo lo que espera tu fila.',
      },
      task: {
        do: { en: 'Keep these dice.', es: 'Conserva estos dados.' },
        move: 'keep',
        then: 12,
        done: { en: 'Now everyone marks.', es: 'Ahora marcan todos.' },
      },
    },
    {
      at: 12,
      title: { en: 'Complete the row', es: 'Completa la fila' },
      say: {
        en: 'A row with six numbers or crosses is complete. The next row opens with the next roll.',
        es: 'Una fila con seis números o tachados está completa. La fila siguiente se abre con la próxima tirada.',
      },
      task: {
        do: { en: 'Write green and black.', es: 'Escribe verde y negro.' },
        move: 'write green black',
        then: 14,
        done: {
          en: 'The row is complete: 19 for its numbers and 10 for four matches.',
          es: 'La fila está completa: 19 por sus números y 10 por cuatro aciertos.',
        },
      },
    },
    {
      at: 14,
      title: { en: 'Hurry, or hope', es: 'Prisa o esperanza' },
      say: {
        en: 'That is the whole game: wait for matches, or fill rows quickly before somebody else ends the game. All sheets are in view, so you can see how far the others are.',
        es: 'Ese es todo el juego: esperar aciertos, o llenar filas deprisa antes de que otra persona termine la partida. Todas las hojas están a la vista, así que puedes ver cuánto les falta a los demás.',
      },
    },
    {
      at: 63,
      title: { en: 'The end', es: 'El final' },
      say: {
        en: 'You have completed your fifth row, so the game is over; everyone marked in that turn. Rows that are not complete count as they stand. You win with 101 to 60.',
        es: 'Completaste tu quinta fila, así que la partida terminó; todos marcaron en ese turno. Las filas sin completar cuentan como están. Ganas con 101 contra 60.',
      },
    },
  ],
};

export default lesson;
