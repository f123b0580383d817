// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packRecord, unpackRecord } from './sharing';

test('a record comes back from its link as it was', async () => {
  const record = 'twenties record 1\ngame: null-game\nseats: Ann, José\n\n1: take 2\n';
  const letters = await packRecord(record);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(await unpackRecord(letters)).toBe(record);
});

test('real records fit into a link', async () => {
  const folder = '../tests/data/records/';
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.twenties'));
  for (const name of files.slice(0, 20)) {
    const record = readFileSync(folder + name, 'utf8');
    const letters = await packRecord(record);
    expect(letters.length, name).toBeLessThan(8000);
    expect(await unpackRecord(letters)).toBe(record);
  }
});

test.each(['', 'not a record!', 'AAAA', '%%%'])('%j is no record', async (letters) => {
  await expect(unpackRecord(letters)).rejects.toThrow();
});

test('a link that was cut short is no record', async () => {
  const letters = await packRecord('twenties record 1\n'.repeat(50));
  await expect(unpackRecord(letters.slice(0, -6))).rejects.toThrow();
});
