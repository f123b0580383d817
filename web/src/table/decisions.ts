import type { Step } from '../protocol/messages';

/** Whether a step is a move that everybody sees. */
function isDecision(step: Step): boolean {
  return step.kind === 'move' && step.text !== undefined && !step.hidden;
}

/** Where the last such step is; -1: nowhere. */
export function lastDecision(steps: readonly Step[]): number {
  let at = steps.length - 1;
  while (at >= 0 && !isDecision(steps[at] as Step)) at -= 1;
  return at;
}
