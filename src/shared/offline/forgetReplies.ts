import type { WorkerOrder } from '#domain/offline/worker.ts';
import { REPLIES } from './replyCaches.ts';

const FORGET: WorkerOrder = 'forget';

/**
 * Deletes what the browser has kept for anybody. The worker is told first, so that a reply that is on its way is not kept either; the page
 * deletes by itself too, since a page may be there without a worker that answers it.
 */
export function forgetReplies(): void {
  // Neither is there on a plain http address of a local network, where nothing was kept.
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  navigator.serviceWorker.controller?.postMessage(FORGET);
  void dropReplies().catch(() => undefined);
}

async function dropReplies(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(REPLIES));
  await Promise.all(names.map((name) => caches.delete(name)));
}
