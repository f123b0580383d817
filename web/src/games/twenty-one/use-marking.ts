import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { Core, DieColour, Judged, Position, TwentyOneScene, TwentyOneSpace } from '../../core/types';
import { crossing, marked, type Marking, moveOf, noMarking, occasion, writing } from './marking';

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

/** What the person chooses for the current row, with the core's word about it. */
export function useMarking({ scene, position, seat, core, active, consider }: UseMarking): MarkingNow {
  const [marking, act] = useReducer(marked, noMarking);
  const [legal, setLegal] = useState<ReadonlySet<string> | null>(null);
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
    core.judge(position, move, row).then(
      (answer) => number === whyAsked.current && refuse(answer),
      () => undefined,
    );
  };

  const now = occasion(scene, seat);
  useEffect(() => {
    act({ type: 'clear' });
    setRefused(null);
  }, [now, active]);

  useEffect(() => {
    setLegal(null);
    if (!active) return;
    let wanted = true;
    core.moves(position).then(
      (moves) => {
        if (!wanted) return;
        setLegal(new Set(moves.map((move) => move.move)));
        const mayWrite = scene.dice.some((die) => moves.some((move) => move.move === writing([die.colour])));
        act({ type: 'mode', mode: mayWrite ? 'write' : 'cross' });
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
    // Others' seals change the view but not what is allowed.
  }, [now, active]);

  const move = active ? moveOf(marking, scene.dice) : null;
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (move) judge(move);
    else if (before.current) {
      asked.current++;
      whyAsked.current++;
      say(null);
    }
    before.current = move;
  }, [move, now]);

  const chooseColour = (colour: DieColour) => {
    const single = writing([colour]);
    if (legal?.has(single)) act({ type: 'colour', colour });
    else if (legal) whyNot(single);
  };
  const textOf = (space: TwentyOneSpace) =>
    marking.mode === 'write' ? writing([space.colour]) : crossing(space.printed);
  const chooseElsewhere = (space: TwentyOneSpace, row: number) => whyNot(textOf(space), row);
  const choose = (space: TwentyOneSpace) => {
    if (!active) return;
    if (marking.mode === 'write') {
      chooseColour(space.colour);
      return;
    }
    const text = textOf(space);
    if (legal?.has(text)) act({ type: 'space', printed: space.printed });
    else if (legal) whyNot(text);
  };
  const setMode = (mode: Marking['mode']) => {
    act({ type: 'mode', mode });
    if (judged ?? refused) say(null);
  };
  return { marking, legal, judged, refused, choose, chooseElsewhere, chooseColour, setMode };
}
