/**
 * SHA-256 and HMAC-SHA-256: from WebCrypto, or from a library on pages without it, such as one opened over plain http
 * on the local network.
 */

export interface Digests {
  sha256(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  hmac(key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
}

const kind = { name: 'HMAC', hash: 'SHA-256' };

const ofBrowser = (subtle: SubtleCrypto): Digests => ({
  sha256: async (message) => new Uint8Array(await subtle.digest('SHA-256', message)),
  hmac: async (key, message) => {
    const imported = await subtle.importKey('raw', key, kind, false, ['sign']);
    return new Uint8Array(await subtle.sign('HMAC', imported, message));
  },
});

/** Those of the browser if it has some. `subtle` is missing where the page is not served securely. */
export async function findDigests(): Promise<Digests> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle) return ofBrowser(subtle);
  return (await import('./library-digests')).libraryDigests;
}
