import type { Page } from 'playwright-core';
import { standStill } from '../looks.ts';
import { unreadable } from './cutText.ts';
import { unpressable } from './pressable.ts';
import { hiddenStops } from './stops.ts';
import { writeTwice } from './twice.ts';

/** The usual size of letters, and what a person may set it to. */
const [USUAL, DOUBLED] = [16, 32];
const SMALL = { width: 320, height: 720 };
const PHONE = { width: 390, height: 664 };
const DESKTOP = { width: 1440, height: 900 };

/** What a small phone, doubled letters, long words and a keyboard do not reach on a page as it stands. */
export async function outOfReach(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  const browser = await page.context().newCDPSession(page);
  const setLetters = (px: number) => browser.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: 13 } });
  for (const size of [DESKTOP, SMALL, PHONE]) {
    await page.setViewportSize(size);
    await standStill(page);
    found[`at ${size.width} pixels`] = [...(await unreadable(page)), ...(await unpressable(page))];
  }
  await setLetters(DOUBLED);
  await standStill(page);
  found['with doubled letters'] = await unreadable(page);
  await setLetters(USUAL);
  await page.setViewportSize(SMALL);
  const writeOnce = await writeTwice(page);
  await standStill(page);
  found['with each letter twice'] = [...(await unreadable(page)), ...(await unpressable(page))];
  await writeOnce();
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await standStill(page);
  found['by keys'] = (await hiddenStops(page)).faults;
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await browser.detach();
  return found;
}
