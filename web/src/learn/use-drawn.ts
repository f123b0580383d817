import { useEffect, useState } from 'preact/hooks';
import { core } from '../core/client';
import type { GameId, Judged, Position, Replayed, Scene } from '../core/types';
import type { LastMove } from '../table/board/board';
import { lastMove } from '../table/board/drawing';

/** The learner sits here in every lesson. */
export const learner = 1;

export interface DrawnStep {
  at: number;
  position: Position;
  scene: Scene;
  last: LastMove | undefined;
}

/** What there is to draw after so many actions. The position before stays until the new one is there. */
export function useDrawn(game: GameId, replayed: Replayed | undefined, at: number): DrawnStep | undefined {
  const [drawn, setDrawn] = useState<DrawnStep>();
  useEffect(() => {
    const view = replayed?.views[at];
    if (!replayed || view === undefined) return;
    let current = true;
    const position: Position = { game, view, seat: learner };
    const last = lastMove(replayed.steps.slice(0, at));
    core.scene(position).then(
      (scene) => current && setDrawn({ at, position, scene, last }),
      (error: unknown) => console.error(error),
    );
    return () => {
      current = false;
    };
  }, [replayed, at]);
  return drawn?.position.game === game ? drawn : undefined;
}

/** What the core says of the move that a step looks at. */
export function useLook(position: Position | undefined, move: string | undefined): Judged | undefined {
  const [judged, setJudged] = useState<Judged>();
  useEffect(() => {
    setJudged(undefined);
    if (position === undefined || move === undefined) return;
    let current = true;
    core.judge(position, move).then(
      (found) => current && setJudged(found),
      (error: unknown) => console.error(error),
    );
    return () => {
      current = false;
    };
  }, [position?.view, move]);
  return judged;
}
