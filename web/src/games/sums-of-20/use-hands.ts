import type { SumsOf20Scene } from './scene';
import type { BoardProps } from '../../table/board/board';
import { texts } from '../../texts/texts';
import { type Drag, useDrag } from '../shared/drag';
import { tileOf } from './laying';
import { rackPlace } from './own-rack';
import { useFinger } from './use-finger';
import type { LayingNow } from './use-laying';
import { tileText } from './words';
import type { Zoom } from './zoom';

/** From here on the whole board is too small for a finger: a tap comes closer first. */
const smallest = 1.4;

export interface Hands {
  drag: Drag<number>;
  /** Nothing can be moved now. */
  locked: boolean;
  lift: (id: number) => void;
  chooseTile: (id: number) => void;
  chooseSquare: (square: string) => void;
  type: (event: KeyboardEvent, square: string) => void;
}

/** What pointer, finger and keys do with the tiles. */
export function useHands(props: BoardProps<SumsOf20Scene>, { state, act }: LayingNow, zoom: Zoom): Hands {
  const { scene } = props;
  const t = texts.value.boards.sumsOf20;
  const locked = props.pending !== undefined || props.seat === 0 || scene.over;
  const laidOn = (square: string) => state.laid.find((item) => item.square === square);
  const isLaid = (id: number) => state.laid.some((item) => item.id === id);
  const finger = useFinger();
  const tooSmall = () => finger() && zoom.factor === 1 && zoom.most > smallest;

  const put = (id: number, square: string) => {
    const lies = scene.squares.find((one) => one.name === square)?.tile ?? 0;
    if (lies !== 0) {
      props.announce(t.holds({ square, tile: lies }));
      return;
    }
    act({ type: 'put', id, square });
    props.announce(t.put({ tile: tileText(tileOf(state, id)), square }));
    if (tooSmall()) zoom.closer(square);
  };
  const lift = (id: number) => {
    act({ type: 'lift', id });
    props.announce(t.tookBack({ tile: tileText(tileOf(state, id)) }));
  };
  const drag = useDrag<number>({
    mayLift: () => !locked,
    onDrop: (id, place) => {
      const to = state.rack.findIndex((_, index) => place === rackPlace(index));
      if (place !== null && scene.squares.some((square) => square.name === place)) put(id, place);
      else if (isLaid(id)) lift(id);
      else if (to >= 0) act({ type: 'move', id, to });
    },
  });

  const chooseTile = (id: number) => {
    if (drag.wasDrag()) return;
    if (isLaid(id)) {
      lift(id);
      return;
    }
    act({ type: 'choose', id });
    if (state.mode !== 'trade' && state.chosen !== id) {
      props.announce(t.takenUp({ tile: tileText(tileOf(state, id)) }));
    }
  };
  const chooseSquare = (square: string) => {
    if (drag.wasDrag()) return;
    const there = laidOn(square);
    if (tooSmall()) zoom.closer(square);
    else if (locked) return;
    else if (there && tileOf(state, there.id) === '*') act({ type: 'name', id: there.id });
    else if (there) lift(there.id);
    else if (state.chosen) put(state.chosen, square);
    else props.announce(t.noneTakenUp);
  };
  const type = (event: KeyboardEvent, square: string) => {
    if (locked || event.ctrlKey) return;
    const there = laidOn(square);
    if (event.key === 'Escape') act({ type: 'liftAll' });
    else if ((event.key === 'Backspace' || event.key === 'Delete') && there) lift(there.id);
    else {
      const item = state.rack.find((one) => one.tile === event.key && !isLaid(one.id));
      if (item && !there) put(item.id, square);
    }
  };
  return { drag, locked, lift, chooseTile, chooseSquare, type };
}
