import type { Page } from 'playwright-core';
import { standStill } from '../looks.ts';
import { unreadable } from './cutText.ts';
import { hiddenStops } from './stops.ts';

/** The usual size of letters, and what a person may set it to. */
const [USUAL, DOUBLED] = [16, 32];
const SMALL = { width: 320, height: 720 };
const PHONE = { width: 390, height: 664 };

/** What a small phone, doubled letters and a keyboard do not reach on a page as it stands. */
export async function outOfReach(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  const browser = await page.context().newCDPSession(page);
  const setLetters = (px: number) => browser.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: 13 } });
  await page.setViewportSize(SMALL);
  await standStill(page);
  found['at 320 pixels'] = await unreadable(page);
  await page.setViewportSize(PHONE);
  await setLetters(DOUBLED);
  await standStill(page);
  found['with doubled letters'] = await unreadable(page);
  await setLetters(USUAL);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await standStill(page);
  found['by keys'] = (await hiddenStops(page)).faults;
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await browser.detach();
  return found;
}
