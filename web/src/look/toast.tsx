import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../shell/announce';
import { texts } from '../texts/texts';
import './toast.css';

interface Toast {
  number: number;
  text: string;
  action?: { text: string; run: () => void } | undefined;
  /** Whether the focus goes to the action. */
  leads: boolean;
}

const shown = signal<Toast[]>([]);
let count = 0;

/** Who had the focus in it goes on in the page. */
function drop(number: number): void {
  const held = document.activeElement?.closest('.toast');
  shown.value = shown.value.filter((toast) => toast.number !== number);
  if (!held) return;
  setTimeout(() => {
    const next = document.querySelector<HTMLElement>('main [data-focus]') ?? document.querySelector('main');
    if (!held.isConnected) next?.focus();
  });
}

/** A short message at the edge of the page, for this many milliseconds. Keyboard users are moved to its action. */
export function toast(text: string, action?: Toast['action'], lasts = 6000): void {
  const number = ++count;
  const leads = action !== undefined && document.activeElement?.matches(':focus-visible') === true;
  shown.value = [...shown.value.slice(-2), { number, text, action, leads }];
  announce(text);
  setTimeout(() => drop(number), lasts);
}

function Shown({ number, text, action, leads }: Toast) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (leads) button.current?.focus();
  }, []);
  return (
    <div class="toast line">
      <p>{text}</p>
      {action && (
        <button
          ref={button}
          type="button"
          class="button button-main"
          onClick={() => {
            action.run();
            drop(number);
          }}
        >
          {action.text}
        </button>
      )}
      <button
        type="button"
        class="button button-plain"
        aria-label={texts.value.shell.close}
        onClick={() => drop(number)}
      >
        ✕
      </button>
    </div>
  );
}

export function Toasts() {
  return (
    <div class="toasts rows">
      {shown.value.map((toast) => (
        <Shown key={toast.number} {...toast} />
      ))}
    </div>
  );
}
