/** What is drawn: the scene of a view and how it came about, always of the newest view. */
import { effect } from '@preact/signals';
import { core } from '../../core/client';
import type { GameId, Position, Scene } from '../../core/types';
import type { Step } from '../../protocol/messages';
import type { LastMove } from './board';
import type { TableStore } from '../store';

export interface Drawn {
  position: Position;
  scene: Scene;
  last: LastMove | undefined;
  /** The decision that the view asks for. Others who seal theirs change the view, but not what is asked. */
  answers: number;
}

/** The last move that everybody sees. */
export function lastMove(steps: readonly Step[]): LastMove | undefined {
  const step = steps.filter(({ kind, text }) => kind === 'move' && text !== undefined).at(-1);
  if (step?.text === undefined || step.seat === undefined) return undefined;
  return {
    kind: '',
    tiles: [],
    squares: [],
    lines: [],
    ...step.action,
    seat: step.seat,
    move: step.text,
    parts: step.parts ?? [],
    points: step.points ?? 0,
  };
}

/** Keeps `store.drawn` in step with what is seen. An answer that comes after a newer question is not drawn. */
export function drawing(store: TableStore): () => void {
  let asked = 0;
  return effect(() => {
    const seen = store.seen.value;
    const view = seen?.state.view;
    if (seen === undefined || view === undefined || !store.ready.value || seen.seat !== store.seat.value)
      return;
    const game = seen.state.game as GameId;
    const plain = (seen.state.help?.policy ?? 'free') !== 'free';
    const position: Position = { game, view, seat: seen.seat, ...(plain ? { plain } : {}) };
    const drawn = store.drawn.peek();
    if (drawn?.position.view === view && drawn.position.seat === seen.seat) return;
    asked += 1;
    const mine = asked;
    const answers = seen.state.answers ?? 0;
    const asksAnew = drawn?.answers !== answers || drawn.position.seat !== seen.seat;
    if (asksAnew) {
      store.hints.forget();
      store.staged.value = undefined;
    }
    core.scene(position).then(
      (scene) => {
        if (mine !== asked) return;
        if (asksAnew) {
          store.considered.value = null;
          store.explained.value = null;
        }
        store.drawn.value = { position, scene, last: lastMove(seen.steps), answers };
      },
      () => undefined,
    );
  });
}
