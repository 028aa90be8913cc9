import { expect, it } from 'vitest';
import { DEFAULT_BOOKING_RULES } from '#domain/arenas/bookingRules.ts';
import { addDays, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { claimedUpTo, daysUpTo } from '#domain/series/weeks.ts';
import { farDay } from '../e2e/ownersDay.ts';
import { told } from '../e2e/heldClock.ts';
import { appOnJourney } from './inJourney.ts';
import { openNewArena } from '../e2e/newArena.ts';

/** As the form has them, Sunday first. */
const WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];

const app = appOnJourney();

it('a mensalista is agreed from the agenda, and each of the next weeks is reserved in it', async () => {
  const page = await app.pageOf(await openNewArena(app.address));
  const { day: today } = momentIn(new Date(), DEFAULT_ZONE);
  // Not today's: its hour may be over.
  const weekday = weekdayOf(addDays(today, 3));
  const weeks = daysUpTo({ weekday, from: today }, claimedUpTo(today, DEFAULT_BOOKING_RULES));
  await page.goto(agendaPath(toIsoDay(farDay(3))));
  await page.getByRole('link', { name: 'Mensalistas' }).click();
  await page.getByRole('link', { name: 'Novo mensalista' }).first().click();
  await page.getByText('Convidado', { exact: true }).click();
  await page.getByLabel('Nome do convidado').fill('Rui do Farol');
  await page.getByText(WEEKDAYS[weekday] ?? '', { exact: true }).click();
  const hour = page.getByLabel('Começa às');
  await hour.locator('option', { hasText: '07:00' }).waitFor({ state: 'attached' });
  await hour.selectOption('07:00');
  await page.getByRole('button', { name: 'Conferir semanas' }).click();
  await page.getByText('52 semanas conferidas: todas livres.').waitFor();
  await page.getByRole('button', { name: 'Combinar mensalista' }).click();
  await page.getByRole('heading', { name: 'Mensalista combinado' }).waitFor();
  await told(page, 'Mensalista combinado.');

  await page.getByRole('link', { name: 'Ver mensalistas' }).click();
  const card = page.getByRole('listitem', { name: 'Rui do Farol' });
  await card.getByText('Próximas semanas').click();
  const reserved = card.getByRole('listitem').filter({ hasText: 'Reservada' }).getByRole('link');
  await expect.poll(() => reserved.allInnerTexts()).toEqual(weeks.map(spokenDay));

  await reserved.last().click();
  await page.waitForURL((url) => url.searchParams.get('dia') === weeks.map(toIsoDay).at(-1));
  await page.getByRole('button', { name: /^07:00, Quadra 1, Rui do Farol, Confirmada, R\$\s90,00/ }).waitFor();
});
