import './board.css';
import { useMemo } from 'preact/hooks';
import type { TwentyFourSevenScene } from './scene';
import { Tile } from '../../look/tile';
import type { Board, BoardProps } from '../../table/board/board';
import { texts } from '../../texts/texts';
import { useJustMade } from '../shared/brief';
import { DragGhost } from '../shared/drag';
import { Felt } from '../shared/felt';
import { Hand } from '../shared/hand';
import { usePlacing } from '../shared/placing';
import { PlacingGrid } from '../shared/placing-grid';
import { Others } from './others';
import { lookOf } from './square';

const columns = 7;

/** The table of 24/7: the board, the viewer's tiles, the others' from behind. */
const TwentyFourSevenBoard: Board<TwentyFourSevenScene> = (props: BoardProps<TwentyFourSevenScene>) => {
  const { scene, seat } = props;
  const placing = usePlacing(props, scene.hand);
  const justMade = useJustMade(props.last);
  const words = texts.value.boards.twentyFourSeven;
  const names = useMemo(() => scene.squares.map((square) => square.name), [scene]);
  const asked = placing.considered ?? props.shown ?? null;
  const shown = asked ?? placing.pending ?? justMade;
  const lit = {
    last: props.last?.squares[0],
    hot: new Set(shown?.lines.filter((line) => line.kind !== 'over').flatMap((line) => line.squares)),
  };

  return (
    <>
      <Felt
        class="tfs felt--placing"
        label={words.table}
        above={<Others scene={scene} seat={seat} names={props.names} />}
        board={
          <PlacingGrid
            columns={columns}
            names={names}
            label={words.board}
            look={(index) => {
              const square = scene.squares[index];
              return square && lookOf(square, props, placing, lit);
            }}
            placing={placing}
            hint={props.hint}
            shown={shown}
            brief={shown === justMade}
          />
        }
        below={
          seat === 0 ? null : (
            <Hand
              tiles={scene.hand}
              label={texts.value.boards.tiles.yours}
              placing={placing}
              hint={props.hint}
              mayAct={props.mayAct}
              onSkip={(move) => props.decide(move)}
            />
          )
        }
      />
      <DragGhost drag={placing.drag} draw={(slot) => <Tile text={scene.hand[slot] ?? ''} />} />
    </>
  );
};

export default TwentyFourSevenBoard;
