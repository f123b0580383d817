import { createHash, createHmac } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { findDigests } from './digests';
import { libraryDigests } from './library-digests';

const bytes = (size: number, step = 7) =>
  Uint8Array.from({ length: size }, (_, at) => (at * step + size) % 256);
// Around the edges of a block, and keys that are longer than one.
const sizes = [0, 1, 31, 32, 55, 56, 63, 64, 65, 119, 128, 1000];
const keys = [1, 16, 32, 63, 64, 65, 200];

afterEach(() => vi.unstubAllGlobals());

test('a page without WebCrypto takes those of the library', async () => {
  expect(await findDigests()).not.toBe(libraryDigests);
  vi.stubGlobal('crypto', {});
  expect(await findDigests()).toBe(libraryDigests);
});

test.each(sizes)('both ways give the same digests of %i bytes', async (size) => {
  const message = bytes(size);
  const browser = await findDigests();
  const expected = new Uint8Array(createHash('sha256').update(message).digest());
  expect(await browser.sha256(message)).toEqual(expected);
  expect(new Uint8Array(await libraryDigests.sha256(message))).toEqual(expected);
  for (const length of keys) {
    const key = bytes(length, 11);
    const signed = new Uint8Array(createHmac('sha256', key).update(message).digest());
    expect(await browser.hmac(key, message)).toEqual(signed);
    expect(new Uint8Array(await libraryDigests.hmac(key, message))).toEqual(signed);
  }
});
