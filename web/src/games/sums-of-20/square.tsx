import type { SumsOf20Scene } from './scene';
import { Tile } from '../../look/tile';
import { texts } from '../../texts/texts';
import type { SquareLook } from '../shared/square-grid';
import type { LaidItem } from './laying';
import { tileText } from './words';
import './square.css';

type Square = SumsOf20Scene['squares'][number];

/** What lies on a square besides the tiles of the game. */
export interface OnSquare {
  laid?: LaidItem | undefined;
  /** The laid tile, "4" or "*". */
  laidTile?: string | undefined;
  /** Where a hint or a typed move would put a tile, or one that waits for confirmation. */
  ghost?: string | undefined;
  waiting?: boolean;
  last?: boolean;
  /** The lines through the square in words: of the tile laid there, or of the one that was taken up. */
  lines: readonly string[];
  /** The tile that was taken up. */
  held?: string | undefined;
  over?: boolean;
  onLift?: ((event: PointerEvent) => void) | undefined;
}

/** The number of a tile as the core writes it: "7", "*" or "*7". */
function face(tile: string): { text: string; wild: boolean } {
  const wild = tile.startsWith('*');
  return { wild, text: wild ? tile.slice(1) || '?' : tile };
}

function Wild() {
  return <span class="sums-wild">★</span>;
}

function boardTile(square: Square, on: OnSquare): SquareLook {
  const t = texts.value.boards.sumsOf20;
  const tone = square.space ?? 'yellow';
  const tile = square.wild ? t.wildAs({ tile: square.tile }) : t.tones[tone]({ tile: square.tile });
  return {
    label: on.last ? t.laidLast({ tile }) : tile,
    class: `sums-taken sums-tone-${tone}`,
    children: (
      <>
        <Tile tone={tone} text={square.tile} last={on.last ?? false} />
        {square.wild && <Wild />}
      </>
    ),
  };
}

function laidTile(laid: LaidItem, on: OnSquare): SquareLook {
  const t = texts.value.boards.sumsOf20;
  const tile = on.laidTile ?? '';
  const wild = tile === '*';
  const text = wild ? String(laid.number || '?') : tile;
  const named = wild && laid.number ? t.wildAs({ tile: laid.number }) : tileText(tile);
  const state = (on.waiting ? t.waiting : t.laid)({ tile: named });
  return {
    label: [state, ...on.lines].join(', '),
    class: 'sums-laid',
    children: (
      <span class={`sums-lift${on.onLift ? ' draggable' : ''}`} onPointerDown={on.onLift}>
        <Tile tone="yellow" text={text} chosen={!on.waiting} pending={on.waiting ?? false} />
        {wild && <Wild />}
      </span>
    ),
  };
}

function ghostTile(ghost: string, on: OnSquare): SquareLook {
  const t = texts.value.boards.sumsOf20;
  const { text, wild } = face(ghost);
  const tile = wild ? t.wildAs({ tile: text }) : text;
  return {
    label: (on.waiting ? t.waiting : t.ghost)({ tile }),
    children: (
      <>
        <Tile tone="yellow" text={text} ghost={!on.waiting} pending={on.waiting ?? false} />
        {wild && <Wild />}
      </>
    ),
  };
}

/** How a square looks and what it says. */
export function lookOf(square: Square, on: OnSquare): SquareLook {
  const t = texts.value.boards.sumsOf20;
  if (square.tile > 0) return boardTile(square, on);
  if (on.laid) return laidTile(on.laid, on);
  if (on.ghost !== undefined) return ghostTile(on.ghost, on);
  const what = square.plus_ten ? t.plusTen : t.empty;
  const classes = ['sums-free'];
  if (square.plus_ten) classes.push('sums-ten');
  if (square.space) classes.push(`sums-space-${square.space}`);
  if (on.held !== undefined) classes.push('sums-open');
  if (on.over) classes.push('square--over');
  const taken = on.held === undefined ? what : t.wouldTake({ what, tile: tileText(on.held) });
  return {
    label: on.lines.length ? t.wouldMake({ what: taken, lines: on.lines.join('; ') }) : taken,
    class: classes.join(' '),
    children: square.plus_ten ? <span aria-hidden="true">{t.plusTenMark}</span> : null,
  };
}
