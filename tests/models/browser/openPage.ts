import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Opening } from '../scenes/scene.ts';

export const WIDE = { width: 1440, height: 900 } as const;
export const NARROW = { width: 390, height: 844 } as const;

/** An empty page in a browser of one's own: its hour is the server's, its session the opening's. */
export async function newPage(
  browser: Browser,
  address: string,
  now: Date,
  { session, isWide = true }: Opening,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    viewport: isWide ? WIDE : NARROW,
    ...(session && { storageState: stored(address, session) }),
  });
  const page = await context.newPage();
  await page.clock.install({ time: now });
  return page;
}

type StorageState = Exclude<Awaited<ReturnType<BrowserContext['storageState']>>, string>;

function stored(address: string, { token, user }: NonNullable<Opening['session']>): StorageState {
  const { hostname: domain, origin } = new URL(address);
  const cookie = { name: 'token', value: token, domain, path: '/', expires: -1, httpOnly: false, secure: false };
  const localStorage = [{ name: 'user', value: JSON.stringify({ user, cachedAt: 0 }) }];
  return { cookies: [{ ...cookie, sameSite: 'Lax' }], origins: [{ origin, localStorage }] };
}
