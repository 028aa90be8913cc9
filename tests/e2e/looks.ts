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
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
}
