import type { Browser, Page } from 'playwright-core';
import { holdClocks } from '../../e2e/heldClock.ts';
import type { Opening } from '../scenes/scene.ts';

export const WIDE = { width: 1440, height: 900 } as const;
export const NARROW = { width: 390, height: 844 } as const;

/** An empty page in a browser of one's own: its hour is the server's, its session the opening's, and its clock stands. */
export async function newPage(
  browser: Browser,
  address: string,
  now: Date,
  { session, isWide = true }: Opening,
): Promise<Page> {
  const context = await browser.newContext({
    ...optionsAt(address),
    viewport: isWide ? WIDE : NARROW,
    ...(session && { storageState: stateOf(address, session) }),
  });
  await holdClocks(context, now);
  return context.newPage();
}

export function optionsAt(address: string) {
  return { baseURL: address, locale: 'pt-BR', reducedMotion: 'reduce' } as const;
}

/** What a session leaves in a browser: its cookies, and what the app's storage holds under `user`. */
export function storedSession(address: string, { token, user }: NonNullable<Opening['session']>) {
  const { hostname: domain } = new URL(address);
  const cookie = { name: 'token', value: token, domain, path: '/', expires: -1, httpOnly: false, secure: false };
  return { cookies: [{ ...cookie, sameSite: 'Lax' as const }], user: JSON.stringify({ user, cachedAt: 0 }) };
}

function stateOf(address: string, session: NonNullable<Opening['session']>) {
  const { cookies, user } = storedSession(address, session);
  return { cookies, origins: [{ origin: new URL(address).origin, localStorage: [{ name: 'user', value: user }] }] };
}
