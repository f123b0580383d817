import type { Lesson } from './lesson';
import record from './game-of-20.twenties?raw';

const lesson: Lesson = {
  record,
  steps: [
    {
      at: 2,
      title: { en: 'Get rid of your tiles', es: 'Deshazte de tus fichas' },
      say: {
        en: 'Two players, one small board with a single tile in its centre. At the end you add up the tiles that are left in your hand, and the lower sum wins. You and Ben both begin with 1, 1 and 2.',
        es: 'Dos personas y un tablero pequeño con una sola ficha en el centro. Al final sumas las fichas que quedan en tu mano, y gana la suma más baja. Ben y tú empiezan con 1, 1 y 2.',
      },
    },
    {
      at: 2,
      title: { en: 'First, the draft', es: 'Primero se eligen fichas' },
      say: {
        en: 'The tiles 3 to 20 exist once each, and you share them out. You begin with one tile; from then on each of you takes two.',
        es: 'Las fichas del 3 al 20 existen una sola vez, y ustedes se las reparten. Tú empiezas con una; de ahí en adelante cada quien toma dos.',
      },
      task: {
        do: { en: 'Take the 13.', es: 'Toma el 13.' },
        move: 'take 13',
        then: 3,
        done: {
          en: 'It is in your hand now, for everyone to see. High tiles cost more if they stay, but somebody has to take them.',
          es: 'Ya está en tu mano, a la vista de todos. Las fichas altas cuestan más si se quedan, pero alguien tiene que tomarlas.',
        },
      },
    },
    {
      at: 4,
      title: { en: 'Then two at a time', es: 'Después, de dos en dos' },
      say: {
        en: 'Ben took the 8 and the 17. Now you take two. Think of sums that small tiles make soon: a 5 beside the 4 in the centre, for example, when there is a 1 as well.',
        es: 'Ben tomó el 8 y el 17. Ahora tomas dos. Piensa en sumas que las fichas pequeñas forman pronto: un 5 junto al 4 del centro, por ejemplo, cuando también hay un 1.',
      },
      task: {
        do: { en: 'Take the 5 and the 12.', es: 'Toma el 5 y el 12.' },
        move: 'take 5 12',
        then: 5,
        done: {
          en: 'So it goes on until all are taken. The last tile needs no choice.',
          es: 'Así se sigue hasta que no quede ninguna. La última ficha no se elige.',
        },
      },
    },
    {
      at: 12,
      title: { en: 'Placing', es: 'Colocar' },
      say: {
        en: 'All tiles are taken. The hand with the higher sum starts: that was Ben, and he put a 1 on c2. A square with no tile or one tile beside it takes only the lowest tile of your hand. Corners do not count.',
        es: 'Ya se tomaron todas. Empieza la mano que suma más: fue Ben, y puso un 1 en c2. Una casilla sin fichas al lado, o con una sola, solo acepta la ficha más baja de tu mano. Las esquinas no cuentan.',
      },
      task: {
        do: {
          en: 'Your lowest tile is a 1. Put it on b3, left of the 4.',
          es: 'Tu ficha más baja es un 1. Ponla en b3, a la izquierda del 4.',
        },
        move: '1 b3',
        then: 13,
        done: { en: 'One tile less in your hand.', es: 'Una ficha menos en tu mano.' },
      },
    },
    {
      at: 14,
      title: { en: 'Where sums fit', es: 'Donde caben las sumas' },
      say: {
        en: 'A square with two or more tiles beside it takes only the tile that is their sum, whatever your lowest tile is.',
        es: 'Una casilla con dos o más fichas al lado solo acepta la ficha que es su suma, sea cual sea tu ficha más baja.',
      },
      task: {
        do: {
          en: 'One square lies between two 1s. Put your 2 there.',
          es: 'Una casilla está entre dos 1. Pon ahí tu 2.',
        },
        move: '2 b2',
        then: 15,
        done: { en: '1 + 1 = 2. Just right.', es: '1 + 1 = 2. Exacto.' },
      },
    },
    {
      at: 16,
      title: { en: 'Larger sums', es: 'Sumas más grandes' },
      say: {
        en: 'Choose a tile and the board shows where it fits: green squares take it, the others have a red X.',
        es: 'Elige una ficha y el tablero muestra dónde cabe: las casillas verdes la aceptan, las demás tienen una X roja.',
      },
      task: {
        do: {
          en: 'Right of the 4, d3 has the tiles 4 and 1 beside it. Which tile fits there?',
          es: 'A la derecha del 4, d3 tiene al lado el 4 y un 1. ¿Qué ficha cabe ahí?',
        },
        move: '5 d3',
        then: 17,
        done: {
          en: '4 + 1 = 5. And look: around d2 there are now 1 and 5, so d2 takes a 6. Only Ben has that one.',
          es: '4 + 1 = 5. Y mira: alrededor de d2 hay ahora un 1 y un 5, así que d2 acepta un 6. Solo Ben lo tiene.',
        },
      },
    },
    {
      at: 18,
      title: { en: 'Why not?', es: '¿Por qué no?' },
      say: {
        en: 'Ben placed the 6. Could you put your 7 on e3? The game always says why not, and names the clause of the rulebook.',
        es: 'Ben colocó el 6. ¿Podrías poner tu 7 en e3? El juego siempre dice por qué no, y nombra la cláusula del reglamento.',
      },
      look: '7 e3',
    },
    {
      at: 28,
      title: { en: 'Dead squares, and skips', es: 'Casillas muertas y turnos perdidos' },
      say: {
        en: 'Later the board is crowded. Where the tiles around a square sum to more than 20 nothing fits any more. Who can place must; who cannot is skipped, and may place again when a square opens.',
        es: 'Más tarde el tablero se llena. Donde las fichas alrededor de una casilla suman más de 20 ya no cabe nada. Quien puede colocar debe hacerlo; quien no puede pierde el turno, y vuelve a colocar cuando se abre una casilla.',
      },
    },
    {
      at: 33,
      title: { en: 'The end', es: 'El final' },
      say: {
        en: 'Nobody can place any more. You have a 12 left, Ben has 17, 19 and 20: you win with 12 to 56. That is the whole game.',
        es: 'Ya nadie puede colocar. A ti te queda un 12, a Ben el 17, el 19 y el 20: ganas con 12 contra 56. Ese es todo el juego.',
      },
    },
  ],
};

export default lesson;
