import { signal } from '@preact/signals';
import { announce } from '../shell/announce';
import { texts } from '../texts/texts';
import './toast.css';

interface Toast {
  number: number;
  text: string;
  action?: { text: string; run: () => void } | undefined;
}

const shown = signal<Toast[]>([]);
let count = 0;

function drop(number: number): void {
  shown.value = shown.value.filter((toast) => toast.number !== number);
}

/** A short word at the edge of the page. With an action it stays until it is answered. */
export function toast(text: string, action?: Toast['action']): void {
  const number = ++count;
  shown.value = [...shown.value.slice(-2), { number, text, action }];
  announce(text);
  if (!action) setTimeout(() => drop(number), 6000);
}

export function Toasts() {
  return (
    <div class="toasts">
      {shown.value.map(({ number, text, action }) => (
        <div key={number} class="toast">
          <p>{text}</p>
          {action && (
            <button
              type="button"
              class="button button-main"
              onClick={() => {
                drop(number);
                action.run();
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
      ))}
    </div>
  );
}
