import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type RunningApp, startApp } from './app.ts';
import { openBrowser } from './browser.ts';
import { holdClocks } from './heldClock.ts';
import { lastSeen } from './lastSeen.ts';
import { type Account, enterAs, type Who } from './people.ts';

interface Startable {
  readonly stop: () => Promise<void>;
}

/**
 * What the tests of a file, or of a `describe`, are of, with a browser before it: called where they are declared. What a
 * test opens is closed after it, and told when it failed; what was opened before them all stays.
 */
export function inBrowser<Started extends Startable>(start: () => Promise<Started>, browserPath?: string) {
  let started: Started;
  let browser: Browser;
  let kept: ReadonlySet<BrowserContext>;

  beforeAll(async () => {
    [started, browser] = await Promise.all([start(), openBrowser(browserPath)]);
  });
  afterAll(async () => {
    await browser?.close();
    await started?.stop();
  });
  beforeEach(() => {
    kept = new Set(browser.contexts());
  });
  afterEach(async ({ task }) => {
    const opened = browser.contexts().filter((context) => !kept.has(context));
    if (task.result?.state === 'fail')
      for (const page of opened.flatMap((one) => one.pages())) console.log(await lastSeen(page));
    await Promise.all(opened.map((context) => context.close()));
  });

  return {
    get started() {
      return started;
    },
    get browser() {
      return browser;
    },
  };
}

/** The built app as people open it, and who they are to it. Every page's clock stands until the test moves it. */
export function appInBrowser(start: () => Promise<Omit<RunningApp, 'dataDir'>> = startApp, browserPath?: string) {
  const stand = inBrowser(start, browserPath);
  async function enter(who: Who | Account, options?: BrowserContextOptions): Promise<BrowserContext> {
    const context = await enterAs(who, stand.browser, stand.started.address, options);
    await holdClocks(context);
    return context;
  }
  return {
    get address() {
      return stand.started.address;
    },
    get browser() {
      return stand.browser;
    },
    enter,
    pageOf: async (who: Who | Account): Promise<Page> => (await enter(who)).newPage(),
  };
}
