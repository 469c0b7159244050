/** The service worker of the installable app: it shows a page while the server is away, and keeps nothing else. */
export function install(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  addEventListener("load", () => void navigator.serviceWorker.register("./sw.js").catch(() => undefined));
}
