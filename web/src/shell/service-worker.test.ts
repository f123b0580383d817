import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
// @ts-expect-error: a plain script
import { filesOf, serviceWorker } from '../../tools/service-worker.mjs';

const template = readFileSync('src/shell/service-worker.js', 'utf8');
const list = filesOf as (folder: string) => string[];
const write = serviceWorker as (template: string, folder: string) => string;

function build(): string {
  const folder = mkdtempSync(join(tmpdir(), 'twenties-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'assets/a.js', 'assets/a.js.gz', 'robots.txt', 'service-worker.js']) {
    writeFileSync(join(folder, name), name);
  }
  return folder;
}

test('the list has what the page needs, and not the worker itself', () => {
  expect(list(build())).toEqual(['assets/a.js', 'index.html']);
});

test('the worker is filled in, and a changed file is another version', () => {
  const folder = build();
  const first = write(template, folder);
  expect(first).toContain('["/assets/a.js","/index.html"]');
  expect(first).not.toMatch(/'VERSION'|'FILES'/);
  expect(write(template, folder)).toBe(first);
  writeFileSync(join(folder, 'assets/a.js'), 'changed');
  expect(write(template, folder)).not.toBe(first);
});
