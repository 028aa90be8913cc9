import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { recoveryEndpoints } from '#domain/contract/recovery.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { sceneInBrowser } from '../e2e/sceneInBrowser.ts';
import { mailedToken } from '../models/scenes/reset.ts';

const ELSEWHERE = 'http://elsewhere.test/pagina';
const NEW_PASSWORD = 'areia morna 27';

const scene = sceneInBrowser();

// Row 9: the token of a reset link, where others look. Red without TakeToken in src/areas/entry/session/recovery/ResetScreen.tsx, but for
// what says otherwise.
describe('finding the token of a reset link', () => {
  let page: Page;
  let token: string;
  /** Address and referrer of all that the page asked for after its first answer. */
  let asked: string[];
  beforeEach(async () => {
    const person = await scene.world.player();
    token = await mailedToken(scene.world, `${person.id}@exemplo.com`);
    page = await scene.newPage({ path: '/' });
    asked = [];
    await page.goto(ROUTES.home.path);
    const checked = page.waitForResponse((response) => response.url().endsWith(recoveryEndpoints.checkResetLink.path));
    await page.goto(ROUTES.resetPassword.path.replace(':token', token));
    page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    await formIsThere();
    // The form is there while the link is still being checked, and goes again when that finds it over.
    await checked;
  });

  const formIsThere = () => page.getByRole('form', { name: 'Criar nova senha' }).waitFor();

  it('in the address, the title or the history', async () => {
    expect(await seen()).toEqual({ path: '/esqueceu-senha/aberto', hasToken: false });
    await page.reload();
    await formIsThere();
    expect(await seen()).toEqual({ path: '/esqueceu-senha/aberto', hasToken: false });
    await page.goBack();
    expect(await seen()).toEqual({ path: '/', hasToken: false });
    await page.goForward();
    await formIsThere();
    expect(await seen()).toEqual({ path: '/esqueceu-senha/aberto', hasToken: false });
  });

  // Red without TakeToken once the referrer policy of platform/http/contentSecurity.ts is 'unsafe-url' too: each alone keeps it.
  it('in what other servers, and ours, are told of where a request comes from', async () => {
    await page.route(ELSEWHERE, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Longe</p>' }));
    await page.evaluate((there) => {
      const link = document.createElement('a');
      link.href = there;
      document.body.append(link);
      link.click();
    }, ELSEWHERE);
    await page.getByText('Longe').waitFor();
    await expect.poll(() => page.evaluate(() => document.referrer)).toBe('');
    expect(asked).toContain(`${ELSEWHERE} `);
    expect(asked.filter((request) => request.includes(token))).toEqual([]);
  });

  // Red without keptToken's sessionStorage: with localStorage every tab would have it.
  it('in another tab', async () => {
    const other = await page.context().newPage();
    await other.goto(ROUTES.resetPassword.path.replace(':token', 'aberto'));
    await other.getByRole('heading', { level: 1, name: 'Este link não abre mais' }).waitFor();
    expect(await kept(other)).not.toContain(token);
    expect(await kept(page)).toContain(token);
  });

  // Red without forgetLink in src/areas/entry/session/recovery/resetActors.ts.
  it('in the tab, once it is used', async () => {
    await change();
    await page.waitForURL(`**${ROUTES.login.path}`);
    expect(await kept(page)).not.toContain(token);
  });

  // Red without forgetLink in src/areas/entry/session/recovery/resetActors.ts.
  it('in the tab, once it is over', async () => {
    scene.world.database.passTime(31 * 60_000);
    await change();
    await page.getByText('Este link expirou. Peça outro.').waitFor();
    expect(await kept(page)).not.toContain(token);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Este link não abre mais' }).waitFor();
  });

  async function change(): Promise<void> {
    await page.getByLabel('Nova senha', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Repita a nova senha', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  }

  async function seen() {
    const { path, texts } = await page.evaluate(() => ({
      path: location.pathname,
      texts: [location.href, document.title, document.documentElement.outerHTML, JSON.stringify(history.state)],
    }));
    return { path, hasToken: texts.some((text) => text.includes(token)) };
  }
});

/** Everything that scripts of the app can read later. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([document.cookie, localStorage, sessionStorage]));
}
