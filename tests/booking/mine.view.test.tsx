import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { EndpointName } from '#domain/contract/contract.ts';
import { addDays } from '#domain/values/days/day.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { act as atTheBank } from '#core/payment/sandbox/sandboxTeller.ts';
import { openDesk } from '../api/agenda/desk.ts';
import { orderOf, type TestArena, type TestPerson } from '../api/booking/world.ts';
import { type Gates, openGates } from '../models/views/gates.ts';
import { type MountedApp, mountApp } from '../models/views/mount.tsx';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';

const POLL_MS = 5_000;
/** The relay asks the provider at most once in this time. */
const ASK_EVERY_MS = 10_000;

let world: SceneWorld;
let arena: TestArena;
let player: TestPerson;
let clock: SimulatedClock;
let gates: Gates;
let mounted: MountedApp | undefined;

beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());
beforeEach(async () => {
  [arena, player] = [await world.arena('platform', 1), await world.player()];
  clock = new SimulatedClock();
});
afterEach(() => mounted?.close());

async function open(held: readonly EndpointName[] = [], path: string = ROUTES.myReservations.path) {
  gates = openGates(world.app, new Set(held));
  const session = await world.sessionOf(player);
  mounted = mountApp({ path, session, adapter: gates.adapter, clock, now: world.now, inspect: () => undefined });
  return mounted;
}

async function reserve(
  ahead: number,
  hours: readonly number[],
): Promise<{ readonly id: string; readonly pix: string }> {
  const { body } = await world.reserve(player, orderOf(arena, addDays(world.day, ahead), hours));
  return { id: body.data.reservation._id, pix: body.data.reservationPayment.mpPaymentId };
}

async function pay(pix: string) {
  world.database.passTime(ASK_EVERY_MS + 1);
  expect(await atTheBank(world.database, pix, 'pagar')).toBe(true);
}

const tickets = () => screen.getAllByRole('article').map((ticket) => within(ticket));
const rest = (ms: number) => act(async () => clock.increment(ms));

// Red without OpenCharge in src/areas/player/booking/mine/ReservationTicket.tsx.
test('a reservation that is paid at the bank turns paid in the list by itself, and is told once', async () => {
  const { pix } = await reserve(1, [18]);
  await reserve(2, [18]);
  await open();
  await screen.findAllByText('Pendente');
  await pay(pix);
  // The question before may still be under way: then this one comes a poll later.
  await waitFor(() => {
    act(() => clock.increment(POLL_MS));
    screen.getByText('Pagamento confirmado com sucesso!');
  });
  await screen.findByText('Paga');
  const [paid, open_] = tickets();
  expect(paid?.queryByRole('button')).toBeNull();
  expect(open_?.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Pagar reserva', 'Cancelar']);
});

// Red with OpenCharge for a reservation whose dialog is open: the payment is told by both.
test('while its PIX is open in the dialog, the list leaves the question to it', async () => {
  const { pix } = await reserve(1, [18]);
  const app = await open(['paymentRelay']);
  const inList = await gates.next('paymentRelay');
  await act(() => inList.release());
  await app.user.click(await screen.findByRole('button', { name: 'Pagar reserva' }));
  await screen.findByRole('dialog', { name: 'Pague com PIX' });
  await pay(pix);
  const inDialog = await gates.next('paymentRelay');
  await rest(POLL_MS);
  expect(gates.isWaiting('paymentRelay')).toBe(false);
  await act(() => inDialog.release());
  await screen.findByRole('dialog', { name: 'Pagamento aprovado' });
  expect(await screen.findAllByText('Pagamento confirmado com sucesso!')).toHaveLength(1);
});

// Red without the link of PixCode.tsx, or without `PAYMENT.refused` before the purchase's own words in PaymentDialog.tsx.
test('a demonstration’s PIX leads to its bank, and one that the bank refuses says so before all else', async () => {
  const { pix } = await reserve(1, [18]);
  const app = await open(['paymentRelay']);
  await app.user.click(await screen.findByRole('button', { name: 'Pagar reserva' }));
  await screen.findByRole('dialog', { name: 'Pague com PIX' });
  const bank = await screen.findByRole('link', { name: /^Pagar no banco de demonstração/ });
  expect(new URL(bank.getAttribute('href') ?? '', location.href).pathname).toBe('/sandbox/banco');
  world.database.passTime(ASK_EVERY_MS + 1);
  expect(await atTheBank(world.database, pix, 'recusar')).toBe(true);
  const asked = await gates.next('paymentRelay');
  await act(() => asked.release());
  await screen.findByText(/^Este PIX foi recusado ou cancelado antes do prazo, e nada foi cobrado\. ./);
});

// Red with the effect of 'reservation.closed' as it was: a failure, whatever became of the reservation.
test("'Pagar reserva' of one that is paid meanwhile shows it as paid, and tells no failure", async () => {
  const { id } = await reserve(1, [18]);
  const app = await open(['paymentRelay']);
  const pressed = await screen.findByRole('button', { name: 'Pagar reserva' });
  await world.database.pool.query("update reservation set status = 'PAGA' where id = $1", [id]);
  await app.user.click(pressed);
  await screen.findByText('Esta reserva já está paga.');
  await screen.findByText('Paga');
  expect(screen.queryByText('Esta reserva já não espera pagamento.')).toBeNull();
});

// Red without `when` in the question of myReservationsQuery.
test('what is to come stands before what is over, each with an address; who played before is not told that they never did', async () => {
  const { id } = await reserve(1, [18]);
  await world.database.pool.query("update reservation set day = '2020-02-03', status = 'PAGA' where id = $1", [id]);
  const app = await open();
  await screen.findByText('Nenhuma reserva por vir');
  await app.user.click(screen.getByRole('link', { name: 'Anteriores' }));
  await waitFor(() => expect(tickets()).toHaveLength(1));
  expect(location.search).toBe('?quando=anteriores');
  expect(screen.getByRole('link', { name: 'Anteriores' }).getAttribute('aria-current')).toBe('page');
});

test('a part without reservations says so, and a page beyond its end leads to its first', async () => {
  await open([], `${ROUTES.myReservations.path}?quando=anteriores&pagina=7`);
  const back = await screen.findByRole('link', { name: 'Ver a primeira página' });
  await mounted?.user.click(back);
  await screen.findByText('Nenhuma reserva anterior');
  expect(location.search).toBe('?quando=anteriores');
});

// Red without `fateText` in ReservationMoney.tsx.
test('what the arena had received for a reservation that it cancelled is told to its player', async () => {
  arena = await world.arena('local', 1);
  const { body } = await world.reserve(player, orderOf(arena, addDays(world.day, 1), [18]));
  const { _id } = body.data.reservation;
  const desk = openDesk(world);
  await desk.add(arena.owner, _id, { info: 'Ana', value: 30, method: 'cash' });
  await desk.cancel(arena.owner, _id, { value: 30, becomes: 'credit' });
  await open();
  await screen.findByText(/^R\$\s30,00 viraram crédito seu nesta arena$/);
});
