import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { weekdayOf } from '#domain/values/days/day.ts';
import { seriesAskPath } from '#domain/navigation/paths.ts';
import { seriesRequests } from '#platform/database/schema/seriesRequests.ts';
import type { TestArena, TestPerson } from '../api/booking/world.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { type MountedApp, mountApp } from '../models/views/mount.tsx';
import { press } from '../models/views/onScreen.ts';

const WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];

let world: SceneWorld;
let mounted: MountedApp | undefined;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());
afterEach(() => mounted?.close());

async function open(arena: TestArena, player: TestPerson): Promise<MountedApp> {
  const session = await world.sessionOf(player);
  const { adapter } = openGates(world.app, new Set());
  const clock = new SimulatedClock();
  const path = seriesAskPath(arena.id);
  mounted = mountApp({ path, session, adapter, clock, now: world.now, inspect: () => undefined });
  return mounted;
}

test('a player asks for an hour of every week; what is missing is said first, and a refusal leaves what was typed', async () => {
  const arena = await world.arena('local', 2);
  const player = await world.player();
  const app = await open(arena, player);
  await press(app, 'Enviar pedido');
  await screen.findByText('Escolha o dia da semana.');
  const fill = async () => {
    await app.user.click(screen.getByText(WEEKDAYS[weekdayOf(world.day)] ?? ''));
    await app.user.selectOptions(screen.getByLabelText('Começa às'), '18:00');
    await app.user.type(screen.getByLabelText(/^Recado/), 'Somos quatro.');
  };
  await fill();
  await press(app, 'Enviar pedido');
  await screen.findByText('Pedido enviado');
  const [row] = await world.database.orm.select().from(seriesRequests);
  expect(row).toMatchObject({ arenaId: arena.id, playerId: player.id, startHour: 18, hours: 1, note: 'Somos quatro.' });
  app.close();

  const again = await open(arena, player);
  await again.user.click(await screen.findByText(WEEKDAYS[weekdayOf(world.day)] ?? ''));
  await again.user.selectOptions(screen.getByLabelText('Começa às'), '18:00');
  await press(again, 'Enviar pedido');
  await screen.findByText('Você já pediu este horário a esta arena. Aguarde a resposta.');
  expect(screen.getByLabelText('Começa às')).toHaveProperty('value', '18');
});
