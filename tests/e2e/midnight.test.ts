import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { reservePath } from '#domain/navigation/paths.ts';
import { passTime } from './heldClock.ts';
import { sceneInBrowser } from './sceneInBrowser.ts';

const scene = sceneInBrowser();
/** To the same hour, so that each test finds the same hours free. */
const A_DAY_MS = 24 * 60 * 60_000;

/** The reserve page of an arena, before a player; what it shows is of today. */
async function openReserve() {
  const { world } = scene;
  const path = reservePath((await world.arena('local')).id);
  const page = await scene.newPage({ path, session: await world.sessionOf(await world.player()) });
  await page.goto(path);
  await hour(page, 'Das 18:00').waitFor();
  return page;
}

const days = (page: Page) => page.getByRole('group', { name: 'Escolha o dia' }).getByRole('button');
/** The button of the day that is today by the server's clock. */
const today = (page: Page) =>
  page.getByRole('button', { name: `Hoje, ${spokenDay(momentIn(scene.world.now(), DEFAULT_ZONE).day)}` });
const hour = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Quadra 1' }).getByRole('button', { name, exact: false });
const code = (page: Page) => page.getByRole('textbox', { name: 'Voucher' });

/** A day passes for the server and for the device. */
async function passDay(page: Page): Promise<void> {
  scene.world.database.passTime(A_DAY_MS);
  await passTime(page, A_DAY_MS);
}

// Red without TurnOfDay in Booking.tsx, and the code's without `code` in the input of the booking.
it('a reserve page that stays open over midnight shows the new day, and keeps the code that was typed', async () => {
  const page = await openReserve();
  await code(page).fill('AREIA10');
  await passDay(page);
  await today(page).waitFor();
  await expect.poll(async () => [await days(page).count(), await code(page).inputValue()]).toEqual([7, 'AREIA10']);
});

// Red when canBeginAnew does not ask for the chosen hours.
it('hours of a later day stay chosen, and the new day is shown once they are not', async () => {
  const page = await openReserve();
  await days(page).nth(2).click();
  const chosen = hour(page, 'Das 08:00');
  await chosen.click();
  await passDay(page);
  await passTime(page, 2_000);
  // In this order: a page that began anew would first read the hours.
  await expect
    .poll(async () => [await chosen.getAttribute('aria-pressed'), await today(page).count()])
    .toEqual(['true', 0]);
  await chosen.click();
  await today(page).waitFor();
});

// Red when canBeginAnew does not ask for the day.
it('hours of the day that is over are let go, and it is said', async () => {
  const page = await openReserve();
  await hour(page, 'Das 23:00').click();
  await page.waitForURL(/hora=23/);
  await passDay(page);
  await page.getByText('O dia deste link já passou. Escolha outro dia.').waitFor();
  await today(page).waitFor();
});

// Red without TurnOfDay in OwnerBooking.tsx.
it('the desk’s reserve page does so too, and keeps who was typed', async () => {
  const { world } = scene;
  const { owner } = await world.arena('local');
  const { path } = ROUTES.ownerReserve;
  const page = await scene.newPage({ path, session: await world.sessionOf(owner) });
  await page.goto(path);
  await page.getByText('Convidado', { exact: true }).click();
  const guest = page.getByRole('textbox', { name: 'Nome do convidado' });
  await guest.fill('Caio Reis');
  await passDay(page);
  await today(page).waitFor();
  await expect.poll(() => guest.inputValue()).toBe('Caio Reis');
});
