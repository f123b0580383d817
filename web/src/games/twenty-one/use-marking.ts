import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { Core, Judged, Position } from '../../core/types';
import type { DieColour } from '../../look/die';
import type { TwentyOneScene, TwentyOneSpace } from './scene';
import { useAnswer } from '../shared/answers';
import {
  crossing,
  marked,
  type Marking,
  type MarkingAction,
  moveOf,
  noMarking,
  occasion,
  writing,
} from './marking';

interface UseMarking {
  scene: TwentyOneScene;
  position: Position;
  seat: number;
  core: Core;
  /** Whether the person is to mark now. */
  active: boolean;
  consider: (judged: Judged | null) => void;
}

export interface MarkingNow {
  marking: Marking;
  /** The texts of all moves that are allowed; null: not known yet. */
  legal: ReadonlySet<string> | null;
  /** What the choice brings. */
  judged: Judged | null;
  /** Why the last tap chose nothing. The choice stays as it is. */
  refused: Judged | null;
  choose: (space: TwentyOneSpace) => void;
  /** A space of a row that is not marked now: the core says why not. */
  chooseElsewhere: (space: TwentyOneSpace, row: number) => void;
  chooseColour: (colour: DieColour) => void;
  setMode: (mode: Marking['mode']) => void;
}

/** A space, or a die, which has no printed value. */
type Choosable = Pick<TwentyOneSpace, 'colour'> & { printed?: number };

/** What the person chooses for the current row, with the core's word about it. */
export function useMarking({ scene, position, seat, core, active, consider }: UseMarking): MarkingNow {
  const [marking, act] = useReducer(marked, noMarking);
  const [judged, setJudged] = useState<Judged | null>(null);
  const [refused, setRefused] = useState<Judged | null>(null);
  // An older answer never covers a newer one.
  const asked = useRef(0);
  const whyAsked = useRef(0);
  const say = (answer: Judged | null) => {
    setJudged(answer?.allowed ? answer : null);
    setRefused(answer?.allowed === false ? answer : null);
    consider(answer);
  };
  const judge = (move: string) => {
    const number = ++asked.current;
    whyAsked.current++;
    core.judge(position, move).then(
      (answer) => number === asked.current && say(answer),
      () => undefined,
    );
  };
  const refuse = (why: Judged) => {
    whyAsked.current++;
    setRefused(why);
    consider(why);
  };
  const whyNot = (move: string, row?: number) => {
    const number = ++whyAsked.current;
    const answer =
      row === undefined
        ? core.judge(position, move)
        : (core.ask('judge_in_row', { ...position, typed: move, row }) as Promise<Judged>);
    answer.then(
      (answer) => number === whyAsked.current && refuse(answer),
      () => undefined,
    );
  };

  const now = occasion(scene, seat);
  // Others' seals change the view but not what is allowed.
  const moves = useAnswer(active ? now : null, () => core.moves(position));
  const legal = useMemo(() => moves && new Set(moves.map((move) => move.move)), [moves]);

  // What is chosen before it is known what is allowed is kept until then.
  const early = useRef<{ spaces: Choosable[]; mode: Marking['mode'] | null }>({ spaces: [], mode: null });
  // A quick hand may choose for a turn before the page is painted: what belongs to the last one is gone by then.
  useLayoutEffect(() => {
    act({ type: 'clear' });
    setRefused(null);
    early.current = { spaces: [], mode: null };
  }, [now, active]);
  useLayoutEffect(() => {
    if (!legal) return;
    const { spaces, mode } = early.current;
    early.current = { spaces: [], mode: null };
    const mayWrite = scene.dice.some((die) => legal.has(writing([die.colour])));
    const fitting = mode ?? (mayWrite ? 'write' : 'cross');
    act({ type: 'mode', mode: fitting });
    for (const space of spaces) chooseIn(fitting, space);
  }, [legal]);

  const move = active ? moveOf(marking, scene.dice) : null;
  const before = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (move) judge(move);
    else if (before.current) {
      asked.current++;
      whyAsked.current++;
      say(null);
    }
    before.current = move;
  }, [move, now]);

  const tryOn = (text: string, action: MarkingAction) => {
    if (legal?.has(text)) act(action);
    else whyNot(text);
  };
  const chooseIn = (mode: Marking['mode'], { colour, printed }: Choosable) => {
    if (!active) return;
    if (!legal) early.current.spaces.push({ colour, printed });
    else if (mode === 'write' || printed === undefined) tryOn(writing([colour]), { type: 'colour', colour });
    else tryOn(crossing(printed), { type: 'space', printed });
  };
  const chooseElsewhere = ({ colour, printed }: TwentyOneSpace, row: number) =>
    whyNot(marking.mode === 'write' ? writing([colour]) : crossing(printed), row);
  const setMode = (mode: Marking['mode']) => {
    if (!legal) early.current = { spaces: [], mode };
    act({ type: 'mode', mode });
    if (judged ?? refused) say(null);
  };
  return {
    marking,
    legal,
    judged,
    refused,
    choose: (space) => chooseIn(marking.mode, space),
    chooseElsewhere,
    chooseColour: (colour) => chooseIn('write', { colour }),
    setMode,
  };
}
