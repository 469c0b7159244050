// Of the installed app: without a line to the server a page says so. Nothing else is kept, so no game is ever shown as
// it was some time ago.
const KEPT = "underkeep-offline-1";
const PAGE = "offline.html";
const FILES = [PAGE, "offline.css", "icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("underkeep-") && name !== KEPT);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const name = new URL(event.request.url).pathname.split("/").pop();
  const kept = async () => await (await caches.open(KEPT)).match(event.request.mode === "navigate" ? PAGE : name);
  if (event.request.mode === "navigate" || (event.request.method === "GET" && FILES.includes(name)))
    event.respondWith(fetch(event.request).catch(async () => (await kept()) ?? Response.error()));
});
