import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import type { Judged } from '../../core/types';
import { lay, type Laid, type Laying } from './lay';
import type { SumsOf20Scene } from './scene';
import type { BoardProps } from '../../table/board/board';
import { useAnswer } from '../shared/answers';
import { laying, layings, type LayingAction, type LayingState, noLaying, trading } from './laying';

/** What a play that is none yet looks like to the table, so that it can say why. */
export function asJudged(laid: Laid, tiles: readonly Laying[]): Judged {
  const unfinished = laid.unfinished ?? false;
  if (laid.judged) return { ...laid.judged, unfinished };
  return {
    move: '',
    kind: 'put',
    allowed: false,
    clause: laid.clause ?? '',
    ...(laid.reason ? { reason: laid.reason } : {}),
    unfinished,
    points: 0,
    parts: [],
    notes: [],
    lines: laid.lines,
    squares: tiles.map(({ square }) => square),
    tiles: tiles.map(({ tile }) => tile),
  };
}

export interface LayingNow {
  state: LayingState;
  act: (action: LayingAction) => void;
  /** What the core says to the tiles on the board; null: nothing is laid, or the answer is not there yet. */
  laid: Laid | null;
  /** What the core says to the tiles as a play, to the trade, or to passing. */
  judged: Judged | null;
  /** Whether that is about the tiles as they lie now; until the answer is there the last one stays, and nothing flickers. */
  fresh: boolean;
  /** What the core is asked now, by name. */
  question: string | null;
}

/** How each seat at this device has left its rack and its tiles. */
export type LeftBySeat = Map<number, LayingState>;

/** Tiles that are laid, traded or kept, with the core's word about them. */
export function useLaying(props: BoardProps<SumsOf20Scene>, left: LeftBySeat): LayingNow {
  const { scene, position, seat, core } = props;
  const rack = scene.racks[seat - 1];
  const start = useMemo(
    () => laying(left.get(seat) ?? noLaying, { type: 'sync', rack: rack ?? [], taken: new Set() }),
    [],
  );
  const [state, act] = useReducer(laying, start);
  left.set(seat, state);

  useLayoutEffect(() => {
    const taken = new Set(scene.squares.filter((square) => square.tile > 0).map((square) => square.name));
    act({ type: 'sync', rack: rack ?? [], taken, ended: props.last?.seat === seat });
  }, [scene]);

  const tiles = layings(state);
  const where = `${position.view}|${position.seat}|`;
  const layKey = tiles.length ? `${where}lay ${JSON.stringify(tiles)}` : null;
  const laid = useAnswer(layKey, () => lay(core, position, tiles));
  const typed = state.mode === 'trade' ? trading(state) : state.mode === 'pass' ? 'pass' : null;
  const other = useAnswer(typed === null ? null : where + typed, () => core.judge(position, typed ?? ''));
  const answer = laid ? asJudged(laid, tiles) : other;
  const asks = layKey !== null || typed !== null;
  const before = useRef<{ laid: Laid | null; judged: Judged | null }>({ laid: null, judged: null });
  if (!asks || answer) before.current = { laid, judged: answer };
  const { laid: shownLaid, judged } = before.current;

  const waits = props.pending !== undefined;
  useEffect(() => {
    if (!waits && (answer || !asks)) props.consider(answer);
  }, [asks, laid, other, waits]);
  const question = layKey ?? (typed === null ? null : where + typed);
  return { state, act, laid: shownLaid, judged, fresh: answer !== null, question };
}
