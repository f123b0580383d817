/** Words of the command line about the table itself: where a tile may go, the position, the record, the seats. */
import { core } from '../../core/client';
import { askFits } from '../../games/shared/fits';
import { texts } from '../../texts/texts';
import { atTable } from '../at-table';
import type { Drawn } from '../board/drawing';
import { listedMoves } from './listed-moves';
import { tileHead } from '../words/move-words';
import { displayNames, levelName, recordForOthers } from '../words/names';
import { fetchRecord } from '../replay/record-of';
import { download } from '../replay/sharing';
import type { TableStore } from '../store';

/** The legal moves, and with help also their points, the best first. */
export async function moveLines(store: TableStore, drawn: Drawn, asked: string): Promise<string[]> {
  const helps = store.countHelp('moves');
  const { game, seat, view } = drawn.position;
  const all = await core.list(helps ? { game, seat, view } : drawn.position);
  const listed = listedMoves(all, drawn.scene, asked, helps);
  return [
    texts.value.table.commandMoves({ n: listed.all }),
    ...listed.moves.map((one) => (helps ? `${one.move}: ${one.points}` : one.move)),
  ];
}

/** Where a tile may go; in games where moves have more than one tile, the moves with it. */
export async function show(store: TableStore, what: string): Promise<string[]> {
  const t = texts.value.table;
  const drawn = store.inView.value;
  if (!drawn || !store.mayAct.value) return [t.commandNot];
  const game = atTable(drawn.scene.game);
  if (game?.placing?.tiles(drawn.scene) === undefined) {
    if (what === '' && !game?.showsAll) return [t.commandList.show];
    return moveLines(store, drawn, what);
  }
  if (!/^\d+$/.test(what)) return [t.commandList.show];
  const fits = (await askFits(core, drawn.position, Number(what))).filter((fit) => fit.allowed);
  const squares = fits.map((fit) =>
    fit.points > 0 && !fit.plain ? `${fit.square} +${fit.points}` : fit.square,
  );
  const tile = tileHead(Number(what));
  return [
    squares.length > 0 ? t.commandShow({ tile, squares: squares.join(', ') }) : t.commandShowNot({ tile }),
  ];
}

export function position(store: TableStore): string[] {
  const drawn = store.inView.value;
  return [drawn ? drawn.position.view : texts.value.table.commandNot];
}

/** The server gives a record away when the game is over; a game of this device can be had at any time. */
export async function save(store: TableStore, typed: string): Promise<string[]> {
  const t = texts.value.table;
  const state = store.state.value;
  if (!state || (store.kind === 'online' && state.phase !== 'over')) return [t.commandSaveLater];
  const record = recordForOthers(await fetchRecord(store.kind, store.id));
  const name = typed === '' ? state.game : typed.replace(/[^\w.-]+/g, '-');
  const file = /\.\w+$/.test(name) ? name : `${name}.twenties`;
  download(file, record);
  return [t.commandSaved({ file })];
}

export function seats(store: TableStore): string[] {
  const t = texts.value.table;
  const all = store.state.value?.seats ?? [];
  const names = displayNames(all);
  return all.map((seat, at) => {
    const notes = [
      seat.kind === 'bot' || seat.kind === 'engine' ? t.bot : '',
      seat.you ? t.you : '',
      seat.away ? t.away : '',
      seat.caretaker ? t.botShare({ level: levelName(seat.caretaker) }) : '',
    ].filter(Boolean);
    return `${at + 1} ${names[at] ?? ''}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  });
}

export function care(store: TableStore, typed: string): string[] {
  const t = texts.value.table;
  const seat = Number(typed);
  const there = store.state.value?.seats[seat - 1];
  if (!there?.away || store.state.value?.phase !== 'playing') return [t.commandNot];
  store.ask({ type: 'care', seat });
  return [t.commandDone];
}
