/** What is drawn: the scene of a view and how it came about, always of the newest view. */
import { effect } from '@preact/signals';
import { core } from '../core/client';
import type { GameId, Judged, Line, Position, Scene } from '../core/types';
import { findGame } from '../games';
import type { LastMove } from './board';
import { lastDecision } from './decisions';
import type { Seen } from './reducer';
import { withViewBefore } from './remembered';
import type { TableStore } from './store';

export interface Drawn {
  position: Position;
  scene: Scene;
  last: LastMove | undefined;
  /** The decision that the view asks for. Others who seal theirs change the view, but not what is asked. */
  answers: number;
}

/** Lines that scored, and those that reached the sum they have to have. */
const isTold = (line: Line): boolean => line.points !== undefined || line.reach === 'exact';

/** What the core says of a step that was made; on the view before it if that was seen. */
export async function lastMove(
  game: GameId,
  seen: Pick<Seen, 'steps' | 'views' | 'seat'>,
  view: string,
): Promise<LastMove | undefined> {
  const at = lastDecision(seen.steps);
  const step = seen.steps[at];
  if (step?.text === undefined || step.seat === undefined) return undefined;
  const before = seen.views[at];
  const made: LastMove = {
    seat: step.seat,
    move: step.text,
    squares: [],
    lines: [],
    parts: step.parts ?? [],
    points: step.points ?? 0,
  };
  // A view can only be read as the seat it was made for, whoever moved.
  const seat = seen.seat >= 0 ? seen.seat : step.seat;
  made.found = await findGame(game)
    ?.lastFound?.(core, seen, seat)
    .catch(() => undefined);
  const judged = await core
    .judge({ game, view: before ?? view, seat }, step.text)
    .catch((): Judged | undefined => undefined);
  if (!judged) return made;
  // It may be another seat's move, which is not the viewer's to make; its lines are on the board all the same.
  const lines = before === undefined ? [] : judged.lines.filter(isTold);
  return { ...made, squares: judged.squares, lines };
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
    Promise.all([core.scene(position), lastMove(game, withViewBefore(store.id, seen), view)]).then(
      ([scene, last]) => {
        if (mine !== asked) return;
        if (asksAnew) {
          store.considered.value = null;
          store.explained.value = null;
        }
        store.drawn.value = { position, scene, last, answers };
      },
      () => undefined,
    );
  });
}
