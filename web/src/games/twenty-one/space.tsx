import type { TwentyOneSpace } from './scene';
import { ColourSign } from '../../look/die';
import { texts } from '../../texts/texts';
import './space.css';

export interface SpaceMarks {
  /** A number that is not yet certain; 0: a cross that is not yet certain. */
  pencil?: number | undefined;
  /** While the person marks: whether a choice of this space is allowed. */
  allowed?: boolean | undefined;
  /** What would be written; 0 when it would be crossed out. */
  offer?: number | undefined;
  hinted?: boolean | undefined;
  fresh?: boolean | undefined;
}

/** A space in words: what it holds and what would fit. */
export function spaceText(space: TwentyOneSpace, marks: SpaceMarks): string {
  const t = texts.value.boards.twentyOne;
  const place = { colour: t.colours[space.colour], printed: space.printed, value: space.value };
  const state = space.crossed
    ? t.spaceCrossed
    : space.value === 0
      ? t.spaceOpen
      : space.matched
        ? t.spaceMatched
        : t.spaceWritten;
  const said = [state(place)];
  if (marks.pencil !== undefined) {
    said.push(marks.pencil ? t.pencilled({ value: marks.pencil }) : t.pencilledCross);
  } else if (marks.allowed !== undefined && marks.offer) {
    said.push((marks.allowed ? t.wouldFit : t.wouldNotFit)({ value: marks.offer }));
  } else if (marks.allowed) {
    said.push(t.mayCross);
  }
  if (marks.hinted) said.push(t.hinted);
  return said.join(', ');
}

function Cross() {
  return (
    <svg class="space-cross" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 5c6 4 11 9 16 15M20 4C14 9 9 13 4 20" />
    </svg>
  );
}

/**
 * What is seen of a space of a sheet: the colour with its sign, the printed value, and what was written there. Whoever
 * shows it says it in words: a screen reader would prefer the bare numbers to a label.
 */
export function Space({
  space,
  marks,
  bare = false,
}: {
  space: TwentyOneSpace;
  marks: SpaceMarks;
  bare?: boolean;
}) {
  const { pencil, allowed, offer, hinted, fresh } = marks;
  if (bare) return <span class={`space die-of-${space.colour}`} aria-hidden="true" />;
  const holds = space.crossed ? 'crossed' : space.value > 0 ? 'written' : 'open';
  const value = pencil ?? space.value;
  const matched = pencil === undefined ? space.matched : pencil > 0 && space.would_match;
  const signs = [
    `space space-${holds} die-of-${space.colour}`,
    value > 0 && 'space-holding',
    matched && 'space-matched',
    pencil !== undefined && 'space-pencilled',
    allowed === true && 'space-allowed',
    allowed === false && 'space-refused',
    hinted && 'space-hinted',
    fresh && 'space-fresh',
  ];
  return (
    <span class={signs.filter(Boolean).join(' ')} aria-hidden="true">
      <span class="space-sign">
        <ColourSign colour={space.colour} />
      </span>
      <span class="space-printed">{space.printed}</span>
      {value > 0 && <span class="space-value">{value}</span>}
      {(space.crossed || pencil === 0) && <Cross />}
      {matched && <span class="space-match middle">✓</span>}
      {pencil === undefined && allowed && Boolean(offer) && <span class="space-offer middle">{offer}</span>}
      {pencil === undefined && allowed === false && <span class="space-no middle">✕</span>}
    </span>
  );
}
