import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { reservePath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { playerCredits } from '#platform/database/schema/ledger.ts';
import { openGates } from '../models/views/gates.ts';
import { type MountedApp, mountApp } from '../models/views/mount.tsx';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';

let world: SceneWorld;
let mounted: MountedApp | undefined;

beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());
afterEach(() => mounted?.close());

async function open(player: Awaited<ReturnType<SceneWorld['player']>>) {
  const { adapter } = openGates(world.app, new Set());
  const session = await world.sessionOf(player);
  const clock = new SimulatedClock();
  const path = ROUTES.myReservations.path;
  mounted = mountApp({ path, session, adapter, clock, now: world.now, inspect: () => undefined });
  await mounted.user.click(await screen.findByRole('link', { name: 'Meus vouchers' }));
  await screen.findByRole('heading', { level: 1, name: 'Meus vouchers' });
}

test('each voucher says where, how much, how often and until when; what can be used leads to its arena', async () => {
  const [arena, player] = [await world.arena('local', 1, { name: 'Arena Sol' }), await world.player()];
  await world.voucher({ arena, player }, { code: 'AREIA33', discountBasisPoints: 3_330, credits: 2 });
  await world.voucher({ arena, player }, { code: 'GASTO', credits: 0 });
  await open(player);
  const usable = within(await screen.findByRole('region', { name: /^Voucher AREIA33, / }));
  for (const words of ['33,3%', 'Arena Sol', '2 créditos restantes', 'Sem data de validade', 'Ativo'])
    usable.getByText(words);
  expect(usable.getByRole('link', { name: 'Reservar com ele' }).getAttribute('href')).toBe(
    `${reservePath(arena.id)}?voucher=AREIA33`,
  );
  const spent = within(screen.getByRole('region', { name: /^Voucher GASTO, / }));
  spent.getByText('Sem créditos');
  expect(spent.queryByRole('link')).toBeNull();
});

test('who has none is told where they come from', async () => {
  await open(await world.player());
  await screen.findByText('Você ainda não tem vouchers');
});

test('what arenas owe the player stands above the vouchers, also without any', async () => {
  const [arena, player] = [await world.arena('local', 1, { name: 'Arena Sol' }), await world.player()];
  await world.database.orm.insert(playerCredits).values({ arenaId: arena.id, playerId: player.id, centavos: 44_28 });
  await open(player);
  const owed = within(await screen.findByRole('region', { name: 'Crédito nas arenas' }));
  owed.getByRole('link', { name: 'Arena Sol' });
  owed.getByText(/^R\$.44,28$/);
  expect(screen.queryByText('Você ainda não tem vouchers')).toBeNull();
});
