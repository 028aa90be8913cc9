import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { appInBrowser } from '../e2e/inBrowser.ts';
import type { Who } from '../e2e/people.ts';
import { holdClocks } from './heldClock.ts';

/** An account whose password the test knows. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** The built app as people open it, for the journey of a file: every page's clock stands until the test moves it. */
export function appOnJourney() {
  const app = appInBrowser(async () => ({ address: inject('journeyAddress'), stop: async () => undefined }));
  /** A browser of a demonstration's account, or of one that the test has made. */
  async function enter(who: Who | Account, options?: BrowserContextOptions): Promise<BrowserContext> {
    const context = await app.enter(typeof who === 'string' ? who : 'visitor', options);
    if (typeof who !== 'string') await logInFirst(context, who);
    await holdClocks(context);
    return context;
  }
  return {
    get address() {
      return app.address;
    },
    enter,
    pageOf: async (who: Who | Account): Promise<Page> => (await enter(who)).newPage(),
  };
}

/** On a page of its own, with whose clock the welcome goes. */
async function logInFirst(context: BrowserContext, account: Account): Promise<void> {
  const page = await context.newPage();
  await page.goto('/entrar');
  await typeLogin(page, account);
  await page.waitForURL((url) => url.pathname !== '/entrar');
  await page.close();
}

/** On the login page, and sent. */
export async function typeLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}
