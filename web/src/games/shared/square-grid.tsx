import './square-grid.css';
import type { ComponentChildren } from 'preact';
import { useContext, useRef, useState } from 'preact/hooks';
import { useSteps } from '../../look/in-steps';
import { texts } from '../../texts/texts';
import { NamedSquares } from './named-squares';
import { stepByKey } from './places';

/** How one square is to be shown. */
export interface SquareLook {
  /** What a screen reader says: what it holds and what would fit. The name of the square is put before it. */
  label: string;
  /** Classes besides `square`; see square-grid.css for what is there. */
  class?: string;
  children?: ComponentChildren;
}

export interface SquareGridProps {
  columns: number;
  /** The names of the squares from the top left, row by row. */
  names: string[];
  label: string;
  look(name: string, index: number): SquareLook;
  /** A tap, a click, Enter or the space bar. */
  onChoose?(name: string): void;
  /** The mouse rests on a square, it has the focus, or a finger stays on it. null: not any more. */
  onLook?(name: string | null): void;
  /** Keys that the grid does not use itself. */
  onKey?(event: KeyboardEvent, name: string): void;
  /** Where the keyboard is when it first comes to the board; the middle unless told. */
  start?: string | undefined;
  /** Letters and numbers at the edges. */
  coordinates?: boolean;
  /** Drawn above the squares and never in the way: lines, glows. */
  children?: ComponentChildren;
}

/** How long a finger stays before it asks instead of choosing. */
const longPress = 450;

/** How many squares are drawn in one step, the first time. */
const atOnce = 45;

/** A board of squares: a grid for the keyboard and for screen readers, squares that touch each other for fingers. */
export function SquareGrid(props: SquareGridProps) {
  const { columns, names } = props;
  const grid = useRef<HTMLDivElement>(null);
  const named = useContext(NamedSquares);
  const [focused, setFocused] = useState<number | null>(null);
  const press = useRef<{ timer: number; asked: boolean }>({ timer: 0, asked: false });
  const middle = Math.floor(names.length / 2);
  const start = props.start === undefined ? middle : names.indexOf(props.start);
  const current = focused ?? (start < 0 ? middle : start);
  const rows: string[][] = [];
  for (let i = 0; i < names.length; i += columns) rows.push(names.slice(i, i + columns));
  const portion = Math.ceil(atOnce / columns);
  const drawn = portion * useSteps(Math.ceil(rows.length / portion));
  const isWhole = drawn >= rows.length;

  const squareOf = (event: Event) => {
    const square = (event.target as Element).closest<HTMLElement>('[data-square]');
    return square?.dataset['square'] ?? null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const name = names[current];
    if (name === undefined || event.altKey || event.metaKey) return;
    const next = stepByKey(event.key, current, columns, names.length, event.ctrlKey);
    if (next !== undefined) {
      event.preventDefault();
      setFocused(next);
      grid.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      props.onChoose?.(name);
    } else {
      props.onKey?.(event, name);
    }
  };
  const endPress = () => window.clearTimeout(press.current.timer);
  const onPointerDown = (event: PointerEvent) => {
    const name = squareOf(event);
    press.current.asked = false;
    endPress();
    if (event.pointerType === 'mouse' || name === null) return;
    press.current.timer = window.setTimeout(() => {
      press.current.asked = true;
      props.onLook?.(name);
    }, longPress);
  };
  const onClick = (event: MouseEvent) => {
    const name = squareOf(event);
    // A long press has asked already; it does not choose as well.
    if (name !== null && !press.current.asked) props.onChoose?.(name);
    press.current.asked = false;
  };

  return (
    <div class={`grid-frame${props.coordinates ? ' grid-frame--coordinates' : ''}`}>
      <div
        ref={grid}
        class="grid"
        role="grid"
        data-focus
        aria-label={props.label}
        aria-busy={isWhole ? undefined : true}
        aria-rowcount={rows.length}
        aria-colcount={columns}
        style={{ '--columns': columns, '--rows': rows.length }}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPointerDown={onPointerDown}
        onPointerUp={endPress}
        onPointerCancel={endPress}
        onPointerOver={(event) => event.pointerType === 'mouse' && props.onLook?.(squareOf(event))}
        onPointerLeave={(event) => {
          endPress();
          if (event.pointerType === 'mouse') props.onLook?.(null);
        }}
        onContextMenu={(event) => press.current.asked && event.preventDefault()}
        onFocusIn={(event) => {
          const name = squareOf(event);
          if (name === null) return;
          setFocused(names.indexOf(name));
          props.onLook?.(name);
        }}
        onFocusOut={(event) => {
          if (!grid.current?.contains(event.relatedTarget as Node | null)) props.onLook?.(null);
        }}
      >
        {rows.slice(0, drawn).map((row, r) => (
          <div class="grid-row" role="row" aria-rowindex={r + 1} key={r}>
            {row.map((name, c) => {
              const index = r * columns + c;
              const look = props.look(name, index);
              return (
                <div
                  key={name}
                  class={`square ${look.class ?? ''}${named.has(name) ? ' square--named' : ''}`}
                  role="gridcell"
                  aria-colindex={c + 1}
                  aria-label={texts.value.boards.grid.square({ name, what: look.label })}
                  data-square={name}
                  data-index={index}
                  tabIndex={index === current ? 0 : -1}
                >
                  <div class="square__face">{look.children}</div>
                </div>
              );
            })}
          </div>
        ))}
        {props.children == null || !isWhole ? null : (
          <div class="grid-above" aria-hidden="true">
            {props.children}
          </div>
        )}
      </div>
      {props.coordinates ? <Coordinates columns={columns} names={names} /> : null}
    </div>
  );
}

/** The letters and numbers that the squares are called by. */
function Coordinates({ columns, names }: { columns: number; names: string[] }) {
  const letters = names.slice(0, columns).map((name) => name.slice(0, 1));
  const numbers = names.filter((_, i) => i % columns === 0).map((name) => name.slice(1));
  return (
    <>
      <div class="grid-letters" aria-hidden="true">
        {letters.map((letter) => (
          <span key={letter}>{letter}</span>
        ))}
      </div>
      <div class="grid-numbers" aria-hidden="true">
        {numbers.map((number) => (
          <span key={number}>{number}</span>
        ))}
      </div>
    </>
  );
}
