// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { beginUpdates, busy, outdated, putUpdateOff, takeUpdate, updateOffered } from './update';

/** A browser with a worker in charge, and a way to let a new version arrive. */
function browser() {
  const state: { waiting: unknown; installing: EventTarget | null } = { waiting: null, installing: null };
  const registration = Object.assign(new EventTarget(), state, { update: () => Promise.resolve() });
  const workers = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.resolve(registration),
  });
  const arrive = () => {
    const worker = Object.assign(new EventTarget(), { postMessage: vi.fn() });
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  };
  return { workers, arrive };
}

test('a new version is offered, but never in the middle of a move', async () => {
  const { workers, arrive } = browser();
  beginUpdates(workers as unknown as ServiceWorkerContainer, (go) => go());
  await Promise.resolve();
  await Promise.resolve();
  busy.value = true;
  const worker = arrive();
  expect(updateOffered.value).toBe(false);
  busy.value = false;
  expect(updateOffered.value).toBe(true);

  putUpdateOff();
  expect(updateOffered.value).toBe(false);
  const newer = arrive();
  expect(updateOffered.value).toBe(true);
  expect(worker.postMessage).not.toHaveBeenCalled();

  // Another window took the update: this one goes on, and loads its next page afresh.
  workers.dispatchEvent(new Event('controllerchange'));
  expect(outdated.value).toBe(true);

  takeUpdate();
  expect(newer.postMessage).toHaveBeenCalledWith('go-on');
});

test('the first drawing comes before all files are loaded for later', () => {
  const { workers } = browser();
  const register = vi.spyOn(workers, 'register');
  let go: () => void = () => undefined;
  beginUpdates(workers as unknown as ServiceWorkerContainer, (later) => (go = later));
  expect(register).not.toHaveBeenCalled();
  go();
  expect(register).toHaveBeenCalledOnce();
});
