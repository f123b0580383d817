export const known = {
  title: 'Who wins with best play?',
  none: 'Nobody knows yet: no centre tile is solved.',
  one: 'One of the six centre tiles is solved: it is proved how the game ends with best play, draft included.',
  some: '{n} of the six centre tiles are solved: it is proved how the game ends with best play, draft included.',
  all: 'All six centre tiles are solved: it is proved how the game ends with best play, draft included.',
  master: 'There, Master drafts by the proof.',
  ring: 'A ring fills up with the deals that are answered, out of {deals}, and closes with the proof, which seldom needs all of them.',
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
