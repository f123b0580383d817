import './board.css';
import type { GameOf20Scene } from '../../core/types';
import type { Board, BoardProps } from '../../table/board';
import { Draft } from './draft';
import { PlacingScene } from './placing-scene';

/** Game of 20: first the draft, then the board. */
const GameOf20Board: Board<GameOf20Scene> = (props: BoardProps<GameOf20Scene>) =>
  props.scene.stage === 'draft' ? <Draft {...props} /> : <PlacingScene {...props} />;

export default GameOf20Board;
