import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { TERMS_VERSION } from '#domain/legal/terms.ts';
import { bookAnHour, signUpNewcomer } from '../e2e/newcomer.ts';
import { findPlaces } from '../e2e/places.ts';
import { told } from '../e2e/heldClock.ts';
import { typeLogin } from '../e2e/people.ts';
import { appOnJourney } from './inJourney.ts';

const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

const app = appOnJourney();

it('a player takes the data along and leaves for good', async () => {
  const person = await signUpNewcomer(app.address);
  const { local } = await findPlaces(app.address);
  const reservations = await bookAnHour(app.address, person, local);
  const page = await app.pageOf(person);
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Configurações' }).click();
  await page.getByRole('heading', { level: 1, name: 'Configurações' }).waitFor();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar meus dados' }).click(),
  ]);
  await told(page, 'Seus dados foram baixados.');
  expect(file.suggestedFilename()).toBe('quadra-livre-meus-dados.json');
  const session = { createdAt: INSTANT, expiresAt: INSTANT };
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toEqual({
    exportedAt: INSTANT,
    user: {
      _id: person.id,
      email: person.email,
      pendingEmail: person.email,
      status: 'active',
      unableToLogin: false,
      role: 'player',
      name: 'Joana Teles',
      gender: 'F',
      city: 'Santos',
      phone: '13988887777',
    },
    memberSince: INSTANT,
    payouts: [],
    sessions: [session, session],
    signInProviders: [],
    paymentAccounts: [],
    reservations,
    seriesRequests: [],
    seriesInvitations: [],
    arenaRecords: [],
    blockedArenas: [],
    waiting: [],
    vouchers: [],
    credits: [],
    movements: [],
    series: [],
    bills: [],
    absences: [],
    events: [],
    registrations: [],
    carts: [],
    notices: [],
    mailChoices: { off: [], pushOff: [], whatsappOff: [] },
    pushDevices: [],
    whatsapp: {},
    whatsappMessages: [],
    calendarFeed: {},
    terms: [{ version: TERMS_VERSION, acceptedAt: INSTANT }],
  });

  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Excluir sua conta?' });
  await dialog.getByLabel('Sua senha').fill('não é esta');
  await dialog.getByRole('button', { name: 'Excluir conta' }).click();
  await dialog.getByText('A senha informada não está correta.').waitFor();
  await dialog.getByLabel('Sua senha').fill(person.password);
  await dialog.getByRole('button', { name: 'Excluir conta' }).click();
  await told(page, 'Sua conta foi excluída.');
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
  await expect.poll(() => left(page)).toEqual({ path: '/entrar', local: [], session: [], token: false });

  await page.goto('/entrar');
  await typeLogin(page, person);
  await page.getByText('Email ou senha incorretos.').waitFor();
});

/** What the browser still has of the person. */
function left(page: Page) {
  return page.evaluate(() => ({
    path: location.pathname,
    local: Object.keys(localStorage).filter((key) => key !== 'mantine-color-scheme-value'),
    session: Object.keys(sessionStorage),
    token: /(^|; )token=[^;]/.test(document.cookie),
  }));
}
