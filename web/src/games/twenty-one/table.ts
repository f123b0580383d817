import './forced.css';
import type { HintShown } from '../../table/board/board';
import { nameList, tileWords } from '../../table/words/move-words';
import { texts } from '../../texts/texts';
import type { AtTable } from '../module';
import Board from './board';
import { diceText } from './dice-tray';
import { pencilOfTouched } from './marking';
import type { TwentyOneScene } from './scene';
import { spaceText } from './space';

function rowsOfSheet(scene: TwentyOneScene, seat: number, currentOnly: boolean): string[] {
  const t = texts.value.boards.twentyOne;
  const own = scene.players.find((player) => player.seat === seat);
  return (own?.rows ?? []).flatMap((row, at) => {
    if (currentOnly && !row.current) return [];
    const head = (row.current ? t.rowNow : row.complete ? t.rowDone : texts.value.boards.grid.row)({
      n: at + 1,
    });
    return [`${head}: ${row.spaces.map((space) => spaceText(space, {})).join('; ')}`];
  });
}

/** Which dice, or what to think about where the move has none. */
function hintWhat(hint: HintShown, { phase }: TwentyOneScene): string {
  const t = texts.value.table;
  if (phase === 'decide') return t.hintDecide;
  if (pencilOfTouched(hint).spaces.length > 0) return t.hintCross;
  const dice = nameList(hint.tiles.map(tileWords));
  return t.hintUse({ n: hint.tiles.length, dice });
}

const table: AtTable<TwentyOneScene> = {
  Board,
  empty: ({ phase }) => {
    const { adviceEmpty } = texts.value.table;
    return phase === 'decide' ? adviceEmpty.decide : adviceEmpty.mark;
  },
  hand: (scene, seat) => rowsOfSheet(scene, seat, true),
  board: (scene, seat) => [diceText(scene.dice), ...rowsOfSheet(scene, seat, false)],
  hintWhere: (_, { phase }) => {
    const t = texts.value.table;
    return phase === 'mark' ? t.hintRow : t.hintDice;
  },
  hintWhat,
  showsAll: true,
};

export default table;
