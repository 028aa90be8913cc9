import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { toIsoDay } from '#domain/values/days/day.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { openDesk } from '../api/agenda/desk.ts';
import { sceneInBrowser } from './sceneInBrowser.ts';
import { told } from './heldClock.ts';

const scene = sceneInBrowser();
const AFTER_UNDO_MS = 13_000;

/** A player's paid-at-the-arena hour, on the desk's screen and with the player's bell. */
async function reserved() {
  const { world } = scene;
  const [arena, ana] = [await world.arena('local'), await world.player({ name: 'Ana Souza' })];
  const { _id: id } = await openDesk(world).reserved(arena, world.day, [18], 0, ana);
  const path = agendaPath(toIsoDay(world.day));
  const open = async (at: string, who: TestPerson): Promise<Page> => {
    const page = await scene.newPage({ path: at, session: await world.sessionOf(who) });
    await page.goto(at);
    return page;
  };
  return { desk: await open(path, arena.owner), player: await open(ROUTES.myReservations.path, ana), id };
}

async function cancel(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: /^Cancelar reserva de Ana Souza/ }).click();
  const asked = desk.getByRole('dialog', { name: 'Cancelar reserva?' });
  await asked.getByRole('button', { name: 'Cancelar reserva' }).click();
  await told(desk, 'Reserva cancelada com sucesso!');
}

async function passUndo(player: Page): Promise<void> {
  scene.world.database.passTime(AFTER_UNDO_MS);
  await scene.world.runDue();
  await player.reload();
}

it('a cancelled hour rings the player’s bell once it cannot be undone, and leads to it', async () => {
  const { desk, player, id } = await reserved();
  await cancel(desk);
  await passUndo(player);
  await player.getByRole('link', { name: '1 aviso não lido' }).click();
  await player.getByRole('heading', { name: 'Avisos', level: 1 }).waitFor();
  await player.getByRole('link', { name: /^A arena cancelou a sua reserva/ }).click();
  await player.waitForURL(`**/cliente/minhas-reservas/${id}`);
  await player.getByRole('link', { name: 'Avisos', exact: true }).waitFor();
});

// Red without `grid-area` of `.line` in Notices.module.css: a phone's rows were a third narrower.
it('on a phone what a notice says goes on under its hour', async () => {
  const { desk, player } = await reserved();
  await cancel(desk);
  await passUndo(player);
  await player.setViewportSize({ width: 390, height: 844 });
  await player.goto(ROUTES.notices.path);
  const link = player.getByRole('link', { name: /^A arena cancelou a sua reserva/ });
  const line = await link.getByText(/^Arena/).boundingBox();
  const hour = await link.locator('time').boundingBox();
  if (!line || !hour) throw new Error('The notice is not drawn');
  expect(line.x + line.width).toBeCloseTo(hour.x + hour.width, 0);
  expect(line.y).toBeGreaterThanOrEqual(hour.y + hour.height);
});

it('undone in time, it rings no bell', async () => {
  const { desk, player } = await reserved();
  await cancel(desk);
  await desk.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await told(desk, 'Cancelamento desfeito: a reserva voltou.');
  await passUndo(player);
  await player.getByRole('link', { name: 'Avisos', exact: true }).click();
  await player.getByRole('heading', { name: 'Nenhum aviso por aqui' }).waitFor();
  await expect.poll(() => player.getByRole('button', { name: 'Marcar tudo como lido' }).count()).toBe(0);
});

it('all that is on screen is read with one button', async () => {
  const { desk, player } = await reserved();
  await cancel(desk);
  await passUndo(player);
  await player.getByRole('link', { name: '1 aviso não lido' }).click();
  await player.getByRole('button', { name: 'Marcar tudo como lido' }).click();
  await told(player, 'Tudo lido.');
  await player.getByRole('link', { name: 'Avisos', exact: true }).waitFor();
  await player.getByText('Não lido', { exact: true }).waitFor({ state: 'detached' });
});
