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

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // Without a controller it is the first visit, and there is nothing old to replace.
    if (registration.waiting && navigator.serviceWorker.controller) {
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

export function beginUpdates(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const hadOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    else if (hadOne) outdated.value = true;
  });
  navigator.serviceWorker.register('/service-worker.js').then(watch, () => undefined);
}
