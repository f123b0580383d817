/** Signals the viewer's turn: by the title, a short tone, and a notification if the page is hidden. */
import { settings } from '../shell/settings';
import { texts } from '../texts/texts';

let audio: AudioContext | undefined;

/** Two soft notes. Where sound is not allowed yet, nothing happens. */
export function chime(): void {
  if (!settings.sound.value || typeof AudioContext === 'undefined') return;
  try {
    // Browsers allow no sound before somebody has touched the page.
    if (!navigator.userActivation.hasBeenActive) return;
    audio ??= new AudioContext();
    const now = audio.currentTime;
    for (const [at, frequency] of [
      [0, 587],
      [0.12, 784],
    ] as const) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      tone.type = 'sine';
      tone.frequency.value = frequency;
      gain.gain.setValueAtTime(0, now + at);
      gain.gain.linearRampToValueAtTime(0.09, now + at + 0.015);
      gain.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.28);
      tone.connect(gain).connect(audio.destination);
      tone.start(now + at);
      tone.stop(now + at + 0.3);
    }
  } catch {
    // No sound then.
  }
}

/** By the service worker where there is one: phones allow it to no page, and a tap leads to the table. */
async function notify(game: string, table: string): Promise<void> {
  if (!settings.notifications.value || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted' || document.visibilityState === 'visible') return;
  const words = { body: texts.value.table.notifyYourTurn({ game }), tag: table, icon: '/icon-192.png' };
  const data = { path: location.pathname };
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker?.active) {
    await worker.showNotification('Twenties', { ...words, data });
    return;
  }
  const note = new Notification('Twenties', words);
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

export function signalTurn(game: string, table: string): void {
  chime();
  // Who gets no notification still has the title and the tone.
  notify(game, table).catch(() => undefined);
}
