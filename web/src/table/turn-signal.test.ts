// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../shell/settings';
import { signalTurn } from './turn-signal';

const byWorker = vi.fn(() => Promise.resolve());
const byPage = vi.fn();
let active: object | null = {};

beforeEach(() => {
  settings.notifications.value = true;
  active = {};
  vi.stubGlobal('Notification', Object.assign(byPage, { permission: 'granted' }));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ active, showNotification: byWorker }) },
  });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
});
afterEach(() => {
  settings.notifications.value = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  byWorker.mockClear();
  byPage.mockClear();
});

const settled = () => new Promise((done) => setTimeout(done, 5));

test('who looks elsewhere is notified, and led back to the table', async () => {
  signalTurn('24/7', 't1');
  await settled();
  expect(byWorker).toHaveBeenCalledWith(
    'Twenties',
    expect.objectContaining({ tag: 't1', data: { path: location.pathname } }),
  );
  expect(byPage).not.toHaveBeenCalled();
});

test('without a service worker the page does it', async () => {
  active = null;
  signalTurn('24/7', 't1');
  await settled();
  expect(byPage).toHaveBeenCalledOnce();
});

test('nobody is notified who looks on, or did not ask for it', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  signalTurn('24/7', 't1');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  settings.notifications.value = false;
  signalTurn('24/7', 't1');
  await settled();
  expect(byWorker).not.toHaveBeenCalled();
  expect(byPage).not.toHaveBeenCalled();
});
