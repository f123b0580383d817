/** Random texts for ids and shares, also where the page is not served securely. */
export function randomHex(bytes: number): string {
  const all = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(all, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
