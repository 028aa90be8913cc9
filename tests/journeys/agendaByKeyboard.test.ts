import { expect, it } from 'vitest';
import { toIsoDay } from '#domain/values/days/day.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { farDay } from '../e2e/ownersDay.ts';
import { told } from '../e2e/heldClock.ts';
import { appOnJourney } from './inJourney.ts';
import { tabTo } from './keyboard.ts';
import { openNewArena } from '../e2e/newArena.ts';

const app = appOnJourney();

it('the agenda is walked by the keyboard, from hour to hour and on to a booking that stands in it', async () => {
  const page = await app.pageOf(await openNewArena(app.address));
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.goto(agendaPath(toIsoDay(farDay(2))));
  await page.getByRole('grid', { name: 'Reservas por hora e quadra' }).waitFor();

  await tabTo(page, page.getByRole('link', { name: 'Reservar às 07:00 na Quadra 1' }));
  for (const [key, cell] of [
    ['ArrowRight', '07:00 na Quadra 2'],
    ['ArrowDown', '08:00 na Quadra 2'],
    ['Home', '08:00 na Quadra 1'],
    ['Control+End', '21:00 na Quadra 2'],
    ['ArrowDown', '21:00 na Quadra 2'],
    ['Control+Home', '07:00 na Quadra 1'],
    ['ArrowDown', '08:00 na Quadra 1'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(focused, { message: key }).toBe(`Reservar às ${cell}`);
  }

  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Dia e horários' }).waitFor();
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByLabel('Nome do convidado'));
  await page.keyboard.type('Turma do Teclado');
  await tabTo(page, page.getByRole('button', { name: 'Reservar', exact: true }));
  await page.keyboard.press('Enter');
  const card = page.getByRole('button', { name: /^08:00, Quadra 1, Turma do Teclado, Confirmada, R\$\s90,00/ });
  await card.waitFor();
  await told(page, 'Reserva(s) feita(s) sucesso!');

  await tabTo(page, card);
  await page.keyboard.press('Enter');
  const open = page.getByRole('dialog');
  await open.getByText('Turma do Teclado', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await open.waitFor({ state: 'detached' });
  await expect.poll(focused).toMatch(/^08:00, Quadra 1, Turma do Teclado, Confirmada/);
});
