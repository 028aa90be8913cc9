import { expect, it } from 'vitest';
import { toIsoDay } from '#domain/values/days/day.ts';
import { closingPath, rebookingPath, reservationPath } from '#domain/navigation/paths.ts';
import { openDesk } from '../api/agenda/desk.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { sceneInBrowser } from './sceneInBrowser.ts';
import { told } from './heldClock.ts';

const scene = sceneInBrowser();
const UNDO_MS = 62_000;

// Red without the link of `courtsClosed` to the page, and without `rebooking` in the player's reservation.
it('the rain takes an hour, and its player has another before the arena telephones anybody', async () => {
  const { world } = scene;
  const [arena, ana] = [await world.arena('local'), await world.player({ name: 'Ana Souza' })];
  const { day } = world;
  const desk = openDesk(world);
  const { _id: id } = await desk.reserved(arena, day, [18, 19], 0, ana);
  await desk.pay(arena.owner, id);
  const open = async (path: string, who: TestPerson) => {
    const page = await scene.newPage({ path, session: await world.sessionOf(who) });
    await page.goto(path);
    return page;
  };

  const owner = await open(closingPath(toIsoDay(day)), arena.owner);
  const form = owner.getByRole('dialog', { name: 'Fechar quadras' });
  await form.getByText(/^1 reserva, R\$\s161,00: em até 72 horas/).waitFor();
  await form.getByRole('button', { name: 'Fechar quadras' }).click();
  await told(owner, 'Quadras fechadas.');
  world.database.passTime(UNDO_MS);
  await world.runDue();

  const page = await open(reservationPath(id), ana);
  await page
    .getByText(/^R\$\s161,00 esperam a sua escolha até/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: '1 aviso não lido' }).click();
  await page.getByText('Chuva: a arena cancelou a sua reserva').click();
  await page.waitForURL(`**${rebookingPath(id)}`);
  const hour = page.getByRole('button', { name: /^Das .+, R\$/ }).first();
  const [, from = '', to = ''] = /^Das (\S+) às (\S+),/.exec((await hour.textContent()) ?? '') ?? [];
  await hour.click();
  await page.getByRole('dialog', { name: 'Remarcar a reserva?' }).getByRole('button', { name: 'Remarcar' }).click();
  await page.getByRole('heading', { name: 'Reserva remarcada' }).waitFor();
  await page.getByRole('link', { name: 'Ver a reserva' }).click();
  await page.waitForURL(`**${reservationPath(id)}`);
  await page.getByText(`${from} às ${to}`).first().waitFor();
  const { status, totalValue } = (await world.read(arena.owner, id)).body.data.reservation;
  expect([status, totalValue]).toEqual(['PAGA', 161]);
});
