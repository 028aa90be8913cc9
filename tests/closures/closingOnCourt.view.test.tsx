import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { toIsoDay } from '#domain/values/days/day.ts';
import { closingPath } from '#domain/navigation/paths.ts';
import { openDesk } from '../api/agenda/desk.ts';
import type { TestArena } from '../api/booking/world.ts';
import { passUntil } from '../api/closures/passUntil.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';

let world: SceneWorld;
let arena: TestArena;
beforeAll(async () => {
  world = await openSceneWorld();
  arena = await world.arena('local');
});
afterAll(() => world.close());

// Red without `onCourt` in ClosingFields.tsx and in impactTexts.ts, and without `isInterrupted` in closingForm.ts.
it('who is on court is named, and counts as played unless the desk ticks that the hour is broken off', async () => {
  const desk = openDesk(world);
  const [ana, bia] = [await world.player({ name: 'Ana Prado' }), await world.player({ name: 'Bia Reis' })];
  const { _id: id } = await desk.reserved(arena, world.today, [18], 0, ana);
  await desk.pay(arena.owner, id);
  await desk.reserved(arena, world.today, [18, 20], 1, bia);
  await passUntil(world.database, world.today, 18);
  const { adapter } = openGates(world.app, new Set());
  const { user, close } = mountApp({
    path: closingPath(toIsoDay(world.today)),
    session: await world.sessionOf(arena.owner),
    adapter,
    clock: new SimulatedClock(),
    now: world.now,
    inspect: () => undefined,
  });
  const form = within(await screen.findByRole('dialog', { name: 'Fechar quadras' }));
  await form.findByText('Em quadra agora: Ana Prado (Quadra 1, até 19:00); Bia Reis (Quadra 2, até 19:00).');
  form.getByText('Já começou e perde só o que falta: Bia Reis, 20:00 às 21:00.');
  form.getByText(/^Nenhuma é cancelada inteira\./);
  const tick = form.getByRole('checkbox', { name: 'Hora interrompida' });
  expect(tick).toHaveProperty('checked', false);

  await user.click(tick);
  await form.findByText(/^Todas são canceladas\./);
  expect(form.getByText('Reservas').parentElement?.textContent).toBe('Reservas2');
  form.getByText(/^Em quadra agora: Ana Prado/);
  await user.click(form.getByRole('button', { name: 'Fechar quadras' }));
  await screen.findByText('Quadras fechadas.');
  expect((await world.read(arena.owner, id)).body.data.reservation.status).toBe('CANCELADA');
  close();
});
