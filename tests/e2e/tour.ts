import type { Browser, Page } from 'playwright-core';
import { lastSeen } from './lastSeen.ts';
import { enterAs, type Who } from './people.ts';
import type { Places } from './places.ts';
import type { Screen } from './screen.ts';
import { visit } from './screens.ts';

/** A page as a browser opens it by itself. */
const NEW = { width: 1280, height: 720 };

/** Shows screens one after another, each to who it is for; everybody logs in once, and stays on one page. */
export function startTour(browser: Browser, address: string, places: Places) {
  const pages = new Map<Who, Promise<Page>>();

  async function open(who: Who): Promise<Page> {
    const context = await enterAs(who, browser, address);
    return context.newPage();
  }

  return async function show(screen: Screen, look: (page: Page) => Promise<void>): Promise<void> {
    // A new page would read and compile the app anew, which is most of what a visit costs.
    const opened = pages.get(screen.as) ?? open(screen.as);
    pages.set(screen.as, opened);
    const page = await opened;
    await page.setViewportSize(NEW);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    try {
      await visit(page, screen, places);
      await look(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // A window that it opened would be taken again under its name.
      for (const other of page.context().pages()) if (other !== page) await other.close();
      // What was begun here is not found again on the next screen.
      await forget(page, address);
    } catch (error) {
      console.log(await lastSeen(page));
      // The next screen begins on a page that this one has not touched.
      pages.delete(screen.as);
      await page.context().close();
      throw error;
    }
  };
}

/** Empties what the tab keeps for the app. Nothing of the app runs there that could write it again. */
async function forget(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/logo.svg`);
  await page.evaluate(() => sessionStorage.clear());
}
