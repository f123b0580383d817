import { effect, type Signal } from '@preact/signals';

/** The store of the browser, where it may be used: in private windows it can refuse. */
export function readKept(key: string, store = () => localStorage): unknown {
  try {
    return JSON.parse(store().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function writeKept(key: string, value: unknown, store = () => localStorage): void {
  try {
    store().setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is kept then, and everything works until the page is closed.
  }
}

interface Kept {
  signal: Signal<unknown>;
  fits: (value: unknown) => boolean;
}

export function kept<T>(signal: Signal<T>, fits: (value: unknown) => boolean): Kept {
  return { signal: signal, fits };
}

/** Signals that are kept together under one key. What is read is taken only if `fits` says so. */
export function keepTogether(key: string, signals: Record<string, Kept>): void {
  const before = readKept(key);
  const stored = typeof before === 'object' && before !== null ? (before as Record<string, unknown>) : {};
  for (const [name, { signal: kept, fits }] of Object.entries(signals)) {
    const value = stored[name];
    if (value !== undefined && fits(value)) kept.value = value;
  }
  let first = true;
  effect(() => {
    const now = Object.fromEntries(
      Object.entries(signals).map(([name, entry]) => [name, entry.signal.value]),
    );
    if (!first) writeKept(key, now);
    first = false;
  });
}
