import { useEffect, useState } from 'preact/hooks';
import type { TwentyOneScene } from './scene';
import type { BoardProps } from '../../table/board/board';
import {
  type Marking,
  moveOf,
  nothingPencilled,
  type Pencil,
  pencilOfMarking,
  pencilOfSeal,
  pencilOfTouched,
  type Player,
} from './marking';

/** What lies in pencil on the own sheet: sealed, waiting for confirmation, shown by a hint, or just chosen. */
export function usePencil(
  props: BoardProps<TwentyOneScene>,
  own: Player | undefined,
  marking: Marking,
): Pencil {
  const { scene, position, core, pending, hint, shown } = props;
  const [waiting, setWaiting] = useState<Pencil>(nothingPencilled);
  useEffect(() => {
    setWaiting(nothingPencilled);
    if (!pending) return;
    let wanted = true;
    core.judge(position, pending).then(
      (judged) => {
        if (wanted) setWaiting(pencilOfTouched(judged));
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [pending]);

  if (own?.mark) return pencilOfSeal(own.mark);
  if (pending) return waiting;
  if (moveOf(marking, scene.dice)) return pencilOfMarking(marking);
  if (hint?.step === 3) return pencilOfTouched(hint);
  if (shown?.allowed) return pencilOfTouched(shown);
  return nothingPencilled;
}
