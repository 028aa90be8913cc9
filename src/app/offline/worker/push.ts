import { ROUTES } from '#domain/navigation/routes.ts';
import { openedHash } from '#domain/notices/openedNotice.ts';
import type { PushMessage } from '#domain/notices/push.ts';
import { scope, type ShownNotice } from './scope.ts';

const ICON = '/icons/app-192.png';
/** For what a later version of the server sends: a browser wants every message shown. */
const UNREADABLE: PushMessage = {
  id: 'aviso',
  title: 'Quadra Livre',
  line: 'Há um aviso novo.',
  path: ROUTES.notices.path,
};

/** Shows a notice that the server sent, once: what comes again under the same id takes its place. */
export async function showNotice(text: string | undefined): Promise<void> {
  const { id, title, line, path } = readMessage(text) ?? UNREADABLE;
  await scope.registration.showNotification(title, { body: line, tag: id, data: path, icon: ICON, lang: 'pt-BR' });
}

function readMessage(text = ''): PushMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return isMessage(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

function isMessage(message: unknown): message is PushMessage {
  const members: readonly (keyof PushMessage)[] = ['id', 'title', 'line', 'path'];
  return members.every((name) => typeof Reflect.get(Object(message), name) === 'string');
}

/**
 * Leads to what a notice is about: in the app's window, if there is one, and never anywhere else. The end of the address says
 * which notice it was: the worker has no right to mark it as read, the page has.
 */
export async function openNotice(notice: ShownNotice): Promise<void> {
  notice.close();
  const asked = new URL(typeof notice.data === 'string' ? notice.data : '', location.origin);
  const address = asked.origin === location.origin ? asked : new URL(location.origin);
  const there = address.href;
  address.hash = openedHash(notice.tag);
  const { href } = address;
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url === there) ?? windows[0];
  if (!open) return void (await scope.clients.openWindow(href));
  await open.focus();
  if (open.url === href) return;
  // A window that this worker does not answer cannot be led from here.
  await open.navigate(href).catch(() => scope.clients.openWindow(href));
}

/** Whoever leaves the account is told nothing here any more, and what was told is for nobody else's eyes. */
export async function endPush(): Promise<void> {
  const { registration } = scope;
  for (const notice of await registration.getNotifications()) notice.close();
  const subscription = await registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
