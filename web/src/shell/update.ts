import { computed, signal } from '@preact/signals';

/** Set by the table while the viewer is to decide: nothing interrupts a move. */
export const busy = signal(false);

/** A new version that is loaded and waits. */
const waiting = signal<ServiceWorker | null>(null);
const putOff = signal(false);
/** The old version's files are gone (another window updated): the next page is loaded afresh. */
export const outdated = signal(false);

export const updateOffered = computed(() => waiting.value !== null && !busy.value && !putOff.value);

let asked = false;

export function takeUpdate(): void {
  asked = true;
  waiting.value?.postMessage('go-on');
}

export function putUpdateOff(): void {
  putOff.value = true;
}

function watch(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  const look = () => {
    // Without a controller it is the first visit, and there is nothing old to replace.
    if (registration.waiting && workers.controller) {
      waiting.value = registration.waiting;
      putOff.value = false;
    }
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

/** The built page only: while it is being written there is nothing to keep. */
const usual = () =>
  import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

/** Loading all files for later is nothing to wait for: the page in view is drawn first. */
const whenQuiet = (go: () => void): void => {
  setTimeout(
    () => ('requestIdleCallback' in window ? requestIdleCallback(go, { timeout: 2000 }) : go()),
    2000,
  );
};

export function beginUpdates(
  workers: ServiceWorkerContainer | undefined = usual(),
  soon: (go: () => void) => void = whenQuiet,
): void {
  if (!workers) return;
  const hadOne = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    else if (hadOne) outdated.value = true;
  });
  soon(() => {
    workers.register('/service-worker.js').then(
      (registration) => watch(workers, registration),
      () => undefined,
    );
  });
}
