import type { GameOf20Scene } from './scene';
import { texts } from '../../texts/texts';

export interface HandInView {
  hand: GameOf20Scene['hands'][number];
  /** 0 for hand 1. */
  index: number;
  name: string;
  moves: boolean;
}

/** Both hands, the viewer's own below. Alone, that is the hand that is to move; for those who only watch, hand 1. */
export function handsInView(
  scene: GameOf20Scene,
  seat: number,
  names: readonly string[],
): [above: HandInView, below: HandInView] {
  const moves = scene.over || scene.turn.length === 0 ? 1 : scene.hand_to_move;
  const own = (scene.solo ? moves : seat) === 2 ? 1 : 0;
  const words = texts.value.boards.gameOf20;
  const inView = (index: number): HandInView => ({
    hand: scene.hands[index] ?? { seat: index + 1, tiles: [], sum: 0 },
    index,
    name: scene.solo ? words.handNumber({ n: index + 1 }) : (names[index] ?? ''),
    moves: !scene.over && scene.turn.length > 0 && scene.hand_to_move === index + 1,
  });
  return [inView(1 - own), inView(own)];
}
