import type { SumsOf20Scene } from './scene';
import { Tile } from '../../look/tile';
import { texts } from '../../texts/texts';
import { tileText } from './words';
import './open-racks.css';

interface OpenRacksProps {
  scene: SumsOf20Scene;
  seat: number;
  names: string[];
}

/** What everybody else holds: all racks are open. And how much is left to draw. */
export function OpenRacks({ scene, seat, names }: OpenRacksProps) {
  const t = texts.value.boards.sumsOf20;
  const others = scene.racks
    .map((tiles, i) => ({ tiles, seat: i + 1, name: names[i] ?? '' }))
    .filter((other) => other.seat !== seat);
  return (
    <div class={`racks${others.length > 1 ? ' racks-many' : ''}${others.length > 2 ? ' racks-three' : ''}`}>
      <ul class="racks-list" aria-label={t.racks}>
        {others.map(({ tiles, seat: of, name }) => (
          <li key={of} class={`racks-rack turn-sign${scene.turn.includes(of) ? ' turn-sign--now' : ''}`}>
            <span class="racks-name ellipsis" aria-hidden="true">
              {name}
            </span>
            <span class="unseen">
              {t.rackOf({ name, tiles: tiles.map(tileText).join(', ') || t.emptyRack })}
            </span>
            <span class="racks-tiles" aria-hidden="true">
              {tiles.map((tile, i) => (
                <span key={i} class="racks-tile">
                  <Tile tone="yellow" text={tile === '*' ? '★' : tile} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p class="racks-pool">
        {scene.time_up && <strong class="racks-time">{t.timeUp} </strong>}
        <span aria-hidden="true">{t.poolShort({ n: scene.pool })}</span>
        <span class="unseen">{t.pool({ n: scene.pool })}</span>
      </p>
    </div>
  );
}
