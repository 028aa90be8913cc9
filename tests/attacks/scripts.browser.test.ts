import { describe, expect, it } from 'vitest';
import { ROUTES } from '#domain/navigation/routes.ts';
import { sceneInBrowser } from '../e2e/sceneInBrowser.ts';
import { SCRIPT } from './storedScripts.ts';

const scene = sceneInBrowser();

// Row 15. Red with 'unsafe-inline' among the scripts in platform/http/contentSecurity.ts.
describe('script', () => {
  it('that gets into the page by another way is not run either', async () => {
    const page = await scene.newPage({ path: '/' });
    await page.goto(ROUTES.login.path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const refused = await page.evaluate(
      (payload) =>
        new Promise<string>((resolve) => {
          addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), { once: true });
          const place = document.createElement('div');
          place.innerHTML = payload;
          const script = document.createElement('script');
          script.textContent = 'window.pwned=1';
          document.body.append(place, script);
        }),
      SCRIPT,
    );
    expect(refused).toMatch(/^script-src/);
    expect(await page.evaluate(() => globalThis.pwned)).toBeUndefined();
  });
});
