import { useEffect, useState } from 'preact/hooks';
import type { Line } from '../../core/types';
import { lay } from './lay';
import type { SumsOf20Scene } from './scene';
import type { BoardProps } from '../../table/board/board';
import { useAnswer } from '../shared/answers';
import { layings, type LayingState, tileOf } from './laying';

/** How long the focus rests on a square before the core is asked about it, in milliseconds. */
const rest = 150;

/** The lines that the tile that was taken up would make on this empty square; null: not known, or there is no such tile. */
export function useWould(
  props: BoardProps<SumsOf20Scene>,
  state: LayingState,
  square: string | null,
): Line[] | null {
  const { scene, position, core } = props;
  const empty = scene.squares.some((one) => one.name === square && one.tile === 0);
  const free = empty && !state.laid.some((item) => item.square === square);
  const tiles =
    square !== null && free && state.chosen && state.mode === 'lay'
      ? [...layings(state), { square, tile: tileOf(state, state.chosen) }]
      : null;
  const key = tiles && `${position.view}|${position.seat}|${JSON.stringify(tiles)}`;
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(key), rest);
    return () => clearTimeout(timer);
  }, [key]);
  return useAnswer(key === rested ? key : null, async () => {
    const laid = await lay(core, position, tiles ?? []);
    return laid.lines.filter((line) => square !== null && line.squares.includes(square));
  });
}
