import type { Page, Route } from 'playwright-core';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { people } from '#platform/database/schema/people.ts';
import { hashPassword } from '#core/people/passwords.ts';
import { sceneInBrowser } from '../e2e/sceneInBrowser.ts';
import { told } from '../e2e/heldClock.ts';

const ANA = { name: 'Ana Planta', email: 'ana.planta@exemplo.com', phone: '13977776666', city: 'Cidade da Ana' };
const PASSWORD = 'areia-quente';
const TYPED = 'Rascunho da Ana';

const scene = sceneInBrowser();

// Row 14. Red without either line of forgetUser, or the last of clearSession, in src/areas/entry/session/sessionStore.ts; and when
// replies of the API may be stored (cache-control in server/core/calls/contractRoutes.ts).
it('nothing of a person is found in their browser after Sair', async () => {
  await scene.world.player({ ...ANA, passwordHash: await hashPassword(PASSWORD) });
  const page = await scene.newPage({ path: '/' });
  await page.goto('/recuperar-senha');
  await page.getByLabel('Email').fill(ANA.email);
  await page.goto('/entrar?continue=%2Fcliente%2Fperfil');
  await page.getByLabel('Email').fill(ANA.email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByLabel('Nome').fill(TYPED);
  await told(page, 'Bem-vindo, Ana!');

  const before = await kept(page);
  const [, token = ''] = /token=([\w-]+)/.exec(before) ?? [];
  const secrets = [...Object.values(ANA), TYPED, token];
  const found = (text: string): string[] => secrets.filter((secret) => secret !== '' && text.includes(secret));
  expect(found(before)).toEqual(secrets);

  await page.getByRole('button', { name: /^E aí, / }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
  // What was drawn last fades away.
  await page.getByText('Bem-vindo, Ana!').waitFor({ state: 'detached' });
  expect(found(await kept(page))).toEqual([]);
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(found(await kept(page))).toEqual([]);
});

// Row 14. Red when `keepUser` of src/areas/entry/session/sessionActors.ts asks for no token.
it('what the server says of a person is not stored over whoever came in meanwhile, in another tab', async () => {
  const { world } = scene;
  const player = await world.player({ name: 'Ana Antes' });
  const page = await scene.newPage({ path: '/', session: await world.sessionOf(player) });
  const asked = new Promise<Route>((hold) => void page.route(`**${contract.me.path}`, hold));
  await page.goto('/');
  const answer = await asked;
  await world.database.orm.update(people).set({ name: 'Bia Depois' }).where(eq(people.id, player.id));
  // As the other tab does, before this one hears of it.
  const other = await world.sessionOf(await world.player());
  const stored = [`token=${other.token}`, JSON.stringify({ user: other.user, cachedAt: 0 })] as const;
  await page.evaluate(([cookie, user]) => {
    document.cookie = `${cookie}; Path=/`;
    localStorage.setItem('user', user);
  }, stored);
  await answer.continue();
  await page.getByText('E aí, Bia').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(() => [document.cookie, localStorage.getItem('user')])).toEqual(stored);
});

/** Everything that the page, or a script in it, can still read: the browser's stores, its caches, and what is drawn. */
function kept(page: Page): Promise<string> {
  return page.evaluate(
    async (paths) => {
      const cached = await Promise.all(
        paths.map((path) =>
          fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).then(
            (reply) => reply.text(),
            () => '',
          ),
        ),
      );
      const stores = [await indexedDB.databases(), await caches.keys(), localStorage, sessionStorage];
      const page = [document.documentElement.outerHTML, document.cookie, history.state, window.name, location.href];
      return JSON.stringify([stores, page, cached]);
    },
    [contract.me.path, contract.myReservations.path, contract.exportMyData.path],
  );
}
