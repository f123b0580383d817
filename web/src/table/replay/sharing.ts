/** Records that travel in links: packed, in letters that every address may have, after the sign #. */

const toLetters = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
};

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Records have at most 1 MiB; a link that unpacks to more is none of ours. */
const longest = 1 << 20;

export async function packRecord(record: string): Promise<string> {
  const bytes = new TextEncoder().encode(record);
  return toLetters(await packed(bytes));
}

/** The record in a link; an error if there is none, or it was cut short. */
export async function unpackRecord(letters: string): Promise<string> {
  const bytes = fromLetters(letters.trim());
  if (bytes.length === 0 || bytes.length > longest) throw new Error('no record');
  const way = new DecompressionStream('deflate-raw');
  const reader = new Blob([bytes]).stream().pipeThrough(way).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > longest) throw new Error('too long');
    chunks.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(all);
}

export async function replayLink(record: string): Promise<string> {
  return new URL(`/replay#${await packRecord(record)}`, location.href).href;
}

export function mayShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Hands a link to the system; whoever changes their mind has done nothing wrong. */
export async function shareLink(title: string, url: string, text?: string): Promise<void> {
  await navigator.share({ title, url, ...(text === undefined ? {} : { text }) }).catch(() => undefined);
}

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages that are not served securely have no clipboard but this.
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    document.execCommand('copy');
    field.remove();
  }
}

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
