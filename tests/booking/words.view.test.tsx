import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { addDays } from '#domain/values/days/day.ts';
import { reservePath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { orderOf, type TestArena, type TestPerson } from '../api/booking/world.ts';
import { openGates } from '../models/views/gates.ts';
import { type MountedApp, mountApp } from '../models/views/mount.tsx';
import { press } from '../models/views/onScreen.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';

let world: SceneWorld;
let arena: TestArena;
let player: TestPerson;
let mounted: MountedApp | undefined;

beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());
beforeEach(async () => {
  [arena, player] = [await world.arena('local', 1), await world.player()];
});
afterEach(() => mounted?.close());

async function open(path: string): Promise<MountedApp> {
  mounted?.close();
  const { adapter } = openGates(world.app, new Set());
  const session = await world.sessionOf(player);
  const clock = new SimulatedClock();
  mounted = mountApp({ path, session, adapter, clock, now: world.now, inspect: () => undefined });
  return mounted;
}

// Red without `totalValue > 0` in src/areas/player/booking/mine/ReservationMoney.tsx.
test('a reservation that costs nothing says no sum and no way to pay', async () => {
  await world.voucher({ arena, player }, { code: 'GRATIS', discountBasisPoints: 10_000, credits: 1 });
  const { status } = await world.reserve(player, { ...orderOf(arena, addDays(world.day, 1), [18]), code: 'GRATIS' });
  expect(status).toBe(201);
  await open(ROUTES.myReservations.path);
  const ticket = within(await screen.findByRole('article'));
  await ticket.findByText('Desconto');
  expect([ticket.queryByText('R$ 0,00'), ticket.queryByText('Pagamento')]).toEqual([null, null]);
});

// Red with a word of its own, such as 'Reservado', in src/areas/player/booking/reserve/Reserved.tsx.
test('a reservation that is paid at the arena has one word when it is made and in the list', async () => {
  const app = await open(reservePath(arena.id));
  await app.user.click(await screen.findByRole('button', { name: /^Das 18:00/ }));
  await press(app, 'Reservar');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Pendente');
  await open(ROUTES.myReservations.path);
  await within(await screen.findByRole('article')).findByText('Pendente');
  expect(screen.queryByText(/Reservad[oa]/)).toBeNull();
});
