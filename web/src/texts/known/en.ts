export const known = {
  title: 'Who wins with best play?',
  none: 'Nobody knows yet: no centre tile is solved.',
  one: 'One of the six centre tiles is solved: from the first pick on it is proved who wins.',
  some: '{n} of the six centre tiles are solved: from the first pick on it is proved who wins.',
  all: 'All six centre tiles are solved: from the first pick on it is proved who wins.',
  master: 'Where there is a proof, Master drafts by it.',
  ring: 'Each ring fills up with the deals that are answered, out of {deals}. A proof seldom needs all of them.',
  centre: 'Centre {n}:',
  share: '{share} of deals',
  states: {
    first: 'First drafter wins',
    second: 'Second drafter wins',
    drawn: 'A draw',
    firstHolds: 'First drafter never loses',
    secondHolds: 'Second drafter never loses',
    unknown: 'Not known yet',
  },
};
