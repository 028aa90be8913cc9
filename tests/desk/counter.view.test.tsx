import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { toIsoDay } from '#domain/values/days/day.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { act as atTheBank } from '#core/payment/sandbox/sandboxTeller.ts';
import { openDesk } from '../api/agenda/desk.ts';
import { orderOf, type TestArena, type TestPerson } from '../api/booking/world.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';

/** The relay asks the provider at most once in this time. */
const ASK_EVERY_MS = 10_000;

let world: SceneWorld;
let arena: TestArena;
let player: TestPerson;
let id: string;
let pix: string;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());
beforeEach(async () => {
  [arena, player] = [await world.arena('platform', 1), await world.player()];
  const { reservation, reservationPayment } = (await world.reserve(player, orderOf(arena, world.day, [18]))).body.data;
  [id, pix] = [reservation._id, reservationPayment.mpPaymentId];
});

async function open(who: TestPerson, path: string, held: readonly 'paymentRelay'[] = []) {
  const gates = openGates(world.app, new Set(held));
  const session = await world.sessionOf(who);
  const clock = new SimulatedClock();
  return {
    gates,
    ...mountApp({ path, session, adapter: gates.adapter, clock, now: world.now, inspect: () => undefined }),
  };
}

/** The player's dialog with the PIX, when its next question to the bank is answered. */
async function payerAfter(deed: () => Promise<unknown>) {
  const { gates, user, close } = await open(player, ROUTES.myReservations.path, ['paymentRelay']);
  await user.click(await screen.findByRole('button', { name: 'Pagar reserva' }));
  await screen.findByRole('dialog', { name: 'Pague com PIX' });
  world.database.passTime(ASK_EVERY_MS + 1);
  await deed();
  const asked = await gates.next('paymentRelay');
  await act(() => asked.release());
  return close;
}

// Red without the button of DetailsDialog.tsx, or when it is there of any other.
it('asks once, calls the PIX off, and is then a card that is paid at the arena', async () => {
  const { user, close } = await open(arena.owner, `${ROUTES.ownerReservations.path}?dia=${toIsoDay(world.day)}`);
  await user.click(await screen.findByRole('button', { name: /^18:00, Quadra 1, Ana Souza, Pendente/ }));
  await user.click(await screen.findByRole('button', { name: 'Receber na arena' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Receber na arena?' }));
  asked.getByText(/^Ana Souza, .*18:00 às 19:00 \(Quadra 1\)\. O PIX é cancelado e o valor fica a receber na arena/);
  await user.click(asked.getByRole('button', { name: 'Receber na arena' }));
  await screen.findByText('PIX cancelado: o valor fica a receber na arena.');
  await user.click(await screen.findByRole('button', { name: /^18:00, Quadra 1, Ana Souza, Confirmada/ }));
  await screen.findByRole('dialog', { name: 'Pagamentos da reserva' });
  // The question fades away meanwhile, with its button.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Receber na arena' })).toBeNull());
  close();
});

// Red with the words of a PIX that expired: they say that the reservation is cancelled.
it('tells the player whose PIX is open that the reservation stands, and where', async () => {
  const close = await payerAfter(async () => {
    await openDesk(world).counter(arena.owner, id);
    await world.runDue();
  });
  await screen.findByText(/^Este PIX foi cancelado, .* A arena passou a receber no local: a reserva vale/);
  screen.getByRole('link', { name: 'Ver minhas reservas' });
  await screen.findByText('Na arena');
  close();
});

// Red without `local` in `providePayment` of src/areas/player/payment/paymentActors.ts: it would be told as paid.
it('tells the player who paid it all the same that the money goes back, though the desk was paid too', async () => {
  const close = await payerAfter(async () => {
    await atTheBank(world.database, pix, 'pagar');
    await openDesk(world).counter(arena.owner, id);
    await openDesk(world).pay(arena.owner, id);
  });
  await screen.findByRole('dialog', { name: 'Devolução em andamento' });
  close();
});
