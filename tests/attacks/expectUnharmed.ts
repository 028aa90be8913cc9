import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  // What the payloads set.
  var pwned: number | undefined;
}

/** Whether nothing that was typed became script, an address or an attribute of the page. */
export async function expectUnharmed(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: globalThis.pwned,
    // An <img> does not run its address; whatever can be followed or framed would.
    addresses: [...document.querySelectorAll('[href], [action], iframe')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? element.getAttribute('src'))
      .filter((value) => /^\s*javascript:/i.test(value ?? '')),
    handlers: [...document.querySelectorAll('*')].filter((element) => element.hasAttribute('onerror')).length,
    // Letters that run the other way turn their own words, not the page.
    direction: getComputedStyle(document.body).direction,
  }));
  expect([page.url(), found]).toEqual([page.url(), { ran: undefined, addresses: [], handlers: 0, direction: 'ltr' }]);
}
