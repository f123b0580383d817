import './board.css';
import { useEffect, useRef } from 'preact/hooks';
import type { GameOf20Scene } from './scene';
import type { Board, BoardProps } from '../../table/board/board';
import { texts } from '../../texts/texts';
import { Draft } from './draft';
import { PlacingScene } from './placing-scene';

/** Game of 20: first the draft, then the board. */
const GameOf20Board: Board<GameOf20Scene> = (props: BoardProps<GameOf20Scene>) => {
  const { scene, mayAct } = props;
  const hand = scene.solo && mayAct ? scene.hand_to_move : 0;
  const told = useRef(0);
  // Alone, both hands are one's own: which one moves is told when it changes.
  useEffect(() => {
    const words = texts.value.boards.gameOf20;
    if (hand === 0 || hand === told.current) return;
    told.current = hand;
    props.announce(`${words.handNumber({ n: hand })} ${words.toMove}.`);
  }, [hand]);
  return scene.stage === 'draft' ? <Draft {...props} /> : <PlacingScene {...props} />;
};

export default GameOf20Board;
