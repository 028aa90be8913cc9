import type { Page } from 'playwright-core';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { ownerReservePath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { sessions } from '#platform/database/schema/people.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { sceneInBrowser } from '../e2e/sceneInBrowser.ts';
import { loginOf } from '../models/scenes/login.ts';

const GUEST = { name: 'Rui Prado', phone: '13977776666', note: 'Traz a rede' };
const OFFER = 'Continuar: reserva de Rui Prado, 19:00';

const scene = sceneInBrowser();
let page: Page;

// Row 14. Red without the person in `takeBack`, or when `forget` or `setAside` keeps the tab's storage.
it('what somebody typed when their session ended is nobody else’s at that machine, and is gone after Sair', async () => {
  const { world } = scene;
  const [arena, other] = [await world.arena('local'), await world.arena('local')];
  for (const { owner } of [arena, other]) await loginOf(world, owner);
  page = await scene.newPage({ path: '/', session: await world.sessionOf(arena.owner) });
  const [court = ''] = arena.courts.map(({ id }) => id);
  const address = ownerReservePath({ day: toIsoDay(addDays(world.today, 1)), court, hour: 19 });

  // The session ends while somebody types, and somebody else takes the machine.
  await typeAt(address);
  await expect.poll(() => found()).toEqual(Object.values(GUEST));
  await endSession(arena.owner);
  await logIn(other.owner);
  await page.waitForURL((url) => url.pathname === ROUTES.ownerDashboard.path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByText(OFFER).count()).toBe(0);
  expect(await found()).toEqual([]);
  await page.goto(address);
  await page.getByText('Convidado', { exact: true }).click();
  await expect.poll(() => page.getByLabel('Nome do convidado').inputValue()).toBe('');
  await leave();

  // The same person comes back.
  await logIn(arena.owner);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await typeAt(address);
  await endSession(arena.owner);
  await logIn(arena.owner);
  await page.getByText(OFFER).waitFor();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Nome do convidado').waitFor();
  expect(page.url()).toBe(scene.address + address);
  await expect.poll(() => typed()).toEqual([GUEST.name, '(13) 97777-6666', GUEST.note]);
  await page.reload();
  await page.getByLabel('Nome do convidado').waitFor();
  await expect.poll(() => typed()).toEqual([GUEST.name, '(13) 97777-6666', GUEST.note]);

  await leave();
  expect(await found()).toEqual([]);
  await logIn(arena.owner);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByText(OFFER).count()).toBe(0);
});

async function typeAt(address: string): Promise<void> {
  await page.goto(address);
  await page.getByText('Convidado', { exact: true }).click();
  await page.getByLabel('Nome do convidado').fill(GUEST.name);
  await page.getByLabel('Telefone').fill(GUEST.phone);
  await page.getByText('Mais opções').click();
  await page.getByLabel('Observação').fill(GUEST.note);
}

async function endSession({ id }: TestPerson): Promise<void> {
  await scene.world.database.orm.delete(sessions).where(eq(sessions.personId, id));
  // The page may ask for something itself, and be refused and gone, before the press.
  await page.evaluate(() =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Reservar')?.click(),
  );
  await page.getByLabel('Email').waitFor();
}

async function logIn({ id }: TestPerson): Promise<void> {
  const { password } = await loginOf(scene.world, { id, token: '' });
  await page.getByLabel('Email').fill(`${id}@exemplo.com`);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL((url) => url.pathname === ROUTES.ownerDashboard.path);
}

async function leave(): Promise<void> {
  await page.getByRole('button', { name: /^E aí, / }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
}

function typed(): Promise<string[]> {
  const fields = ['Nome do convidado', 'Telefone', 'Observação'];
  return Promise.all(fields.map((label) => page.getByLabel(label).inputValue()));
}

/** What of the guest is in the browser's stores. */
async function found(): Promise<string[]> {
  const stores = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]));
  return Object.values(GUEST).filter((text) => stores.includes(text));
}
