import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { Judged } from '../../core/types';
import type { Fit } from './fits';
import type { BoardProps } from '../../table/board/board';
import { texts } from '../../texts/texts';
import { bySquare, onlySkip, useFits, useJudged, useMoves } from './answers';
import { choose, nothing } from './choice';
import { useDrag } from './drag';
import type { Drag } from './drag';
import { useNumberKeys } from './number-keys';
import { chosenText, listed, refusedText } from './words';

/** How one tile comes from the hand to a square: by tap, by key, by drag, tile first or square first. */
export interface Placing {
  /** The place in the hand of the tile that was taken up. */
  slot: number | null;
  tile: number | null;
  /** What every empty square says to it. */
  fits: Map<string, Fit> | null;
  /** What each square takes, known while the viewer is to decide. */
  takes: Map<string, Judged[]>;
  /** The square that was chosen first. */
  square: string | null;
  /** The one thing left to do when nothing fits. */
  skip: Judged | null;
  pending: Judged | null;
  /** The fit that is looked at. */
  considered: Fit | null;
  drag: Drag<number>;
  takeUp: (slot: number) => void;
  chooseSquare: (name: string) => void;
  look: (name: string | null) => void;
}

export function usePlacing(props: Omit<BoardProps, 'scene'>, hand: readonly number[]): Placing {
  const { core, position, mayAct, announce } = props;
  const [choice, act] = useReducer(choose, nothing);
  const [considered, setConsidered] = useState<Fit | null>(null);
  const tile = choice.slot === null ? null : (hand[choice.slot] ?? null);
  const fits = useFits(core, position, mayAct ? tile : null);
  const moves = useMoves(core, position, mayAct);
  const takes = bySquare(moves);
  const pending = useJudged(core, position, props.pending);

  // What was asked by a choice stays when the pointer has left the board: its clause can be followed.
  const pinned = useRef<Fit | null>(null);
  const consider = (fit: Fit | null) => {
    if (fit === considered) return;
    setConsidered(fit);
    props.consider(fit);
  };
  // A new position: what was taken up belongs to the old one. A quick hand may take up the next before the page is painted.
  const view = useRef(position.view);
  useLayoutEffect(() => {
    if (view.current === position.view) return;
    view.current = position.view;
    act({ do: 'clear' });
    pinned.current = null;
    consider(null);
  }, [position.view]);
  useEffect(() => {
    if (fits && tile !== null) announce(chosenText(tile, fits));
  }, [fits]);

  const answer = (of: Fit, number: number) => {
    pinned.current = of.allowed ? null : of;
    if (of.allowed) {
      consider(null);
      props.decide(of.move);
    } else {
      consider(of);
      announce(refusedText(of, number));
    }
  };
  const place = (number: number, name: string) => {
    const fit = number === tile ? fits?.get(name) : undefined;
    if (fit) {
      answer(fit, number);
      return;
    }
    // A quick hand, before the squares have answered; or a square that is not empty.
    core.judge(position, `${number} ${name}`).then(
      (judged) => view.current === position.view && answer({ ...judged, square: name }, number),
      () => undefined,
    );
  };
  const clear = () => {
    act({ do: 'clear' });
    pinned.current = null;
    consider(null);
  };

  const takeUp = (slot: number) => {
    const number = hand[slot];
    if (!mayAct || number === undefined) return;
    const there = choice.square === null ? undefined : takes.get(choice.square);
    const move = there?.find((judged) => judged.tiles[0] === String(number));
    if (move) {
      clear();
      props.decide(move.move);
      return;
    }
    if (choice.square !== null && moves === null) {
      act({ do: 'lift', slot });
      place(number, choice.square);
      return;
    }
    if (choice.slot === slot) announce(texts.value.boards.tiles.putBack({ tile: number }));
    pinned.current = null;
    consider(null);
    act({ do: 'tile', slot });
  };
  const chooseSquare = (name: string) => {
    if (!mayAct) return;
    if (tile !== null) {
      place(tile, name);
      return;
    }
    act({ do: 'square', square: name });
    untold.current = moves === null;
    if (moves) tellSquare(name);
  };
  const tellSquare = (name: string) => {
    const { tiles } = texts.value.boards;
    const there = takes.get(name)?.map((judged) => judged.tiles[0] ?? '');
    announce(
      there
        ? tiles.squareTakes({ square: name, tiles: listed(there) })
        : tiles.squareTakesNothing({ square: name }),
    );
  };
  // A square that was chosen before it was known what goes there.
  const untold = useRef(false);
  useLayoutEffect(() => {
    if (moves && untold.current && choice.square !== null) tellSquare(choice.square);
    if (moves) untold.current = false;
  }, [moves]);
  const look = (name: string | null) => {
    if (!mayAct || tile === null) return;
    consider((name === null ? pinned.current : fits?.get(name)) ?? null);
  };

  const drag = useDrag<number>({
    mayLift: () => mayAct,
    onLift: (slot) => act({ do: 'lift', slot }),
    onOver: (_, name) => look(name),
    onDrop: (slot, name) => {
      const number = hand[slot];
      if (name !== null && number !== undefined) place(number, name);
      else consider(null);
    },
  });
  useNumberKeys(
    mayAct ? hand : [],
    (number) => {
      const slot = hand.indexOf(number);
      if (choice.slot === null || hand[choice.slot] !== number) takeUp(slot);
    },
    clear,
  );

  return {
    slot: mayAct ? choice.slot : null,
    tile: mayAct ? tile : null,
    fits,
    takes,
    square: mayAct ? choice.square : null,
    skip: onlySkip(moves),
    pending,
    considered: mayAct ? considered : null,
    drag,
    takeUp,
    chooseSquare,
    look,
  };
}
