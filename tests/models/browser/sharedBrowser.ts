import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Opening } from '../scenes/scene.ts';
import { NARROW, optionsAt, storedSession, WIDE } from './openPage.ts';

/** Gives each walk an empty page, as if in a browser of its own. */
export interface SharedBrowser {
  readonly open: (now: Date, opening: Opening) => Promise<Page>;
}

/**
 * One browser that a person after the other uses: what one has stored is gone for the next, but the app's code stays read
 * and compiled, which is most of what a first visit costs.
 */
export async function shareBrowser(browser: Browser, address: string): Promise<SharedBrowser> {
  const context = await browser.newContext(optionsAt(address));
  const keeper = await context.newPage();
  await keeper.goto('/logo.svg');

  return {
    async open(now, { session, isWide = true }) {
      for (const left of context.pages()) if (left !== keeper) await left.close();
      await forget(context, keeper);
      const { cookies, user } = session ? storedSession(address, session) : { cookies: [], user: undefined };
      await context.addCookies(cookies);
      if (user !== undefined) await keeper.evaluate((kept) => localStorage.setItem('user', kept), user);
      const page = await context.newPage();
      await page.setViewportSize(isWide ? WIDE : NARROW);
      await page.clock.install({ time: now });
      return page;
    },
  };
}

async function forget(context: BrowserContext, keeper: Page): Promise<void> {
  await context.clearCookies();
  await keeper.evaluate(async () => {
    localStorage.clear();
    const gone = (name = '') =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.addEventListener('success', () => resolve());
        request.addEventListener('error', () => reject(request.error ?? new Error(name)));
      });
    // Else the next page could still open what the one before has left.
    await Promise.all((await indexedDB.databases()).map(({ name }) => gone(name)));
  });
}
