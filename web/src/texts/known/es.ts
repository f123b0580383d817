import type { known as english } from './en';

export const known: typeof english = {
  title: '¿Quién gana si nadie se equivoca?',
  none: 'Todavía no se sabe: ninguna ficha del centro está resuelta.',
  one: 'Una de las seis fichas del centro está resuelta: está demostrado cómo acaba la partida si nadie se equivoca, elección incluida.',
  some: '{n} de las seis fichas del centro están resueltas: está demostrado cómo acaba la partida si nadie se equivoca, elección incluida.',
  all: 'Las seis fichas del centro están resueltas: está demostrado cómo acaba la partida si nadie se equivoca, elección incluida.',
  master: 'Con ellas, Maestro elige según la demostración.',
  ring: 'Cada anillo se llena con los repartos que ya tienen respuesta, de un total de {deals}, y se cierra con la demostración, que rara vez los necesita todos.',
  centre: 'Centro {n}:',
  share: '{share} de los repartos',
  states: {
    first: 'Gana quien elige primero',
    second: 'Gana quien elige segundo',
    drawn: 'Empate',
    firstHolds: 'Quien elige primero nunca pierde',
    secondHolds: 'Quien elige segundo nunca pierde',
    unknown: 'Aún no se sabe',
  },
};
