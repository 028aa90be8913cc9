import { screen, within } from '@testing-library/react';
import { Result } from 'effect';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { toIsoDay } from '#domain/values/days/day.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { settle } from '#core/payment/settle.ts';
import { orderOf } from '../api/booking/world.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

it('a PIX that was marked as received in cash is a card that says so, and one tap books it', async () => {
  const [arena, player] = [await world.arena('platform', 1), await world.player()];
  const { reservation, reservationPayment } = (await world.reserve(player, orderOf(arena, world.day, [18]))).body.data;
  const reported = Result.getOrThrow(await world.provider.get(reservationPayment.mpPaymentId));
  await settle(world.dependencies, { ...reported, state: 'received_in_cash', words: 'RECEIVED_IN_CASH' });
  const { user, close } = mountApp({
    path: `${ROUTES.ownerReservations.path}?dia=${toIsoDay(world.day)}`,
    session: await world.sessionOf(arena.owner),
    adapter: openGates(world.app, new Set()).adapter,
    clock: new SimulatedClock(),
    now: world.now,
    inspect: () => undefined,
  });
  await screen.findByText('Dinheiro a registrar');
  await user.click(await screen.findByRole('button', { name: /^Confirmar pagamento/ }));
  const asked = within(await screen.findByRole('dialog'));
  asked.getByText(/^O PIX consta como recebido em dinheiro/);
  const [first] = asked.getAllByRole('button', { name: /^(Dinheiro|PIX|Débito|Crédito)$/ });
  expect(first?.textContent).toBe('Dinheiro');
  if (first) await user.click(first);
  await screen.findByRole('button', { name: /^18:00, Quadra 1, Ana Souza, Paga/ });
  expect((await world.read(player, reservation._id)).body.data.reservation.installments).toMatchObject([
    { method: 'cash', value: 80.5 },
  ]);
  close();
});
