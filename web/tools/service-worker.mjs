// Writes the service worker of a finished build: the template src/shell/service-worker.js with the list of all files and
// a hash over them, so that every build that differs is a version of its own.
// Run after the build: node tools/service-worker.mjs ../build/web
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const name = 'service-worker.js';
// For crawlers and for browsers that install: nothing that a game needs.
const leftOut = new Set([name, 'robots.txt', 'icon-512.png', 'icon-maskable-512.png']);

/** All files of a folder that the page may ask for, by their paths, in an order that is always the same. */
export function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .filter((path) => !leftOut.has(path) && !/\.(map|gz|br)$/.test(path))
    .sort();
}

export function versionOf(folder, files) {
  const hash = createHash('sha256');
  for (const path of files)
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(folder, path)));
  return hash.digest('hex').slice(0, 16);
}

export function serviceWorker(template, folder) {
  const files = filesOf(folder);
  // The template is part of the version: a worker that behaves differently is a new one.
  const version = versionOf(folder, files) + createHash('sha256').update(template).digest('hex').slice(0, 4);
  return template
    .replace("'VERSION'", JSON.stringify(version))
    .replace("['FILES']", JSON.stringify(files.map((path) => `/${path}`)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const here = dirname(fileURLToPath(import.meta.url));
  const folder = process.argv[2] ?? join(here, '../../build/web');
  const template = readFileSync(join(here, '../src/shell/service-worker.js'), 'utf8');
  writeFileSync(join(folder, name), serviceWorker(template, folder));
}
