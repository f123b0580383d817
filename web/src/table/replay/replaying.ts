/** A record as it is watched again: what happened, and what each seat saw of it. */
import { useEffect, useState } from 'preact/hooks';
import { core } from '../../core/client';
import { whyOf, type Position, type Replayed, type Scene } from '../../core/types';
import type { Message } from '../../texts/message';
import type { LastMove } from '../board/board';
import { lastMove } from '../board/drawing';

export interface ReplayShown {
  position: Position;
  scene: Scene;
  last: LastMove | undefined;
}

/** Instead of a seat: always that of who moves next. */
export const whoeverMoves = -1;

/** From whose side it is drawn. */
function sideOf(whole: Replayed, at: number, seat: number): number {
  if (seat !== whoeverMoves) return seat;
  const next = whole.steps.slice(at).find((step) => step.seat !== undefined && step.kind !== 'chance');
  return next?.seat ?? 1;
}

/** Where the first decision is: what is drawn and dealt before has little to see. */
export function firstOf(replayed: Replayed): number {
  const first = replayed.steps.findIndex((step) => step.kind !== 'chance');
  return Math.max(0, first);
}

class Reel {
  private readonly sides = new Map<number, Promise<Replayed>>();

  constructor(
    readonly record: string,
    readonly whole: Replayed,
  ) {}

  private side(seat: number): Promise<Replayed> {
    const known = this.sides.get(seat) ?? core.replay(this.record, seat);
    this.sides.set(seat, known);
    return known;
  }

  async show(at: number, wanted: number): Promise<ReplayShown | undefined> {
    const seat = sideOf(this.whole, at, wanted);
    const { game, views } = await this.side(seat);
    const view = views[at];
    if (view === undefined) return undefined;
    const position = { game, view, seat };
    return { position, scene: await core.scene(position), last: lastMove(this.whole.steps.slice(0, at)) };
  }
}

export interface Replaying {
  whole: Replayed | undefined;
  failed: Message | undefined;
  shown: ReplayShown | undefined;
  at: number;
  go: (at: number) => void;
}

/** What is to be shown of a record at a step, from a seat; never an older answer over a newer one. */
export function useReplaying(record: string, seat: number): Replaying {
  const [reel, setReel] = useState<Reel>();
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState<ReplayShown>();
  const [failed, setFailed] = useState<Message>();
  useEffect(() => {
    let current = true;
    core.replay(record, whoeverMoves).then(
      (whole) => {
        if (!current) return;
        setReel(new Reel(record, whole));
        setAt(firstOf(whole));
        setFailed(undefined);
      },
      (error: unknown) => {
        if (current) setFailed(whyOf(error));
      },
    );
    return () => {
      current = false;
    };
  }, [record]);
  useEffect(() => {
    let current = true;
    reel?.show(at, seat).then(
      (answer) => {
        if (current) setShown(answer);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [reel, at, seat]);
  return { whole: reel?.whole, failed, shown, at, go: setAt };
}
