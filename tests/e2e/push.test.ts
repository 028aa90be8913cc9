import type { BrowserContext, CDPSession, Page, Worker } from 'playwright-core';
import { expect, it } from 'vitest';
import { noticeEndpoints } from '#domain/contract/notices.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { openedHash } from '#domain/notices/openedNotice.ts';
import { waitUntil } from '../waitUntil.ts';
import { startApp } from './app.ts';
import { WHOLE_BROWSER } from './browser.ts';
import { appInBrowser } from './inBrowser.ts';

// Without a whole browser the notices are not looked at.
const app = appInBrowser(startApp, WHOLE_BROWSER);
const seen = it.skipIf(WHOLE_BROWSER === undefined);
const NOTICE = {
  id: '01999999-9999-7999-8999-999999999999',
  title: 'A sua reserva foi cancelada',
  line: 'Arena Maré Alta, quinta-feira, 5 de março, 18:00 às 20:00.',
  path: ROUTES.notices.path,
};

interface Browser {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly worker: Worker;
  /** Sends our worker a message, as the browser does when its service has one: no service can be reached from here. Ends when its notice is shown. */
  readonly deliver: (text: string) => Promise<void>;
}

async function enter(who: 'player' | 'owner' = 'player', landing = '/'): Promise<Browser> {
  const context = await app.enter(who, { serviceWorkers: 'allow', permissions: ['notifications'] });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const registered = registrationOf(client);
  await page.goto(landing);
  await waitUntil(async () => expect(await page.evaluate(isWorkerUp)).toBe(true));
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no worker');
  await worker.evaluate(countShown);
  const deliver = async (data: string) => {
    const before = await shownBy(worker);
    await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    await waitUntil(async () => expect(await shownBy(worker)).toBe(before + 1));
  };
  return { context, page, worker, deliver };
}

/** Counts in a worker what it has shown. A browser that is asked for its notices while it is showing one forgets that one. */
function countShown(): void {
  const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration;
  const show = registration.showNotification.bind(registration);
  Reflect.set(globalThis, 'shown', 0);
  registration.showNotification = async (...notice) => {
    await show(...notice);
    Reflect.set(globalThis, 'shown', Number(Reflect.get(globalThis, 'shown')) + 1);
  };
}

const shownBy = (worker: Worker) => worker.evaluate(() => Number(Reflect.get(globalThis, 'shown')));

/** A worker answers its pages while it is still being activated; a message that comes until then is lost. */
async function isWorkerUp(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
}

async function registrationOf(client: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  return found;
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
  });

// Red without `tag` in src/app/offline/worker/push.ts.
seen('a message is shown as a notice, once however often it comes, and an unknown one as what it may be', async () => {
  const { context, page, deliver } = await enter();
  for (let time = 0; time < 2; time += 1) await deliver(JSON.stringify(NOTICE));
  const { id: tag, title, line: body, path: data } = NOTICE;
  await expect.poll(() => shownOn(page)).toEqual([{ title, body, tag, data }]);
  await deliver('{"of":"a later version"}');
  const other = { title: 'Quadra Livre', body: 'Há um aviso novo.', tag: 'aviso', data: ROUTES.notices.path };
  const shown = await shownOn(page);
  expect(shown).toHaveLength(2);
  expect(shown).toContainEqual(other);
  await context.close();
});

/** Taps the notice on the device. A browser lets a worker come to the front for a real tap alone, of which there is none here. */
async function tap(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    Object.defineProperty(Reflect.get(globalThis, 'WindowClient').prototype, 'focus', { value: async () => undefined });
    const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration;
    const [notification] = await registration.getNotifications();
    const Tap = Reflect.get(globalThis, 'NotificationEvent') as new (type: string, init: object) => Event;
    dispatchEvent(new Tap('notificationclick', { notification }));
  });
}

async function tapNext({ page, worker, deliver }: Browser, notice: object): Promise<void> {
  await deliver(JSON.stringify(notice));
  await expect.poll(() => shownOn(page)).toHaveLength(1);
  await tap(worker);
}

seen('a tap on it leads the open window there, and never out of the app', async () => {
  const browser = await enter();
  const { context, page } = browser;
  await tapNext(browser, NOTICE);
  await page.waitForURL((url) => url.pathname === ROUTES.notices.path);
  await waitUntil(async () => expect(await shownOn(page)).toEqual([]));
  const { origin } = new URL(page.url());
  await tapNext(browser, { ...NOTICE, path: '//evil.example/x' });
  await page.waitForURL((url) => url.pathname === '/');
  expect(new URL(page.url()).origin).toBe(origin);
  await context.close();
});

type Told = Pick<Notice, 'title' | 'line' | 'path' | 'isRead'> & { readonly _id: string };

/** Opens 'Avisos'. Returns what stands there. */
async function listOn(page: Page): Promise<Told[]> {
  const answer = page.waitForResponse((one) => new URL(one.url()).pathname === noticeEndpoints.notices.path);
  await page.goto(ROUTES.notices.path);
  const { data } = (await (await answer).json()) as { data: { notices: Told[] } };
  return data.notices;
}

/** The statuses of what a page asked to be read, while it did something that does. */
async function readBy(page: Page, does: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  page.on('response', (one) => {
    if (one.request().method() === 'PATCH') asked.push(`${new URL(one.url()).pathname} ${one.status()}`);
  });
  const first = page.waitForResponse((one) => one.request().method() === 'PATCH');
  await does();
  await first;
  await page.waitForURL((url) => url.hash === '');
  return asked;
}

const readPath = (id: string) => noticeEndpoints.readNotice.path.replace(':id', id);

// Red without `openedHash` in src/app/offline/worker/push.ts, and without `take()` or the listener in followOpened
// (src/areas/entry/notices/noticeActors.ts).
seen('a tap on it reads the notice, once, however the app comes to its page', async () => {
  const browser = await enter('owner', ROUTES.ownerReservations.path);
  const { context, page } = browser;
  const unread = (await listOn(page)).filter(({ isRead }) => !isRead);
  // They lead to the card of a reservation, which the agenda takes out of its address once it is open.
  const [led, same, opened] = unread.filter(({ path }) => path.includes('reserva='));
  if (!led || !same || !opened) throw new Error('There are too few unread notices');
  const pushed = ({ _id: id, title, line, path }: Told) => ({ id, title, line, path });
  // The open window is led to another page.
  expect(await readBy(page, () => tapNext(browser, pushed(led)))).toEqual([`${readPath(led._id)} 200`]);
  expect(new URL(page.url()).pathname).toBe(ROUTES.ownerReservations.path);
  // The open window is there already, and stays as it is.
  await page.evaluate(() => Reflect.set(globalThis, 'isSame', true));
  const here = page.url().slice(new URL(page.url()).origin.length);
  expect(await readBy(page, () => tapNext(browser, { ...pushed(same), path: here }))).toContain(
    `${readPath(same._id)} 200`,
  );
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSame'))).toBe(true);
  // No window is open: the browser opens one at that address.
  const fresh = await context.newPage();
  const address = opened.path + openedHash(opened._id);
  expect(await readBy(fresh, () => fresh.goto(address))).toEqual([`${readPath(opened._id)} 200`]);
  await fresh.getByRole('dialog').waitFor();
  const left = (await listOn(fresh)).filter(({ isRead }) => !isRead);
  const isLeft = ({ _id }: Told) => ![led, same, opened].some((read) => read._id === _id);
  expect(left.map(({ _id }) => _id)).toEqual(unread.filter(isLeft).map(({ _id }) => _id));
  await context.close();
});

seen('the notice of another account is left as it is, and nothing is said', async () => {
  const browser = await enter();
  const { context, page } = browser;
  expect(await readBy(page, () => tapNext(browser, NOTICE))).toEqual([`${readPath(NOTICE.id)} 404`]);
  await page.getByRole('heading', { name: 'Avisos', level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await context.close();
});

// Red where endPush closes nothing.
seen('whoever leaves the account leaves no notice behind', async () => {
  const { context, page, deliver } = await enter();
  await deliver(JSON.stringify(NOTICE));
  await expect.poll(() => shownOn(page)).toHaveLength(1);
  await page.getByRole('button', { name: /^E aí, / }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL((url) => url.pathname === ROUTES.login.path);
  await waitUntil(async () => expect(await shownOn(page)).toEqual([]));
  await context.close();
});
