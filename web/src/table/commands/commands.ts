/** The words of the command language, as in the terminal. What is no word of it is a move, and the core reads that. */

export type Verb =
  | 'help'
  | 'why'
  | 'show'
  | 'moves'
  | 'hint'
  | 'confirm'
  | 'back'
  | 'undo'
  | 'agree'
  | 'refuse'
  | 'score'
  | 'history'
  | 'hand'
  | 'board'
  | 'rules'
  | 'position'
  | 'save'
  | 'load'
  | 'seats'
  | 'care'
  | 'begun'
  | 'resign'
  | 'rematch'
  | 'same'
  | 'link'
  | 'quit'
  | 'move';

export interface Command {
  verb: Verb;
  rest: string;
}

const names: Record<string, Verb> = {
  help: 'help',
  h: 'help',
  '?': 'help',
  why: 'why',
  show: 'show',
  moves: 'moves',
  m: 'moves',
  hint: 'hint',
  tip: 'hint',
  confirm: 'confirm',
  ok: 'confirm',
  yes: 'confirm',
  y: 'confirm',
  back: 'back',
  no: 'back',
  n: 'back',
  undo: 'undo',
  u: 'undo',
  agree: 'agree',
  refuse: 'refuse',
  score: 'score',
  s: 'score',
  scores: 'score',
  points: 'score',
  history: 'history',
  log: 'history',
  hand: 'hand',
  tiles: 'hand',
  rack: 'hand',
  sheet: 'hand',
  board: 'board',
  b: 'board',
  redraw: 'board',
  rules: 'rules',
  rule: 'rules',
  position: 'position',
  save: 'save',
  load: 'load',
  seats: 'seats',
  care: 'care',
  // What is done before a game begins has its buttons there.
  sit: 'begun',
  stand: 'begun',
  bot: 'begun',
  resign: 'resign',
  rematch: 'rematch',
  same: 'same',
  link: 'link',
  quit: 'quit',
  q: 'quit',
  exit: 'quit',
  bye: 'quit',
  leave: 'quit',
};

export function readCommand(line: string): Command {
  const text = line.trim().replace(/^\//, '').trim();
  const [word = '', ...rest] = text.split(/\s+/);
  const first = word.toLowerCase();
  if (first === 'take' && rest[0]?.toLowerCase() === 'back') return { verb: 'back', rest: '' };
  const verb = Object.hasOwn(names, first) ? names[first] : undefined;
  return verb === undefined ? { verb: 'move', rest: text } : { verb, rest: rest.join(' ') };
}
