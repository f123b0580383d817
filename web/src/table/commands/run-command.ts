import { core } from '../../core/client';
import type { Judged } from '../../core/types';
import { findGame } from '../../games';
import { askFits } from '../../games/shared/fits';
import { go } from '../../shell/router';
import { settings } from '../../shell/settings';
import { loadMessages } from '../../texts/say';
import { texts } from '../../texts/texts';
import { broughtText } from '../panels/advice';
import { atTable, loadAtTable } from '../at-table';
import type { LastMove } from '../board/board';
import type { Command, Verb } from './commands';
import { loadGames } from '../games';
import { hintText } from '../words/hint-words';
import { care, moveLines, position, save, seats, show } from './more-commands';
import { didText, moveHead, tileHead } from '../words/move-words';
import { displayNames } from '../words/names';
import { coreWords } from '../words/seat-words';
import type { TableStore } from '../store';
import { partText, sentence, tell } from '../words/story-words';

const most = 30;

const namesOf = (store: TableStore) => displayNames(store.state.value?.seats ?? []);

/** What there is to say to a command. */
export interface Answer {
  lines: string[];
  /** The table tells it by itself when it happens: it is not said twice. */
  told?: boolean;
}

export function judgedText(judged: Judged, store: TableStore): string {
  const t = texts.value.table;
  const names = namesOf(store);
  if (!judged.allowed) {
    const clause =
      judged.clause && /^\d/.test(judged.clause) ? ` (${t.clause({ clause: judged.clause })})` : '';
    return `${t.notAllowed({ move: moveHead(judged) })}: ${coreWords(judged.reason, names, store.own.value)}${clause}.`;
  }
  const parts = judged.parts.map((part) => partText(part, names)).join('; ');
  const head = broughtText(judged, store.state.value?.game ?? '');
  return parts ? `${head}. ${parts}.` : `${head}.`;
}

/** What each of the seat's tiles would do on a square. */
async function whySquare(store: TableStore, square: string): Promise<string[]> {
  const t = texts.value.table;
  const drawn = store.inView.value;
  if (!drawn) return [t.commandNot];
  const lines: string[] = [];
  for (const tile of atTable(drawn.scene.game)?.placing?.tiles(drawn.scene) ?? []) {
    const fit = (await askFits(core, drawn.position, tile)).find((one) => one.square === square);
    if (!fit) continue;
    lines.push(
      fit.allowed
        ? fit.plain
          ? t.mayBePlayed({ move: tileHead(tile) })
          : t.commandFits({ tile: tileHead(tile), points: fit.points })
        : t.commandFitsNot({
            tile: tileHead(tile),
            reason: coreWords(fit.reason, namesOf(store), store.own.value),
            clause: fit.clause ?? '',
          }),
    );
  }
  return lines.length > 0 ? lines : [t.commandTaken({ square })];
}

async function why(store: TableStore, what: string): Promise<string[]> {
  const drawn = store.inView.value;
  if (!drawn) return [texts.value.table.commandNot];
  if (what === '') return [texts.value.table.commandList.why];
  const square = what.toLowerCase();
  const squares = atTable(drawn.scene.game)?.placing?.squares(drawn.scene);
  if (squares?.includes(square)) return whySquare(store, square);
  const judged = await core.judge(drawn.position, what);
  store.explained.value = judged;
  return [judgedText(judged, store)];
}

async function move(store: TableStore, typed: string): Promise<Answer> {
  const t = texts.value.table;
  const drawn = store.inView.value;
  if (!drawn || !store.mayAct.value) return { lines: [t.commandNot] };
  const judged = await core.judge(drawn.position, typed);
  if (judged.allowed) store.decide(judged.move);
  else store.explained.value = judged;
  return { lines: [judgedText(judged, store)], told: judged.allowed };
}

async function moves(store: TableStore, asked: string): Promise<string[]> {
  const drawn = store.inView.value;
  if (!drawn || !store.mayAct.value) return [texts.value.table.commandNone];
  return moveLines(store, drawn, asked);
}

async function score(store: TableStore): Promise<string[]> {
  const drawn = store.inView.value;
  if (!drawn) return [texts.value.table.commandNot];
  const names = namesOf(store);
  const parts = await core.scores(drawn.position);
  return names.map((name, at) => {
    const own = (parts[at] ?? []).map((part) => partText(part, names));
    const all = store.state.value?.scores?.[at] ?? 0;
    return `${name}: ${all}${own.length > 0 ? ` (${own.join('; ')})` : ''}`;
  });
}

async function hint(store: TableStore): Promise<string[]> {
  const drawn = store.inView.value;
  if (!drawn || !store.mayAct.value || !settings.hints.value) return [texts.value.table.commandNot];
  if (!store.hints.shown.peek() && !store.countHelp('hint')) return [texts.value.table.help.off];
  const shown = await store.hints.more(drawn.position);
  return shown ? [hintText(shown, drawn.scene)] : [];
}

function history(store: TableStore): string[] {
  const seen = store.seen.value;
  if (!seen) return [];
  const names = displayNames(seen.state.seats);
  const told = seen.steps.map((step) => tell(step, names)).filter((one) => one !== undefined);
  return told.slice(-most).map(sentence);
}

const sentenceOf = (last: LastMove, names: string[]) => `${didText(names[last.seat - 1] ?? '', last)}.`;

function scene(store: TableStore, what: 'hand' | 'board'): string[] {
  const drawn = store.inView.value;
  if (!drawn) return [texts.value.table.commandNot];
  const words = atTable(drawn.scene.game);
  const { seat } = drawn.position;
  if (what === 'hand') return words?.hand(drawn.scene, seat, namesOf(store)) ?? [];
  const last = drawn.last && sentenceOf(drawn.last, namesOf(store));
  return [...(last ? [last] : []), ...(words?.board(drawn.scene, seat) ?? [])];
}

/** What may be said while the table is covered between two people. */
const openly = new Set<Verb>(['help', 'rules', 'seats', 'begun', 'link', 'load', 'quit']);

/** Does what was typed and answers what there is to say about it: never more than who stands there may know. */
export async function runCommand(store: TableStore, command: Command, resign: () => void): Promise<Answer> {
  const isCovered = () => store.curtain.peek() !== undefined && !openly.has(command.verb);
  const covered = { lines: [texts.value.table.commandCovered] };
  if (isCovered()) return covered;
  const answer = await answerTo(store, command, resign);
  // The table may have been covered while the core was asked.
  return isCovered() && !answer.told ? covered : answer;
}

async function answerTo(store: TableStore, command: Command, resign: () => void): Promise<Answer> {
  // An answer is kept as it is given: what it is told with has to be there.
  const { game } = store.state.value ?? {};
  const words = findGame(game ?? '') && loadAtTable(game ?? '');
  await Promise.all([loadMessages(...(game ? [game] : [])), loadGames(), words]);
  if (command.verb === 'move') return move(store, command.rest);
  return { lines: await linesOf(store, { ...command, verb: command.verb }, resign) };
}

interface Word extends Command {
  verb: Exclude<Verb, 'move'>;
}

async function linesOf(store: TableStore, command: Word, resign: () => void): Promise<string[]> {
  const t = texts.value.table;
  const plays = store.state.value?.phase === 'playing' && store.seat.value > 0;
  const over = store.state.value?.phase === 'over';
  const act = (may: boolean, run: () => void): string[] => {
    if (may) run();
    return [may ? t.commandDone : t.commandNot];
  };
  switch (command.verb) {
    case 'help':
      return Object.values(t.commandList);
    case 'why':
      return why(store, command.rest);
    case 'moves':
      return moves(store, command.rest);
    case 'show':
      return show(store, command.rest);
    case 'position':
      return position(store);
    case 'save':
      return save(store, command.rest);
    case 'seats':
      return seats(store);
    case 'care':
      return care(store, command.rest);
    case 'begun':
      return [t.commandBegun];
    case 'load':
      go('/');
      return [];
    case 'hint':
      return hint(store);
    case 'confirm':
      return act(store.pending.value !== undefined && !store.held.value, () => store.confirm());
    case 'back':
      return act(store.pending.value !== undefined && !store.held.value?.sent, () => store.takeBack());
    case 'undo':
      return act(plays, () => (store.pending.value === undefined ? store.undo() : store.takeBack()));
    case 'agree':
    case 'refuse':
      return act((store.state.value?.undo_asked_by ?? 0) > 0, () =>
        store.ask({ type: 'answer_undo', yes: command.verb === 'agree' }),
      );
    case 'score':
      return score(store);
    case 'history':
      return history(store);
    case 'hand':
    case 'board':
      return scene(store, command.verb);
    case 'rules':
      go(`/rules/${store.state.value?.game ?? ''}${command.rest ? `#${command.rest}` : ''}`);
      return [];
    case 'resign':
      if (!plays) return [t.commandNot];
      resign();
      return [t.resignSure];
    case 'rematch':
    case 'same':
      return act(over && store.seat.value > 0, () =>
        store.ask({ type: 'rematch', same_tiles: command.verb === 'same' }),
      );
    case 'link':
      return [location.href];
    case 'quit':
      go('/');
      return [];
  }
}
