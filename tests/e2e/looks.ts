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
  await standStill(page);
}

/** Waits until nothing on the page moves or changes its colour any more. */
export function standStill(page: Page): Promise<void> {
  return page.evaluate(rest, { looks: STILL_LOOKS, framesBetween: FRAMES_BETWEEN });
}

/** The carousel and the bars measure themselves anew after a turn, some frames later. Looking is dear, waiting is not. */
const STILL_LOOKS = 3;
const FRAMES_BETWEEN = 4;

/** Runs in the page: resolves when nothing has moved or changed its colour for some looks in a row. */
async function rest({ looks, framesBetween }: { looks: number; framesBetween: number }): Promise<void> {
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
  for (let still = 0; still < looks; still += 1) {
    for (let waited = 0; waited < framesBetween; waited += 1) await frame();
    const now = look();
    if (now !== before) still = -1;
    before = now;
  }
}
