import type { Browser, CDPSession } from 'playwright-core';
import type { Loaded, Visit } from './pageReport.ts';
import { PHONE, slowDown } from './slowPhone.ts';

/** Longer than a slow processor keeps a first visit's next request waiting. */
const QUIET_MS = 1_500;
const LOOK_AGAIN_MS = 50;

declare global {
  interface Window {
    seen: { lcp: number; shift: number; long: { at: number; ms: number }[] };
  }
}

/** What a layout shift tells beyond other entries. */
interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Comes to `/` for the first time: a context of its own has an empty cache. */
export async function firstVisit(browser: Browser, origin: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const { loaded, quietMs } = listenToLoads(await slowDown(page), origin);
    await page.addInitScript(watch);
    await page.goto(origin);
    while (quietMs() < QUIET_MS) await page.waitForTimeout(LOOK_AGAIN_MS);
    const { fcp, seen } = await page.evaluate(() => ({
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      seen: window.seen,
    }));
    const blocked = seen.long.filter(({ at }) => at >= fcp).reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0);
    return { loaded, fcpMs: fcp, lcpMs: seen.lcp, tbtMs: blocked, cls: seen.shift };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything of its own. */
function watch(): void {
  const seen: Window['seen'] = { lcp: Number.NaN, shift: 0, long: [] };
  window.seen = seen;
  const observe = (type: string, take: (entry: PerformanceEntry & Partial<Shift>) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('longtask', ({ startTime, duration }) => seen.long.push({ at: startTime, ms: duration }));
  observe('layout-shift', ({ value = 0, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
}

/** Every request that goes to the network, and how long nothing was asked or answered. */
function listenToLoads(cdp: CDPSession, origin: string) {
  const loads = new Map<string, { readonly path: string; readonly type: string; bytes: number }>();
  const loaded: Loaded[] = [];
  let last = performance.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    last = performance.now();
    if (!request.url.startsWith(origin)) return;
    const load = { path: request.url.slice(origin.length), type, bytes: 0 };
    loads.set(requestId, load);
    loaded.push(load);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now();
    const load = loads.get(requestId);
    if (load) load.bytes = encodedDataLength;
  });
  return { loaded, quietMs: () => performance.now() - last };
}
