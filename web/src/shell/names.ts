/** Names may have no commas on the wire, and not too many letters. */
export function cleanName(name: string): string {
  return name
    .replace(/[,\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 20)
    .trim();
}
