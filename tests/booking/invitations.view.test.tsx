import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ROUTES } from '#domain/navigation/routes.ts';
import { arenaBlocks } from '#platform/database/schema/arenaBlocks.ts';
import { seriesInvitations } from '#platform/database/schema/seriesInvitations.ts';
import { openSeries } from '../api/series/mensalista.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import type { MountedApp } from '../models/views/mount.tsx';
import { press } from '../models/views/onScreen.ts';
import { openPage } from '../models/views/openPage.ts';

let world: SceneWorld;
let mounted: MountedApp | undefined;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());
afterEach(() => mounted?.close());

const answers = async () => {
  const rows = await world.database.orm.select().from(seriesInvitations);
  return rows.map(({ answer }) => answer);
};

test('a player accepts one weekly hour, refuses another, and blocks the arena that asks for a third', async () => {
  const arena = await world.arena('local', 2);
  const player = await world.player({ name: 'Bia Rocha' });
  for (const startHour of [7, 9, 20]) await openSeries(world, arena).offer({ player: player.id, startHour, hours: 1 });
  mounted = await openPage(world, ROUTES.myBills.path, player);
  await screen.findByText('Convites de arenas');
  await press(mounted, /^Aceitar: .*07:00/);
  await screen.findByText('Você é mensalista: as semanas estão nas suas reservas.');
  await press(mounted, /^Recusar: .*09:00/);
  await screen.findByText('Recusar o convite?');
  await press(mounted, 'Recusar');
  await screen.findByText('Convite recusado.');
  await waitFor(async () => expect(new Set(await answers())).toEqual(new Set(['accepted', 'refused', null])));
  await press(mounted, /^Bloquear arena: /);
  await press(mounted, 'Bloquear arena');
  await screen.findByText('Arena bloqueada.');
  await waitFor(() => expect(screen.queryByText('Convites de arenas')).toBeNull());
  mounted.close();

  mounted = await openPage(world, ROUTES.settings.path, player);
  await press(mounted, /^Desbloquear: /);
  await screen.findByText('Arena desbloqueada.');
  expect(await world.database.orm.select().from(arenaBlocks)).toEqual([]);
});
