import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { reservePath } from '#domain/navigation/paths.ts';
import type { TestArena, TestPerson } from '../api/booking/world.ts';
import { hashPassword } from '#core/people/passwords.ts';
import { type Gates, openGates } from '../models/views/gates.ts';
import { type MountedApp, mountApp } from '../models/views/mount.tsx';
import { press } from '../models/views/onScreen.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';

const UNKNOWN = 'Voucher não encontrado.';

let world: SceneWorld;
let arena: TestArena;
let player: TestPerson;
let gates: Gates;
let mounted: MountedApp | undefined;

beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());
beforeEach(async () => {
  [arena, player] = [await world.arena('local', 1), await world.player()];
  await world.voucher({ arena, player }, { code: 'AREIA33', discountBasisPoints: 3_330, credits: 2 });
});
afterEach(() => mounted?.close());

async function open(path = reservePath(arena.id)): Promise<MountedApp> {
  gates = openGates(world.app, new Set());
  const session = await world.sessionOf(player);
  const clock = new SimulatedClock();
  mounted = mountApp({
    path,
    session,
    adapter: gates.adapter,
    clock,
    now: world.now,
    inspect: () => undefined,
  });
  await screen.findByRole('button', { name: 'Aplicar' });
  return mounted;
}

const choose = async (app: MountedApp, name: RegExp) => app.user.click(await screen.findByRole('button', { name }));
const bar = () => within(screen.getByRole('region', { name: 'Resumo da reserva' }));
/** The sum in the bar, after the former one. */
const price = () => bar().getByText(/R\$/, { selector: 'strong[aria-live]' }).textContent?.replaceAll(/\s+/g, ' ');
/** What was sent that changes anything; others see a choice for half a minute. */
const written = () =>
  gates.writes
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => !/^(?:quoteReservation|showChoice)$/.test(endpoint));

// Red without `setQueryData` in src/areas/player/booking/reserve/voucherQuoteActors.ts, with `enabled: false` in useQuote.ts, and without `left` in Booking.tsx.
test("'Aplicar' says what the hours cost with the voucher, follows them, and takes nothing", async () => {
  const app = await open();
  await choose(app, /^Das 18:00/);
  await app.user.type(screen.getByLabelText('Voucher'), 'areia33');
  await press(app, 'Aplicar');
  await screen.findByText('De R$ 80,50 por R$ 53,69: desconto de R$ 26,81');
  expect(price()).toBe('Antes R$ 80,50 R$ 53,69');
  await choose(app, /^Das 19:00/);
  await screen.findByText('De R$ 161,00 por R$ 107,39: desconto de R$ 53,61');
  expect(price()).toBe('Antes R$ 161,00 R$ 107,39');
  expect(written()).toEqual([]);
  const { rows } = await world.database.pool.query('select credits from voucher where arena_id = $1', [arena.id]);
  expect(rows).toEqual([{ credits: 2 }]);
  // Another code is worth nothing until it is asked about.
  await app.user.type(screen.getByLabelText('Voucher'), '4');
  await waitFor(() => expect(price()).toBe('R$ 161,00'));
});

// Red without `location.search` in the `loginPath` of redirectFor, domain/navigation/routes.ts.
test('who is signed out comes back from the login with the voucher of the address applied', async () => {
  const guest = await world.player({ passwordHash: await hashPassword('areia-quente') });
  await world.voucher({ arena, player: guest }, { code: 'MAR33', discountBasisPoints: 3_330, credits: 2 });
  gates = openGates(world.app, new Set());
  const path = reservePath(arena.id, 'MAR33');
  mounted = mountApp({
    path,
    adapter: gates.adapter,
    clock: new SimulatedClock(),
    now: world.now,
    inspect: () => undefined,
  });
  await mounted.user.type(await screen.findByLabelText('Email'), `${guest.id}@exemplo.com`);
  await mounted.user.type(screen.getByLabelText('Senha'), 'areia-quente');
  await press(mounted, 'Entrar');
  const field = await screen.findByLabelText<HTMLInputElement>('Voucher');
  expect([location.pathname, field.value]).toEqual([path.split('?')[0], 'MAR33']);
  screen.getByText('Aplicado: o desconto aparece com os horários que você escolher.');
  await choose(mounted, /^Das 18:00/);
  await screen.findByText('De R$ 80,50 por R$ 53,69: desconto de R$ 26,81');
});

// Red without `code: voucher` in OpenedBooking.tsx, without `isGiven ||` in VoucherQuote.tsx, and without `voucher` in describeChoice.
test('the voucher of the address stands in the field, applied, and the address keeps it until the field is emptied', async () => {
  const app = await open(reservePath(arena.id, 'AREIA33'));
  const field = screen.getByLabelText<HTMLInputElement>('Voucher');
  expect(field.value).toBe('AREIA33');
  screen.getByText('Aplicado: o desconto aparece com os horários que você escolher.');
  await choose(app, /^Das 18:00/);
  await screen.findByText('De R$ 80,50 por R$ 53,69: desconto de R$ 26,81');
  expect(price()).toBe('Antes R$ 80,50 R$ 53,69');
  await waitFor(() => expect(location.search).toMatch(/&hora=18&.*&voucher=AREIA33$/));
  expect(written()).toEqual([]);
  await app.user.clear(field);
  await waitFor(() => expect(price()).toBe('R$ 80,50'));
  await waitFor(() => expect(location.search).not.toContain('voucher'));
});

test("'Aplicar' of a code that is not one's own is refused at the field, and without hours it asks for one", async () => {
  const app = await open();
  await app.user.type(screen.getByLabelText('Voucher'), 'NADA');
  await press(app, 'Aplicar');
  await waitFor(() => expect(refusals()).toContain('Escolha pelo menos um horário para prosseguir com a reserva.'));
  await choose(app, /^Das 18:00/);
  await press(app, 'Aplicar');
  await waitFor(() => expect(refusals()).toContain(UNKNOWN));
  expect(price()).toBe('R$ 80,50');
});

const refusals = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

// Red without `forgetVoucherError` in machines/booking/booking.ts, and without VoucherNotice in Booking.tsx.
test('a voucher that is refused when booking, and refused again, is told again and leads to its field; the bar shows it', async () => {
  const app = await open();
  await choose(app, /^Das 18:00/);
  await app.user.type(screen.getByLabelText('Voucher'), 'NADA');
  for (const _ of ['first', 'again']) {
    await press(app, 'Reservar');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Voucher')));
    bar().getByText(`Voucher: ${UNKNOWN}`);
    (document.activeElement as HTMLElement).blur();
  }
  expect(written()).toEqual(['makeReservation', 'makeReservation']);
});
