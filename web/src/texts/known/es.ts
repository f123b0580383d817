import type { known as english } from './en';

export const known: typeof english = {
  title: '¿Quién gana si nadie se equivoca?',
  none: 'Todavía no se sabe: ninguna ficha del centro está resuelta.',
  one: 'Una de las seis fichas del centro está resuelta: desde la primera elección está demostrado quién gana.',
  some: '{n} de las seis fichas del centro están resueltas: desde la primera elección está demostrado quién gana.',
  all: 'Las seis fichas del centro están resueltas: desde la primera elección está demostrado quién gana.',
  master: 'Donde hay una demostración, Maestro elige según ella.',
  ring: 'Cada anillo se llena con los repartos que ya tienen respuesta, de un total de {deals}. Una demostración rara vez los necesita todos.',
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
