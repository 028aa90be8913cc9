import type { Page } from 'playwright-core';

/** How a screen is looked at: on a phone or a desktop, by day or by night. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
}

const SIZES = [
  { device: 'phone', width: 390, height: 844 },
  { device: 'desktop', width: 1440, height: 900 },
] as const;
const SCHEMES = ['light', 'dark'] as const;

export const LOOKS: readonly Look[] = SIZES.flatMap(({ device, ...size }) =>
  SCHEMES.map((scheme) => ({ name: `${device}-${scheme}`, ...size, scheme })),
);

/** Turns the page to a look, and waits until it is drawn so. */
export async function turnTo(page: Page, { width, height, scheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await page.waitForSelector(`html[data-mantine-color-scheme='${scheme}']`);
  await page.evaluate(rest, STILL_FRAMES);
}

/** The carousel and the bars measure themselves anew after a turn, some frames later. */
const STILL_FRAMES = 12;

/** Runs in the page: resolves when nothing has moved or changed its colour for some frames in a row. */
async function rest(stillFrames: number): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const look = () =>
    [...document.body.querySelectorAll('*')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor } = getComputedStyle(element);
        return [x, y, width, height, color, backgroundColor].join(' ');
      })
      .join('\n');
  let before = look();
  for (let still = 0; still < stillFrames; still += 1) {
    await frame();
    const now = look();
    if (now !== before) still = 0;
    before = now;
  }
}
