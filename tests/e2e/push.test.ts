import type { BrowserContext, CDPSession, Page, Worker } from 'playwright-core';
import { expect, it } from 'vitest';
import { ROUTES } from '#domain/navigation/routes.ts';
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

async function enter(): Promise<Browser> {
  const context = await app.enter('player', { serviceWorkers: 'allow', permissions: ['notifications'] });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const registered = registrationOf(client);
  await page.goto('/');
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

seen('a tap on it leads the open window there, and never out of the app', async () => {
  const { context, page, worker, deliver } = await enter();
  // A browser lets a worker come to the front for a real tap alone, of which there is none here.
  await worker.evaluate(() => {
    Object.defineProperty(Reflect.get(globalThis, 'WindowClient').prototype, 'focus', { value: async () => undefined });
  });
  const tap = () =>
    worker.evaluate(async () => {
      const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration;
      const [notification] = await registration.getNotifications();
      const Tap = Reflect.get(globalThis, 'NotificationEvent') as new (type: string, init: object) => Event;
      dispatchEvent(new Tap('notificationclick', { notification }));
    });
  await deliver(JSON.stringify(NOTICE));
  await expect.poll(() => shownOn(page)).toHaveLength(1);
  await tap();
  await page.waitForURL((url) => url.pathname === ROUTES.notices.path);
  await waitUntil(async () => expect(await shownOn(page)).toEqual([]));
  await deliver(JSON.stringify({ ...NOTICE, path: '//evil.example/x' }));
  await expect.poll(() => shownOn(page)).toHaveLength(1);
  const { origin } = new URL(page.url());
  await tap();
  await page.waitForURL((url) => url.pathname === '/');
  expect(new URL(page.url()).origin).toBe(origin);
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
