import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEFAULT_BOOKING_RULES } from '#domain/arenas/bookingRules.ts';
import { addDays, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { weekPrice } from '#domain/series/monthlySum.ts';
import { formatReais } from '#domain/values/money.ts';
import { claimedUpTo, daysUpTo } from '#domain/series/weeks.ts';
import { farDay } from '../e2e/ownersDay.ts';
import { told } from '../e2e/heldClock.ts';
import { appOnJourney } from './inJourney.ts';
import { openNewArena } from '../e2e/newArena.ts';

/** As the form has them, Sunday first. */
const WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];

const app = appOnJourney();

/** The most taps that it takes, typing apart. */
const MOST_CLICKS = 8;

it('a mensalista with a sum a month is agreed from the agenda in a few clicks, and each of the next weeks is reserved in it', async () => {
  const page = await app.pageOf(await openNewArena(app.address));
  const { day: today } = momentIn(new Date(), DEFAULT_ZONE);
  // Not today's: its hour may be over.
  const weekday = weekdayOf(addDays(today, 3));
  const weeks = daysUpTo({ weekday, from: today }, claimedUpTo(today, DEFAULT_BOOKING_RULES));
  await page.goto(agendaPath(toIsoDay(farDay(3))));
  let clicks = 0;
  const click = async (on: Locator) => {
    clicks += 1;
    await on.click();
  };
  await click(page.getByRole('link', { name: 'Mensalistas' }));
  await click(page.getByRole('link', { name: 'Novo mensalista' }).first());
  await click(page.getByText('Convidado', { exact: true }));
  await page.getByLabel('Nome do convidado').fill('Rui do Farol');
  await click(page.getByText(WEEKDAYS[weekday] ?? '', { exact: true }));
  const hour = page.getByLabel('Começa às');
  await hour.locator('option', { hasText: '07:00' }).waitFor({ state: 'attached' });
  clicks += 1;
  await hour.selectOption('07:00');
  await click(page.getByText('Por mês', { exact: true }));
  await page.getByLabel('Valor por mês').fill('400,01');
  await click(page.getByRole('button', { name: 'Conferir semanas' }));
  await page.getByText('52 semanas conferidas: todas livres.').waitFor();
  await page.getByRole('heading', { name: 'Próximas mensalidades' }).waitFor();
  await click(page.getByRole('button', { name: 'Combinar mensalista' }));
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  await page.getByRole('heading', { name: 'Mensalista combinado' }).waitFor();
  await told(page, 'Mensalista combinado.');

  await page.getByRole('link', { name: 'Ver mensalistas' }).click();
  const card = page.getByRole('listitem', { name: 'Rui do Farol' });
  await card.getByText('R$ 400,01 por mês').waitFor();
  await card.getByText('Próximas semanas').click();
  const reserved = card.getByRole('listitem').filter({ hasText: 'Reservada' }).getByRole('link');
  await expect.poll(() => reserved.allInnerTexts()).toEqual(weeks.map(spokenDay));

  await reserved.last().click();
  await page.waitForURL((url) => url.searchParams.get('dia') === weeks.map(toIsoDay).at(-1));
  const last = weeks.at(-1) ?? today;
  const share = weekPrice({ price: 0, monthly: { sum: 400_01, fifthWeek: 'included', skippedWeek: 'off' } }, last);
  const name = `07:00, Quadra 1, Rui do Farol, Confirmada, ${formatReais(share)}, Mensalista por mês`;
  await page.getByRole('button', { name }).first().waitFor();
});
