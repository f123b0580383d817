// Packs every file of a finished build that gets smaller by it; the server sends FILE.gz to browsers that take gzip.
// Run last: node tools/compress.mjs ../build/web
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** By zopfli, whose gzip is some 5 % smaller, where it is installed. */
function pack(path, bytes) {
  try {
    return execFileSync('zopfli', ['-c', path], { maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return gzipSync(bytes, { level: 9 });
  }
}

const folder = process.argv[2] ?? '../build/web';
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath ?? entry.path, entry.name);
  if (!entry.isFile() || /\.(gz|png|woff2|ico)$/.test(path)) continue;
  const bytes = readFileSync(path);
  const packed = pack(path, bytes);
  if (packed.length < bytes.length * 0.9) writeFileSync(`${path}.gz`, packed);
}
