import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { slowProcessor } from '../page/slowPhone.ts';
import { signIn } from '../page/signIn.ts';
import { watchMatches } from './watchMatches.ts';
import { sized } from '../size.ts';

/** Where the matches are looked at. */
export interface Device {
  readonly name: string;
  readonly context: BrowserContextOptions;
}

export const PHONE: Device = {
  name: 'phone',
  context: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
export const DESKTOP: Device = {
  name: 'desktop',
  context: { viewport: { width: 1440, height: 900 } },
};

/** In milliseconds, on a processor four times slower. */
export interface MatchesRun {
  /** From each click on the tab to the frame with the first matches; they were read before. */
  readonly first: readonly number[];
  /** … to the frame after which nothing more is drawn unasked. */
  readonly whole: readonly number[];
  /** Between two frames while the page is dragged through cards that were not on screen before. */
  readonly frames: readonly number[];
  /** Of the page with all that there is to scroll through. */
  readonly heightPx: number;
}

const CLICKS = sized({ whole: 5, smoke: 1 });
/** A quick thumb: 60 pixels a frame. */
const SPEED_PX_PER_S = 3_600;
const STRETCHES = sized({ whole: 4, smoke: 1 });
const STRETCH_PX = 9_000;

interface Opened {
  readonly origin: string;
  readonly token: string;
  readonly path: string;
  /** As a control: a box in the place of each match, or a page of the same height with nothing on it that ever changes. */
  readonly instead?: 'boxes' | 'static';
}

export async function timeMatches(
  browser: Browser,
  { origin, token, path, instead }: Opened,
  device: Device,
): Promise<MatchesRun> {
  const context = await browser.newContext({ ...device.context, locale: 'pt-BR', baseURL: origin });
  try {
    const page = await context.newPage();
    await signIn(page, origin, token);
    await page.addInitScript(watchMatches);
    await page.goto(path);
    await page.locator('main article').first().waitFor();
    await slowProcessor(page);
    await page.evaluate(() => window.rest());
    const opened = instead ? { first: [], whole: [] } : await open(page);
    await unfold(page);
    if (instead) await page.evaluate(instead === 'boxes' ? emptyBoxes : staticPage);
    return { ...opened, ...(await scroll(page, device)) };
  } finally {
    await context.close();
  }
}

/** All groups: there is nothing to scroll through else. */
async function unfold(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: 'Abrir todos' });
  if (await all.isVisible()) await all.click();
  await page.evaluate(() => window.rest());
}

async function open(page: Page): Promise<Pick<MatchesRun, 'first' | 'whole'>> {
  const [first, whole]: [number[], number[]] = [[], []];
  for (let click = 0; click <= CLICKS; click += 1) {
    await page.getByRole('link', { name: 'Grupos', exact: true }).first().click();
    await page.locator('main article').first().waitFor({ state: 'detached' });
    await page.evaluate(() => window.rest());
    await page.getByRole('link', { name: 'Partidas' }).click();
    const told = await page.evaluate(() => window.opened);
    first.push(told.first);
    whole.push(told.whole);
  }
  // The first one also compiles what a click runs.
  return { first: first.slice(1), whole: whole.slice(1) };
}

async function scroll(page: Page, device: Device): Promise<Pick<MatchesRun, 'frames' | 'heightPx'>> {
  const cdp = await page.context().newCDPSession(page);
  const { width, height } = device.context.viewport ?? { width: 0, height: 0 };
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
  const frames: number[] = [];
  for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
    const from = ((heightPx - height) / STRETCHES) * stretch;
    const distance = Math.min(STRETCH_PX, (heightPx - height) / STRETCHES);
    await page.evaluate((top) => scrollTo(0, top), from);
    await page.evaluate(() => window.rest());
    await page.evaluate(() => window.countFrames());
    await cdp.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance: -distance,
      speed: SPEED_PX_PER_S,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
    frames.push(...(await page.evaluate(() => window.framesCounted())));
  }
  return { frames, heightPx };
}

/** Plain text of the same height. */
function staticPage(): void {
  const text = document.createElement('main');
  text.style.cssText = `height: ${document.documentElement.scrollHeight}px; overflow: hidden; line-height: 30px`;
  text.innerText = 'Ana Souza / Bia Prado contra Caio Lima / Duda Melo\n'.repeat(4_000);
  document.body.replaceChildren(text);
}

/** A copy that nobody draws, with an empty box for each match: what the browser alone costs. */
function emptyBoxes(): void {
  const view = document.querySelector<HTMLElement>('main section:has(> div > h2)');
  const copy = view?.cloneNode(true);
  if (!view || !(copy instanceof HTMLElement)) throw new Error('No matches are on screen');
  const places = [...view.querySelectorAll('li')];
  for (const [index, box] of copy.querySelectorAll('li').entries()) {
    const height = places[index]?.getBoundingClientRect().height ?? 0;
    if (height > 0) box.style.minHeight = `${height}px`;
    box.replaceChildren(document.createElement('span'));
  }
  view.style.display = 'none';
  view.after(copy);
}
