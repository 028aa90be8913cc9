import { expect, it } from 'vitest';
import { toIsoDay } from '#domain/values/days/day.ts';
import { agendaPath, queueJoinPath } from '#domain/navigation/paths.ts';
import { openDesk } from '../api/agenda/desk.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { sceneInBrowser } from './sceneInBrowser.ts';
import { told } from './heldClock.ts';

const scene = sceneInBrowser();
const AFTER_UNDO_MS = 13_000;

// Red without `offerFreed` as a last step of transactions, and without the address of the hours in OfferLine.tsx.
it('a taken hour is waited for, offered when it is free, and booked', async () => {
  const { world } = scene;
  const [arena, ana, bia] = [
    await world.arena('local'),
    await world.player({ name: 'Ana Souza' }),
    await world.player({ name: 'Bia Lima' }),
  ];
  const { day } = world;
  await openDesk(world).reserved(arena, day, [18], 0, ana);
  const open = async (path: string, who: TestPerson) => {
    const page = await scene.newPage({ path, session: await world.sessionOf(who) });
    await page.goto(path);
    return page;
  };

  const page = await open(queueJoinPath(arena.id, toIsoDay(day)), bia);
  await page.getByLabel('Quadra', { exact: true }).selectOption('Quadra 1');
  await page.getByLabel('Começa às').selectOption('18:00');
  await page.getByLabel('Até quando avisar').selectOption('Até 1 hora antes');
  await page.getByRole('button', { name: 'Entrar na fila' }).click();
  await page.getByRole('link', { name: 'Ver minhas filas' }).click();
  await page.getByText('Esperando um destes horários ficar livre.').waitFor();

  const desk = await open(agendaPath(toIsoDay(day)), arena.owner);
  await desk.getByRole('button', { name: /^Cancelar reserva de Ana Souza/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Cancelar reserva' }).click();
  await told(desk, 'Reserva cancelada com sucesso!');
  world.database.passTime(AFTER_UNDO_MS);
  await world.runDue();

  await page.reload();
  await page.getByRole('link', { name: '1 aviso não lido' }).waitFor();
  await page.getByText('É a sua vez: Quadra 1, 18:00 às 19:00').waitFor();
  await page.getByRole('link', { name: 'Reservar agora' }).click();
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  await page.getByRole('dialog', { name: 'Reserva feita' }).waitFor();
  const { reservations } = (await openDesk(world).agenda(arena.owner, day)).body.data;
  expect(reservations.map(({ player }: { player: { name: string } }) => player.name)).toEqual([
    'Ana Souza',
    'Bia Lima',
  ]);
});
