import './hand.css';
import { useRef } from 'preact/hooks';
import type { Judged } from '../../core/types';
import type { HintShown } from '../../table/board/board';
import { texts } from '../../texts/texts';
import type { Placing } from './placing';
import { Rack } from './rack';
import type { RackTile } from './rack';
import { pointsText } from './words';

export interface HandProps {
  tiles: readonly number[];
  label: string;
  placing: Placing;
  hint?: HintShown | undefined;
  mayAct: boolean;
  /** Places besides the most that were ever held. */
  places?: number;
  onSkip(move: string): void;
}

/** The viewer's own tiles: to take up, or, when a square was chosen first, to see which go there. */
export function Hand(props: HandProps) {
  const { tiles, placing } = props;
  const most = useRef(0);
  most.current = Math.max(most.current, tiles.length, props.places ?? 0);
  const held = placing.drag.held.value?.item;
  const there = placing.square === null ? undefined : placing.takes.get(placing.square);
  const waiting = tiles.indexOf(Number(placing.pending?.tiles[0]));
  const hinted = props.hint && props.hint.step > 1 ? tiles.indexOf(Number(props.hint.tiles[0])) : -1;

  const rack = tiles.map((tile, slot): RackTile => {
    const goes = there?.find((move) => move.tiles[0] === String(tile));
    return {
      key: slot,
      label: labelOf(tile, goes, placing.square),
      pressed: slot === placing.slot,
      away: slot === held || slot === waiting,
      disabled: !props.mayAct,
      look: {
        text: tile,
        chosen: slot === placing.slot,
        hinted: slot === hinted,
        faint: placing.square !== null && !goes,
        corner: goes ? gainOf(goes) : undefined,
      },
    };
  });
  return (
    <div class={`hand${placing.skip ? ' hand--skip' : ''}`}>
      <Rack
        label={props.label}
        tiles={rack}
        places={most.current}
        onChoose={(key) => {
          if (!placing.drag.wasDrag()) placing.takeUp(Number(key));
        }}
        onLift={(key, event) => placing.drag.lift(Number(key), event)}
      />
      {placing.skip ? (
        <div class="hand__skip">
          <button
            type="button"
            class="hand__button"
            onClick={() => placing.skip && props.onSkip(placing.skip.move)}
          >
            {texts.value.boards.tiles.skip}
          </button>
        </div>
      ) : null}
    </div>
  );
}

function gainOf(move: Judged): string {
  return move.points > 0 ? texts.value.boards.grid.gains({ points: move.points }) : '✓';
}

function labelOf(tile: number, goes: Judged | undefined, square: string | null): string {
  const { tiles } = texts.value.boards;
  if (!goes || square === null) return tiles.yourTile({ tile });
  if (goes.points <= 0) return tiles.yourTileFits({ tile, square });
  return tiles.yourTileFitsFor({ tile, square, points: pointsText(goes.points) });
}
