import type { Laying } from './lay';

/** A tile of the own rack. The id stays with it while others come and go. */
export interface RackItem {
  id: number;
  /** "1" to "9", or "*". */
  tile: string;
}

export interface LaidItem {
  id: number;
  square: string;
  /** The number that a wild was given; 0: none yet. */
  number: number;
}

export interface LayingState {
  /** The rack in the order in which its owner arranged it. */
  rack: RackItem[];
  laid: LaidItem[];
  /** The tile that was taken up; 0: none. */
  chosen: number;
  mode: 'lay' | 'trade' | 'pass';
  trade: number[];
  /** The wild whose number is being asked for; 0: none. */
  naming: number;
  nextId: number;
}

export type LayingAction =
  /** The table has changed; `ended`: by the own move. */
  | { type: 'sync'; rack: readonly string[]; taken: ReadonlySet<string>; ended?: boolean }
  | { type: 'choose'; id: number }
  | { type: 'put'; id: number; square: string }
  | { type: 'lift'; id: number }
  | { type: 'liftAll' }
  | { type: 'name'; id: number }
  | { type: 'number'; id: number; number: number }
  | { type: 'move'; id: number; to: number }
  | { type: 'shuffle'; order: readonly number[] }
  | { type: 'mode'; mode: LayingState['mode'] };

export const noLaying: LayingState = {
  rack: [],
  laid: [],
  chosen: 0,
  mode: 'lay',
  trade: [],
  naming: 0,
  nextId: 1,
};

/**
 * The rack as it is now, in the old order: what is still there keeps its place, new tiles come last. Of equal tiles those
 * that lay on squares that are taken now are the ones that were played.
 */
function sync(
  state: LayingState,
  rack: readonly string[],
  taken: ReadonlySet<string>,
  ended: boolean,
): LayingState {
  const gone = new Set(state.laid.filter((item) => taken.has(item.square)).map((item) => item.id));
  const left = new Map<string, number>();
  for (const tile of rack) left.set(tile, (left.get(tile) ?? 0) + 1);
  const kept = new Set<number>();
  const byCare = [...state.rack].sort((a, b) => Number(gone.has(a.id)) - Number(gone.has(b.id)));
  for (const item of byCare) {
    const count = left.get(item.tile) ?? 0;
    if (count === 0) continue;
    left.set(item.tile, count - 1);
    kept.add(item.id);
  }
  let { nextId } = state;
  const fresh: RackItem[] = [];
  for (const [tile, count] of left) {
    for (let i = 0; i < count; i++) fresh.push({ id: nextId++, tile });
  }
  const laid = state.laid.filter((item) => kept.has(item.id) && !gone.has(item.id));
  const unchanged = fresh.length === 0 && kept.size === state.rack.length;
  // Somebody else's move disturbs nothing; the own one ends the turn, even if it leaves the rack as it was.
  const goesOn = unchanged && !(ended && state.mode !== 'lay');
  if (goesOn && laid.length === state.laid.length) return state;
  return {
    rack: unchanged ? state.rack : [...state.rack.filter((item) => kept.has(item.id)), ...fresh],
    laid,
    chosen: kept.has(state.chosen) ? state.chosen : 0,
    mode: goesOn ? state.mode : 'lay',
    trade: goesOn ? state.trade : [],
    naming: laid.some((item) => item.id === state.naming) ? state.naming : 0,
    nextId,
  };
}

function without(state: LayingState, id: number): LaidItem[] {
  return state.laid.filter((item) => item.id !== id);
}

function put(state: LayingState, id: number, square: string): LayingState {
  const item = state.rack.find((tile) => tile.id === id);
  if (!item || state.laid.some((laid) => laid.square === square && laid.id !== id)) return state;
  const before = state.laid.find((laid) => laid.id === id);
  const number = before?.number ?? 0;
  const naming = item.tile === '*' && number === 0 ? id : 0;
  return { ...state, laid: [...without(state, id), { id, square, number }], chosen: 0, naming };
}

function moved(rack: readonly RackItem[], id: number, to: number): RackItem[] {
  const item = rack.find((tile) => tile.id === id);
  const rest = rack.filter((tile) => tile.id !== id);
  return item ? [...rest.slice(0, to), item, ...rest.slice(to)] : [...rack];
}

function toggled(list: readonly number[], id: number): number[] {
  return list.includes(id) ? list.filter((other) => other !== id) : [...list, id];
}

export function laying(state: LayingState, action: LayingAction): LayingState {
  switch (action.type) {
    case 'sync':
      return sync(state, action.rack, action.taken, action.ended ?? false);
    case 'choose':
      if (state.mode === 'trade') return { ...state, trade: toggled(state.trade, action.id) };
      return { ...state, mode: 'lay', chosen: state.chosen === action.id ? 0 : action.id };
    case 'put':
      return put({ ...state, mode: 'lay', trade: [] }, action.id, action.square);
    case 'lift':
      return { ...state, laid: without(state, action.id), naming: 0, chosen: 0 };
    case 'liftAll':
      return { ...state, laid: [], naming: 0, chosen: 0 };
    case 'name':
      return { ...state, naming: action.id, chosen: 0 };
    case 'number':
      return {
        ...state,
        naming: 0,
        laid: state.laid.map((item) => (item.id === action.id ? { ...item, number: action.number } : item)),
      };
    case 'move':
      return { ...state, rack: moved(state.rack, action.id, action.to) };
    case 'shuffle':
      return {
        ...state,
        rack: action.order.flatMap((id) => state.rack.find((item) => item.id === id) ?? []),
      };
    case 'mode':
      // Tiles that are to be traded come back from the board first.
      return { ...state, mode: action.mode, laid: [], chosen: 0, naming: 0, trade: [] };
  }
}

export function tileOf(state: LayingState, id: number): string {
  return state.rack.find((item) => item.id === id)?.tile ?? '';
}

/** What lies on the board, as the core wants to hear it. */
export function layings(state: LayingState): Laying[] {
  return state.laid.map((item) => {
    const tile = tileOf(state, item.id);
    return { square: item.square, tile: item.number ? `${tile}${item.number}` : tile };
  });
}

/** The text of a trade, as the core reads it. */
export function trading(state: LayingState): string | null {
  const tiles = state.trade.map((id) => tileOf(state, id));
  return tiles.length ? `trade ${tiles.join(' ')}` : null;
}

/** An order other than the present one, if there is one. */
export function shuffled(rack: readonly RackItem[], random: () => number = Math.random): number[] {
  const order = rack.map((item) => item.id);
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  const same = order.every((id, i) => id === rack[i]?.id);
  return same ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

/** The number that a laid tile counts with; 0: none lies there, or a wild without a number. */
export function laidNumber(state: LayingState, square: string): number {
  const item = state.laid.find((one) => one.square === square);
  return item ? item.number || Number(tileOf(state, item.id)) || 0 : 0;
}
