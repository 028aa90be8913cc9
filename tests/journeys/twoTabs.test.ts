import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { reservePath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { signUpNewcomer } from '../e2e/newcomer.ts';
import { findPlaces } from '../e2e/places.ts';
import { told } from '../e2e/heldClock.ts';
import { appOnJourney } from './inJourney.ts';

const HOUR = /^Das \d\d:00 às \d\d:00, R\$/;

const app = appOnJourney();

it('what is booked in one tab is in the list of the other, and what is cancelled there is free in the first', async () => {
  const { local } = await findPlaces(app.address);
  const tabs = await app.enter(await signUpNewcomer(app.address));
  const [booking, mine] = [await tabs.newPage(), await tabs.newPage()];
  await mine.goto(ROUTES.myReservations.path);
  await mine.getByText('Você ainda não tem reservas').waitFor();
  await booking.goto(reservePath(local));
  const day = booking.getByRole('group', { name: 'Escolha o dia' }).getByRole('button').nth(3);
  await day.click();
  await expect.poll(() => day.getAttribute('aria-pressed')).toBe('true');
  const free = booking.getByRole('button', { name: HOUR, disabled: false, pressed: false });
  await free.first().waitFor();
  const before = await free.count();

  await free.last().click();
  await booking.getByRole('button', { name: 'Reservar', exact: true }).click();
  await booking.getByRole('dialog', { name: 'Reserva feita' }).waitFor();
  await booking.keyboard.press('Escape');
  await expect.poll(() => free.count()).toBe(before - 1);
  const cancel = mine.getByRole('article').getByRole('button', { name: 'Cancelar' });
  await cancel.click();
  await mine
    .getByRole('dialog', { name: 'Cancelar reserva?' })
    .getByRole('button', { name: 'Cancelar reserva' })
    .click();
  await told(mine, 'Reserva cancelada com sucesso!');
  await cancel.waitFor({ state: 'detached' });
  await expect.poll(() => free.count()).toBe(before);
});

it('who leaves in one tab has left in the other, where nothing of them stays', async () => {
  const tabs = await app.enter(await signUpNewcomer(app.address));
  const [leaving, other] = [await tabs.newPage(), await tabs.newPage()];
  await other.goto(ROUTES.profile.path);
  await expect.poll(() => other.getByLabel('Nome').inputValue()).toBe('Joana Teles');
  await leaving.goto('/');
  await leaving.getByRole('button', { name: /^E aí, Joana\?!/ }).click();
  await leaving.getByRole('button', { name: 'Sair' }).click();
  await leaving.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();

  await told(other, 'Você saiu da conta em outra aba.');
  await other.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
  for (const tab of [leaving, other]) await expect.poll(() => left(tab)).toEqual({ user: null, token: '', named: 0 });
});

/** What the tab still has of who was there. */
async function left(tab: Page) {
  return {
    ...(await tab.evaluate(() => ({
      user: localStorage.getItem('user'),
      token: /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? '',
    }))),
    named: await tab.getByText('Joana').count(),
  };
}
