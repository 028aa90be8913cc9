import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { appInBrowser } from '../e2e/inBrowser.ts';
import { waitUntil } from '../waitUntil.ts';

const app = appInBrowser();
const MINE = contract.myReservations.path;

async function enter(): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await app.enter('player', { serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(ROUTES.myReservations.path);
  await page.getByRole('article').first().waitFor();
  await waitUntil(async () => expect(await kept(page)).toContain(MINE));
  return { context, page };
}

// Row 61. Red without forgetReplies in sessionStore.ts.
it('after Sair nothing that was kept for a person is left, and without a line their pages are the login’s', async () => {
  const { context, page } = await enter();
  await signOut(page);
  await waitUntil(async () => expect(await kept(page)).not.toContain(MINE));
  expect((await kept(page)).filter((path) => path.includes('/me/'))).toEqual([]);
  await context.setOffline(true);
  await page.goto(ROUTES.myReservations.path);
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
});

// Red when the cache's name does not depend on the token: repliesOf in replyCaches.ts.
it('a request with another person’s token, or with none, never gets what was kept for the first', async () => {
  const { context, page } = await enter();
  await context.setOffline(true);
  const asked = (authorization?: string) =>
    page.evaluate(
      async ([path, header]) => {
        const headers: HeadersInit = header === undefined ? {} : { Authorization: header };
        return fetch(`${path}?page=1&when=upcoming`, { headers }).then(
          (reply) => reply.status,
          () => 'nothing',
        );
      },
      [MINE, authorization] as const,
    );
  const token = await page.evaluate(() => /token=([^;]+)/.exec(document.cookie)?.[1]);
  expect(await asked(`Bearer ${token}`)).toBe(200);
  expect(await asked('Bearer somebody-elses')).toBe('nothing');
  expect(await asked()).toBe('nothing');
});

// Red without dropOthers in replies.ts. The app itself forgets at each end of a session; here nothing of it ran in between.
it('a browser keeps replies of one person, also when another’s session took the place of theirs', async () => {
  const { context, page } = await enter();
  const [before] = await names(page);
  const other = await app.enter('newcomer');
  const { cookies, origins } = await other.storageState();
  await context.addCookies(cookies);
  await page.evaluate(
    (stored) => stored.forEach(({ name, value }) => localStorage.setItem(name, value)),
    origins.flatMap(({ localStorage }) => localStorage),
  );
  await page.goto(ROUTES.myReservations.path);
  await waitUntil(async () => {
    const all = await names(page);
    expect(all).toHaveLength(1);
    expect(all).not.toContain(before);
  });
});

// Red when `keep` in replies.ts lets its failure out, and without `drop` there.
it('a full storage costs nobody the reply itself', async () => {
  const { context, page } = await enter();
  const client = await context.newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', { origin: app.address, quotaSize: 1 });
  await page.reload();
  await page.getByRole('article').first().waitFor();
  await waitUntil(async () => expect(await kept(page)).not.toContain(MINE));
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^E aí, / }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
}

/** The names of the caches of people. */
async function names(page: Page): Promise<readonly string[]> {
  const all = await page.evaluate(() => caches.keys());
  return all.filter((name) => name.startsWith('replies-') && name !== 'replies-visitors');
}

/** The paths of all replies that are kept. */
function kept(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const found = (await caches.keys()).filter((name) => name.startsWith('replies-'));
    const all = await Promise.all(found.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
}
