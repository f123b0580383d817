import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Line } from '../../core/types';
import type { SumsOf20Scene } from './scene';
import { Tile } from '../../look/tile';
import type { Board, BoardProps } from '../../table/board/board';
import { texts } from '../../texts/texts';
import { useJudged } from '../shared/answers';
import { DragGhost } from '../shared/drag';
import { Felt } from '../shared/felt';
import { HintGlow } from '../shared/hint-glow';
import { SquareGrid } from '../shared/square-grid';
import { ActionBar } from './action-bar';
import { useEdgeScroll } from './edge-scroll';
import { ghostsOf } from './ghosts';
import { laidNumber, tileOf } from './laying';
import { OpenRacks } from './open-racks';
import { OwnRack } from './own-rack';
import { lookOf } from './square';
import { CornerSums, SumLines } from './sum-lines';
import { useHands } from './use-hands';
import { type LeftBySeat, useLaying } from './use-laying';
import { WildPicker } from './wild-picker';
import { useWould } from './use-would';
import { lineText } from './words';
import { useZoom, ZoomButton, ZoomFrame } from './zoom';
import './board.css';

const columns = 15;

type TableProps = BoardProps<SumsOf20Scene> & { left: LeftBySeat };

/** The table of Sums of 20: lay tiles freely and see what every line they touch sums to. */
function SumsOf20Table(props: TableProps) {
  const { scene, position, seat, mayAct, core, hint, last, shown } = props;
  const t = texts.value.boards.sumsOf20;
  const now = useLaying(props, props.left);
  const { state, act, laid } = now;
  const zoom = useZoom(columns);
  const hands = useHands(props, now, zoom);
  const { drag, locked } = hands;
  useEdgeScroll(zoom.frame, drag.held);
  const pending = useJudged(core, position, props.pending);
  const names = useMemo(() => scene.squares.map((square) => square.name), [scene]);

  const [focused, setFocused] = useState<string | null>(null);
  const would = useWould(props, state, locked ? null : focused);
  const tileAt = (name: string) =>
    scene.squares[names.indexOf(name)]?.tile ||
    laidNumber(state, name) ||
    (name === focused ? Number(tileOf(state, state.chosen)) || 0 : 0);
  const said = (lines: readonly Line[]) => lines.map((line) => lineText(line, tileAt));

  useEffect(() => {
    if (laid?.lines.length) props.announce(said(laid.lines).join('; '));
  }, [laid]);
  useEffect(() => {
    if (would) props.announce(said(would).join('; ') || t.noLine);
  }, [would]);
  useEffect(() => zoom.follow(last?.squares ?? []), [last?.move, last?.squares.join()]);
  useEffect(() => zoom.follow(hint?.squares ?? []), [hint?.step, hint?.move]);

  const held = drag.held.value;
  const inHand = held ? held.item : state.chosen;
  const waiting = props.pending !== undefined;
  const thought = waiting ? pending : hint?.step === 3 ? hint : (shown ?? null);
  const ghosts = ghostsOf(state.laid.length ? null : thought);
  const lines = laid?.lines ?? pending?.lines ?? shown?.lines ?? [];
  const naming = state.laid.find((item) => item.id === state.naming);

  const look = (name: string, index: number) => {
    const square = scene.squares[index];
    const item = state.laid.find((one) => one.square === name);
    if (!square) return { label: '' };
    return lookOf(square, {
      laid: item,
      laidTile: item && tileOf(state, item.id),
      ghost: ghosts.get(name),
      waiting,
      last: last?.squares.includes(name) ?? false,
      lines: said(
        item ? lines.filter((line) => line.squares.includes(name)) : name === focused && would ? would : [],
      ),
      held: inHand && !locked ? tileOf(state, inHand) : undefined,
      over: held?.over === name,
      onLift: item && !locked ? (event) => drag.lift(item.id, event) : undefined,
    });
  };
  const board = (
    <div
      class="sums-board"
      onFocusIn={(event) => {
        const square = (event.target as Element).closest<HTMLElement>('[data-square]');
        setFocused(square?.dataset['square'] ?? null);
      }}
      onFocusOut={() => setFocused(null)}
    >
      <ZoomFrame zoom={zoom}>
        <SquareGrid
          columns={columns}
          names={names}
          label={t.board}
          coordinates
          look={look}
          onChoose={hands.chooseSquare}
          onKey={hands.type}
        >
          <HintGlow hint={hint} names={names} columns={columns} />
          <SumLines
            lines={lines.length ? lines : (last?.lines ?? [])}
            names={names}
            columns={columns}
            past={lines.length === 0}
          />
        </SquareGrid>
      </ZoomFrame>
      <div class="sums-back">
        <ZoomButton zoom={zoom} />
      </div>
      {zoom.factor > 1 && <CornerSums lines={lines} names={names} columns={columns} />}
    </div>
  );
  const own = (
    <div class="sums-own">
      {naming && (
        <WildPicker
          board={zoom.frame}
          numbers={scene.wild_numbers}
          number={naming.number}
          onPick={(number) => act({ type: 'number', id: naming.id, number })}
          onTakeBack={() => hands.lift(naming.id)}
          onClose={() => act({ type: 'name', id: 0 })}
        />
      )}
      {seat > 0 && (
        <OwnRack
          state={state}
          places={scene.rack_size}
          act={act}
          hint={hint}
          held={held?.item ?? 0}
          locked={locked}
          onLift={(id, event) => drag.lift(id, event)}
          onChoose={hands.chooseTile}
        >
          <ZoomButton zoom={zoom} />
        </OwnRack>
      )}
      {seat > 0 && !scene.over && (
        <ActionBar
          state={state}
          act={act}
          judged={now.judged}
          fresh={now.fresh}
          question={now.question}
          mayAct={mayAct}
          locked={locked}
          onDecide={(move) => props.decide(move)}
        />
      )}
      {seat === 0 && <ZoomButton zoom={zoom} />}
    </div>
  );

  return (
    <>
      <Felt
        class="sums-table"
        label={t.table}
        above={<OpenRacks scene={scene} seat={seat} names={props.names} />}
        board={board}
        below={own}
      />
      <DragGhost
        drag={drag}
        draw={(id) => <Tile tone="yellow" text={tileOf(state, id) === '*' ? '★' : tileOf(state, id)} />}
      />
    </>
  );
}

/** Several people may sit at one device: each finds the own rack as they left it. */
const SumsOf20Board: Board<SumsOf20Scene> = (props: BoardProps<SumsOf20Scene>) => {
  const left = useRef<LeftBySeat>(new Map());
  return <SumsOf20Table key={props.seat} {...props} left={left.current} />;
};

export default SumsOf20Board;
