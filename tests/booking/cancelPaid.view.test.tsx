import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { CancellationPolicy } from '#domain/arenas/cancellationPolicy.ts';
import { instantOf } from '#domain/values/days/moment.ts';
import { reservePath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { readNow } from '#platform/database/database.ts';
import { act as atTheBank } from '#core/payment/sandbox/sandboxTeller.ts';
import { orderOf, type TestPerson } from '../api/booking/world.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { type MountedApp, mountApp } from '../models/views/mount.tsx';
import { dialog, press } from '../models/views/onScreen.ts';

const HOUR = 60 * 60_000;
const POLICY: CancellationPolicy = {
  tiers: [
    { hours: 24, percent: 100 },
    { hours: 6, percent: 50 },
  ],
  gives: 'refund',
  bonus: 0,
};

let world: SceneWorld;
let mounted: MountedApp | undefined;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());
afterEach(() => mounted?.close());

async function open(player: TestPerson, path: string) {
  const session = await world.sessionOf(player);
  const { adapter } = openGates(world.app, new Set());
  const clock = new SimulatedClock();
  mounted = mountApp({ path, session, adapter, clock, now: world.now, inspect: () => undefined });
  return mounted;
}

/** A player with a paid hour at 18:00, as long before it as is said. */
async function paid(left: number): Promise<TestPerson> {
  const arena = await world.arena('platform', 1, { cancellationPolicy: POLICY });
  const player = await world.player();
  const { body } = await world.reserve(player, orderOf(arena, world.day, [18]));
  await atTheBank(world.database, body.data.reservationPayment.mpPaymentId, 'pagar');
  world.database.passTime(60_000);
  await world.runDue();
  const begins = instantOf(world.day, 18, 'America/Sao_Paulo');
  world.database.passTime(begins.getTime() - (await readNow(world.database)).getTime() - left);
  return player;
}

const textOf = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');

// Red without `cancelQuote` in `playerActions`.
test('who cancels a paid reservation sees to the centavo what comes back, and that is what does', async () => {
  const player = await paid(25 * HOUR);
  const app = await open(player, ROUTES.myReservations.path);
  await press(app, 'Cancelar');
  const asked = await dialog('Cancelar reserva?');
  expect(textOf(asked)).toContain('Você pagouR$ 80,50Volta pelo PIXR$ 80,50Fica com a arenaR$ 0,00');

  // An hour and a half later the second tier holds: what is on screen is no more what would come back.
  world.database.passTime(1.5 * HOUR);
  await app.user.click(within(asked).getByRole('button', { name: 'Cancelar reserva' }));
  await screen.findByText(/^O valor que volta mudou: agora R\$.40,25 voltam pelo PIX e R\$.40,25 ficam com a arena\./);
});

test('the policy stands on the reserve page before anything is paid', async () => {
  const arena = await world.arena('platform', 1, { cancellationPolicy: POLICY });
  await open(await world.player(), reservePath(arena.id));
  await screen.findByText(
    /^Cancelando até 24 horas antes, 100 % do valor pago voltam pelo PIX; até 6 horas antes, 50 %\./,
  );
});
