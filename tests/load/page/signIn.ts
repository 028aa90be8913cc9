import type { Page } from 'playwright-core';
import { contract } from '#domain/contract/contract.ts';
import { ROUTES } from '#domain/navigation/routes.ts';

/** Signed in as the app itself leaves it: the cookie, and who it is. */
export async function signIn(page: Page, origin: string, token: string): Promise<void> {
  await page.goto(ROUTES.login.path);
  const headers = { authorization: `Bearer ${token}` };
  const answer: { data: { user: object } } = await (await page.request.get(contract.me.path, { headers })).json();
  await page.context().addCookies([{ name: 'token', value: token, url: origin }]);
  const stored = JSON.stringify({ user: answer.data.user, cachedAt: 0 });
  await page.evaluate((user) => localStorage.setItem('user', user), stored);
}
