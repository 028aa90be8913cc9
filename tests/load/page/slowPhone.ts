import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** A usual phone, as Lighthouse takes it. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'pt-BR',
};

const KBIT = 1000 / 8;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600 * KBIT, uploadThroughput: 750 * KBIT };

/** The edge of a beach's reception. */
const BAD_LINE = { offline: false, latency: 600, downloadThroughput: 50_000, uploadThroughput: 50_000 };

export async function onBadLine(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', BAD_LINE);
  return cdp;
}

export async function slowProcessor(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return cdp;
}

/** The processor of a slow phone on a slow network. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const cdp = await slowProcessor(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  return cdp;
}
