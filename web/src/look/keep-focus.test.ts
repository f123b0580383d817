// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus';

let root: HTMLElement;
let stop: () => void;
const by = (id: string) => document.getElementById(id) as HTMLButtonElement;
const focused = () => document.activeElement?.id;
const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
const later = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML = `<input id="elsewhere">
    <main>
      <div id="board" data-focus><button id="one" tabindex="-1"></button><button id="two" tabindex="0"></button></div>
      <div id="dock"><button id="act"></button></div>
      <section id="proof"><button id="verify"></button></section>
    </main>`;
  root = document.querySelector('main') as HTMLElement;
  stop = keepFocus(root);
});
afterEach(() => stop());

test('when what had the focus is removed, the focus goes on to the named place', async () => {
  by('act').focus();
  press();
  by('act').remove();
  await vi.waitFor(() => expect(focused()).toBe('two'));
});

test('so it does when what had the focus can be used no more', async () => {
  by('act').focus();
  press();
  by('act').disabled = true;
  await vi.waitFor(() => expect(focused()).toBe('two'));
});

test('a nearer place comes first, and what is marked as first before others', async () => {
  by('verify').focus();
  press();
  by('proof').innerHTML = '<h2 id="verdict" tabindex="-1" data-focus>right</h2>';
  await vi.waitFor(() => expect(focused()).toBe('verdict'));
  by('act').focus();
  by('dock').innerHTML =
    '<p data-focus id="note" tabindex="-1"></p><h2 id="result" tabindex="-1" data-focus="first"></h2>';
  await vi.waitFor(() => expect(focused()).toBe('result'));
});

test('a place that comes later is waited for', async () => {
  by('act').focus();
  press();
  root.innerHTML = '';
  await later();
  expect(document.activeElement).toBe(document.body);
  root.innerHTML = '<h2 id="late" tabindex="-1" data-focus></h2>';
  await vi.waitFor(() => expect(focused()).toBe('late'));
});

test('who points, and who is somewhere else, is left alone', async () => {
  by('act').focus();
  press();
  by('act').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  by('act').remove();
  await later();
  expect(document.activeElement).toBe(document.body);
  by('verify').focus();
  press();
  by('elsewhere').focus();
  by('verify').remove();
  await later();
  expect(focused()).toBe('elsewhere');
});

test('a click of a screen reader counts as a key', async () => {
  by('act').focus();
  by('act').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  by('act').addEventListener('click', () => by('act').remove());
  by('act').click();
  await vi.waitFor(() => expect(focused()).toBe('two'));
});
