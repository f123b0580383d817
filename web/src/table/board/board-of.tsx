import { Component, type ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Scene } from '../../core/types';
import { drawAtOnce } from '../../look/in-steps';
import { useBackOnline } from '../../shell/back-online';
import { texts } from '../../texts/texts';
import { atTable, loadAtTable } from '../at-table';
import type { BoardProps } from './board';

/** The rules may know nothing of the end, as when somebody gave up: then it is nobody's turn all the same. */
const ended = (scene: Scene): Scene => ({ ...scene, over: true, turn: [] });

export interface BoardOfProps extends BoardProps {
  over?: boolean;
  /** The board has been painted for the first time, or cannot be. */
  onDrawn?: () => void;
}

/** The board of a game, fetched when it is needed. */
export function BoardOf({ over = false, onDrawn, ...props }: BoardOfProps) {
  const game = props.position.game;
  const scene = useMemo(() => (over ? ended(props.scene) : props.scene), [props.scene, over]);
  const [, setLoaded] = useState('');
  const [failed, setFailed] = useState(false);
  const Board = atTable(game)?.Board;
  const load = () => {
    setFailed(false);
    loadAtTable(game).then(
      () => setLoaded(game),
      () => setFailed(true),
    );
  };
  useEffect(load, [game]);
  const again = useBackOnline(failed, load);
  const isDrawn = failed || (Board !== undefined && props.scene.game === game);
  useEffect(() => {
    if (!isDrawn) return;
    drawAtOnce();
    onDrawn?.();
  }, [isDrawn]);
  if (failed) return <BoardFailed again={again} />;
  if (!Board || props.scene.game !== game) return <div class="table__bare" />;
  return (
    <Guard key={game}>
      <Board {...props} scene={scene} />
    </Guard>
  );
}

function BoardFailed({ again }: { again: () => void }) {
  const t = texts.value.table;
  return (
    <div class="table__bare panel">
      <p>{t.boardFailed}</p>
      <button type="button" class="button" onClick={again}>
        {t.again}
      </button>
    </div>
  );
}

/** A board that fails leaves the rest of the table as it is. */
class Guard extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };
  static override getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? (
      <BoardFailed again={() => this.setState({ failed: false })} />
    ) : (
      this.props.children
    );
  }
}
