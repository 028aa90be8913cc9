import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { agendaPath, reservePath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { orderOf, type TestArena, type TestPerson } from '../api/booking/world.ts';
import { type Gates, openGates } from '../models/views/gates.ts';
import { type MountedApp, mountApp } from '../models/views/mount.tsx';
import { STOP_WAITING } from '../models/scenes/screen.ts';
import { button, press } from '../models/views/onScreen.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';

const PATIENCE_MS = 6_000;

let world: SceneWorld;
let arena: TestArena;
let player: TestPerson;
let clock: SimulatedClock;
let gates: Gates;
let mounted: MountedApp | undefined;

beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());
beforeEach(async () => {
  [arena, player] = [await world.arena('local', 1), await world.player()];
  clock = new SimulatedClock();
});
afterEach(() => mounted?.close());

async function open(path: string, person: TestPerson, held: Parameters<typeof openGates>[1]) {
  gates = openGates(world.app, held);
  const session = await world.sessionOf(person);
  mounted = mountApp({ path, session, adapter: gates.adapter, clock, now: world.now, inspect: () => undefined });
  return mounted;
}

const reservationsOf = async (person: TestPerson): Promise<{ readonly _id: string }[]> =>
  (await world.list(person)).body.data.reservations;
const hour = (name: RegExp) => screen.findByRole('button', { name });

// Red where the hours wait for the hold: with `fetchLiveHold` before `choosing` in machines/booking/booking.ts.
test('the hours are there, and can be reserved, while the question for a live hold hangs', async () => {
  const app = await open(reservePath(arena.id), player, new Set(['liveHold']));
  await app.user.click(await hour(/^Das 18:00/));
  await press(app, 'Reservar');
  await screen.findByRole('dialog', { name: 'Reserva feita' });
  expect(gates.isWaiting('liveHold')).toBe(true);
  expect(await reservationsOf(player)).toHaveLength(1);
});

// Red without `slow` in machines/booking/booking.ts, and without the key of `keys.of(order)` in src/areas/player/booking/bookingActors.ts.
test('an order that goes unanswered can be left, and pressed again it is made once', async () => {
  const app = await open(reservePath(arena.id), player, new Set(['makeReservation']));
  await app.user.click(await hour(/^Das 18:00/));
  await press(app, 'Reservar');
  const first = await gates.next('makeReservation');
  await act(async () => clock.increment(PATIENCE_MS));
  // It reaches the server all the same, but its answer does not come back.
  await press(app, STOP_WAITING);
  await first.release();
  await screen.findByText(/^O servidor não respondeu a tempo e não sabemos se deu certo/);
  expect(await reservationsOf(player)).toHaveLength(1);

  await press(app, 'Reservar');
  const second = await gates.next('makeReservation');
  await act(() => second.release());
  await screen.findByRole('dialog', { name: 'Reserva feita' });
  expect(await reservationsOf(player)).toHaveLength(1);
});

// Red without `enqueue.spawnChild` for each subject in machines/command/commands.ts: one actor hears the first press alone.
test('two checks of the agenda, pressed one after the other, both reach the server; the same card twice does once', async () => {
  const ids: string[] = [];
  for (const start of [18, 19]) {
    const { body } = await world.reserve(player, orderOf(arena, world.day, [start]));
    ids.push(body.data.reservation._id);
  }
  const app = await open(agendaPath(toIsoDay(world.day)), arena.owner, new Set(['payReservation']));
  const check = (start: number) => hour(new RegExp(`^Confirmar pagamento de Ana Souza, ${start}:00`));
  const cash = () => screen.findByRole('button', { name: 'Dinheiro' });
  await app.user.click(await check(18));
  await app.user.click(await cash());
  await app.user.click(await check(19));
  await app.user.click(await cash());
  await app.user.click(await check(18));
  const isOff = async (start: number) => (await check(start)).getAttribute('aria-disabled');
  expect([await isOff(18), await isOff(19)]).toEqual(['true', 'true']);
  const asked = [await gates.next('payReservation'), await gates.next('payReservation')];
  expect(gates.isWaiting('payReservation')).toBe(false);
  // The later one is answered first.
  for (const request of asked.toReversed()) await act(() => request.release());
  await waitFor(() => expect(screen.getAllByRole('button', { name: /, Ana Souza, Paga, R\$/ })).toHaveLength(2));
  const { rows } = await world.database.pool.query<{ status: string }>(
    'select status from reservation where id = any($1)',
    [ids],
  );
  expect(rows).toEqual([{ status: 'PAGA' }, { status: 'PAGA' }]);
});

test('a reservation that money was received for keeps its button, off, with the reason and the way to the arena', async () => {
  await world.database.pool.query("update arena set phone = '13977776666' where id = $1", [arena.id]);
  const { body } = await world.reserve(player, orderOf(arena, world.day, [18]));
  const { _id } = body.data.reservation;
  await world.database.pool.query('update reservation set settled_centavos = 1000 where id = $1', [_id]);
  await open(ROUTES.myReservations.path, player, new Set());
  const cancel = await screen.findByRole('button', { name: 'Cancelar' });
  expect(cancel.hasAttribute('disabled')).toBe(true);
  expect(document.getElementById(cancel.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'A arena já registrou um pagamento ou desconto nesta reserva. Para cancelar, fale com a arena.',
  );
  const link = screen.getByRole('link', { name: 'Falar com a arena no WhatsApp' });
  expect(link.getAttribute('href')).toBe('https://wa.me/5513977776666');
});

test('where the days end the strip says so', async () => {
  const near = await world.arena('local', 1, { maxDaysAhead: 9 });
  const app = await open(reservePath(near.id), player, new Set());
  const sentence = 'Esta arena aceita reservas com até 9 dias de antecedência.';
  await screen.findByRole('button', { name: 'Próximos 7 dias' });
  expect(screen.queryByText(sentence)).toBeNull();
  await press(app, 'Próximos 7 dias');
  await screen.findByText(sentence);
  expect(button('Próximos 7 dias').hasAttribute('disabled')).toBe(true);
});
