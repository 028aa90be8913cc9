import { WORKER_PATH } from '#domain/offline/worker.ts';
import type { App } from '../../shared/runtime/app.ts';
import { keepAhead } from './keepAhead.ts';
import { tellVersion } from './versions.ts';

/** An installed app may be open for days: whoever comes back to it learns of a new version, at most once in this time. */
const LOOK_EVERY_MS = 60 * 60_000;

/** Installs the service worker. What the first page had read before there was one is read again, so that it is kept. */
export async function startOffline(app: App): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = navigator.serviceWorker;
  const isFirst = worker.controller === null;
  const answered = isFirst && changed(worker);
  const registration = await worker.register(WORKER_PATH, { updateViaCache: 'none' });
  followVersions(registration);
  await answered;
  worker.addEventListener('controllerchange', () => tellVersion('version.taken'));
  if (isFirst) {
    await app.queryClient.refetchQueries({ type: 'active', predicate: ({ queryKey }) => queryKey[0] !== 'code' });
  }
  keepAhead(app);
}

function changed(worker: ServiceWorkerContainer): Promise<unknown> {
  return new Promise((resolve) => worker.addEventListener('controllerchange', resolve, { once: true }));
}

function followVersions(registration: ServiceWorkerRegistration): void {
  // The very first version waits for nobody.
  if (registration.waiting && registration.active) tellVersion('version.waiting');
  const follow = (coming: ServiceWorker | null) =>
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && registration.active) tellVersion('version.waiting');
    });
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = Date.now();
    void registration.update().catch(() => undefined);
  });
}
