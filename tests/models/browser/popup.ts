import type { Page } from 'playwright-core';
import type { Popup } from '../scenes/screen.ts';

/** The window of Google's that the page opens. */
export function popupOf(page: Page): Popup {
  let popup: Page | undefined;
  return {
    during: async (press) => {
      await page.bringToFront();
      [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
    },
    blocked: async (press) => {
      await page.evaluate(blockNextWindow);
      await press();
    },
    answer: async ({ value }) => {
      // The window closes while it is clicked.
      await popup?.bringToFront();
      await popup?.locator(`button[value="${value}"]`).click({ noWaitAfter: true });
    },
    lookAway: () => page.bringToFront(),
    close: async () => popup?.close(),
    isThere: async () => {
      await page.bringToFront();
      // Chromium may lose a `close` that meets the change of origin: nobody is that quick.
      await popup?.waitForURL((url) => url.protocol !== 'about:', { waitUntil: 'load' });
    },
    isGone: async () => {
      if (popup && !popup.isClosed()) await popup.waitForEvent('close');
    },
  };
}

/** Runs in the page: as a browser does that lets no window open, once. */
function blockNextWindow(): void {
  const open = window.open.bind(window);
  window.open = () => {
    window.open = open;
    return null;
  };
}
