// Packs every file of a finished build that gets smaller by it; the server sends FILE.gz to browsers that take gzip.
// Run last: node tools/compress.mjs ../build/web
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = process.argv[2] ?? '../build/web';
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath ?? entry.path, entry.name);
  if (!entry.isFile() || /\.(gz|png|woff2|ico)$/.test(path)) continue;
  const bytes = readFileSync(path);
  const packed = gzipSync(bytes, { level: 9 });
  if (packed.length < bytes.length * 0.9) writeFileSync(`${path}.gz`, packed);
}
