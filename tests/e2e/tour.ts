import type { Browser, BrowserContext, Page } from 'playwright-core';
import { enterAs, type Who } from './people.ts';
import type { Places } from './places.ts';
import type { Screen } from './screen.ts';
import { visit } from './screens.ts';

/** Shows screens one after another, each to who it is for; everybody logs in once. */
export function startTour(browser: Browser, address: string, places: Places) {
  const contexts = new Map<Who, Promise<BrowserContext>>();

  return async function show(screen: Screen, look: (page: Page) => Promise<void>): Promise<void> {
    const entered = contexts.get(screen.as) ?? enterAs(screen.as, browser, address);
    contexts.set(screen.as, entered);
    const page = await (await entered).newPage();
    try {
      await visit(page, screen, places);
      await look(page);
    } finally {
      await page.close();
    }
  };
}
