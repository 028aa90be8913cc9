import { expect, it } from 'vitest';
import { appInBrowser } from './inBrowser.ts';

const app = appInBrowser();

// Red without `isUnknown` in src/app/shells.tsx.
it('who is signed in is not offered to sign in while the code of the page is on its way', async () => {
  const page = await app.pageOf('player');
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByPlaceholder('Arena, bairro ou cidade').waitFor();
  const signIn = page.locator('header a', { hasText: 'Entrar' });
  await signIn.waitFor({ state: 'attached' });
  expect(await signIn.isVisible()).toBe(false);
});
