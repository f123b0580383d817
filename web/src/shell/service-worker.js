// Makes the page work without a connection. tools/service-worker.mjs fills in the version and the files of the build.
const version = 'VERSION';
const files = ['FILES'];
const cacheName = `twenties-${version}`;
// The server answers / with the page; so it does for every address of the page.
const page = '/index.html';

/** Files under /assets/ have their hash in the name: what an older version has of them is right. */
async function keep(cache, path) {
  const known = path.startsWith('/assets/') ? await caches.match(path) : undefined;
  if (known) return cache.put(path, known);
  // What the page itself asks for meanwhile comes first.
  const answer = await fetch(path === page ? '/' : path, {
    cache: 'reload',
    credentials: 'same-origin',
    priority: 'low',
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return cache.put(path, answer.redirected ? new Response(answer.body, answer) : answer);
}

// All or nothing: a version is there when all of its files are.
async function install() {
  const cache = await caches.open(cacheName);
  await Promise.all(files.map((path) => keep(cache, path)));
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith('twenties-') && name !== cacheName)
      .map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

async function answer(request, path) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(path);
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
// A new version waits until the page says so, and the page says so when nobody is in the middle of a move.
self.addEventListener('message', (event) => {
  if (event.data === 'go-on') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // What the server tells is never kept.
  if (/^\/(api|ws|metrics|healthz)(\/|$)/.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(answer(request, page));
  else if (files.includes(url.pathname)) event.respondWith(answer(request, url.pathname));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? '/';
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((all) => {
      const open = all.find((client) => new URL(client.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
