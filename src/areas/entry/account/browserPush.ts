import type { BrowserOutcome, PermissionOutcome } from '../../../../machines/notices/pushConsent.ts';
import type { PushSubscription as KeptSubscription } from '#domain/notices/push.ts';
import { isInstalled, isOnIos } from './device.ts';

/** What this browser can and may do, without asking anybody. */
export async function readBrowser(): Promise<BrowserOutcome> {
  const manager = await pushManager();
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) {
    return { _tag: isOnIos() && !isInstalled() ? 'MustInstall' : 'Unsupported' };
  }
  // Without a worker nobody would show them: on plain http in a local network, and in development.
  if (!manager) return { _tag: 'Unsupported' };
  if (Notification.permission === 'denied') return { _tag: 'Blocked' };
  const isSubscribed = Notification.permission === 'granted' && (await manager.getSubscription()) !== null;
  return { _tag: isSubscribed ? 'Subscribed' : 'Unsubscribed' };
}

/** The browser's own question. Some let a page ask only at once when a button was pressed. */
export async function askPermission(): Promise<PermissionOutcome> {
  const answer = await Notification.requestPermission();
  return { _tag: answer === 'granted' ? 'Granted' : answer === 'denied' ? 'Blocked' : 'Dismissed' };
}

/**
 * The address of this device at its browser's service, made when there is none for this server's key.
 * @throws when the browser gives none
 */
export async function subscribe(key: string): Promise<KeptSubscription> {
  const manager = await pushManager();
  if (!manager) throw new Error('There is no service worker');
  const had = await manager.getSubscription();
  // A server that was set up anew has another key, and the former's addresses are of no use to it.
  if (had && keyOf(had) !== key) await had.unsubscribe();
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys } = made.toJSON();
  return { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** Gives the address up. Returns what it was, if there was one. */
export async function unsubscribe(): Promise<string | undefined> {
  const had = await (await pushManager())?.getSubscription();
  await had?.unsubscribe();
  return had?.endpoint;
}

async function pushManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  // A browser takes messages for an active worker alone: `ready` would wait for ever where there is none.
  return registration?.active ? registration.pushManager : undefined;
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer());
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
