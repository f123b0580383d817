/** Digests where the browser gives none: fetched only there. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Digests } from './digests';

export const libraryDigests: Digests = {
  sha256: (message) => Promise.resolve(sha256(message)),
  hmac: (key, message) => Promise.resolve(hmac(sha256, key, message)),
};
