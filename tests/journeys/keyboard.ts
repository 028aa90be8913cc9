import type { Locator, Page } from 'playwright-core';

const MOST_TABS = 100;

/** Walks on to an element that is on screen, as who has no mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_TABS} tabs do not lead to ${target.toString()}`);
}
