import { signal } from '@preact/signals';
import { core } from '../../core/client';
import type { Position } from '../../core/types';
import type { HintShown } from '../board/board';

/** A hint in three steps: where to look, which tile, the move. The thinking is done once. */
export function hinting() {
  const shown = signal<HintShown | undefined>(undefined);
  const thinking = signal(false);
  let asked = 0;
  return {
    shown,
    thinking,
    forget() {
      asked += 1;
      shown.value = undefined;
      thinking.value = false;
    },
    async more(position: Position): Promise<HintShown | undefined> {
      const now = shown.peek();
      if (now) {
        if (now.step < 3) shown.value = { ...now, step: now.step === 1 ? 2 : 3 };
        return shown.peek();
      }
      if (thinking.peek()) return undefined;
      const mine = ++asked;
      thinking.value = true;
      try {
        const hint = await core.hint(position);
        if (mine === asked) shown.value = { ...hint, step: 1 };
      } finally {
        if (mine === asked) thinking.value = false;
      }
      return shown.peek();
    },
  };
}
