import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { choiceSearch } from '#domain/booking/choice.ts';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import { reservePath } from '#domain/navigation/paths.ts';
import { loginPath } from '#domain/navigation/routes.ts';
import { orderOf, type TestArena, type TestPerson } from '../api/booking/world.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { type MountedApp, mountApp } from '../models/views/mount.tsx';
import { button, press } from '../models/views/onScreen.ts';

let world: SceneWorld;
let arena: TestArena;
let player: TestPerson;
let friday: Day;
let mounted: MountedApp | undefined;

beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());
beforeEach(async () => {
  [arena, player] = [await world.arena('local', 2), await world.player()];
  friday = addDays(world.today, 3);
});
afterEach(() => mounted?.close());

/** The page with this query, as on a phone that has never been there; `null` is a visitor. */
async function open(search: string, person: TestPerson | null = player, path = reservePath(arena.id) + search) {
  const { adapter } = openGates(world.app, new Set());
  const session = person === null ? undefined : await world.sessionOf(person);
  mounted = mountApp({ path, session, adapter, clock: new SimulatedClock(), now: world.now, inspect: () => undefined });
  return mounted;
}

const court = (index: number) => arena.courts[index]?.id ?? '';
const hour = async (name: RegExp, index = 0) =>
  (await screen.findAllByRole('button', { name }))[index] ?? document.body;
const chosenHours = () =>
  screen.queryAllByRole('button', { name: /^Das .*R\$/, pressed: true }).map(({ textContent }) => textContent);
const link = (chosen: Parameters<typeof choiceSearch>[0]['chosen'], day = friday) => choiceSearch({ day, chosen });
const beach = (index: number, startHour: number) => ({
  court: court(index),
  startHour,
  sport: 'BEACH_TENNIS' as const,
});
const CHOSEN = [expect.stringMatching(/^Das 19:00/)];
const NOTHING = 'Nenhum horário escolhido';

// Red without ChoiceInAddress in src/areas/player/booking/reserve/Booking.tsx.
it('day, period, hours, courts and sports stand in the address, and a reload finds them', async () => {
  const app = await open('');
  await hour(/^Das /);
  expect(location.search).toBe('');
  await press(app, spokenDay(friday));
  await press(app, /^Noite/);
  await app.user.click(await hour(/^Das 19:00/, 1));
  await app.user.click(screen.getAllByRole('radio', { name: 'Futevôlei' })[1] ?? document.body);
  const search = `?dia=${toIsoDay(friday)}&periodo=noite&quadra=${court(1)}&hora=19&esporte=FUTEVOLEI`;
  await waitFor(() => expect(location.search).toBe(search));
  const entries = history.length;

  app.close();
  await open(location.search);
  await screen.findByRole('button', { name: 'Tirar 19:00 às 20:00, Quadra 2' });
  button(spokenDay(friday));
  expect(chosenHours()).toEqual(CHOSEN);
  expect(screen.getAllByRole<HTMLInputElement>('radio', { name: 'Futevôlei' }).map(({ checked }) => checked)).toEqual([
    false,
    true,
  ]);
  expect({ search: location.search, entries: history.length }).toEqual({ search, entries });
});

// Red with `search: ''` in GuardedScreen (src/app/App.tsx).
it("a friend's link leads over the login to that choice, with the price of now", async () => {
  const search = link([beach(1, 19)]);
  const app = await open(search, null);
  await screen.findByRole('heading', { level: 1, name: 'Entrar' });
  expect(location.pathname + location.search).toBe(loginPath(reservePath(arena.id) + search));
  app.close();
  await world.database.pool.query(
    'update time_slot set price_centavos = 7777 where arena_id = $1 and start_hour = 19',
    [arena.id],
  );
  await open(search);
  await screen.findByRole('button', { name: 'Tirar 19:00 às 20:00, Quadra 2' });
  screen.getByText(/^R\$\s77,77$/, { selector: 'strong' });
});

it('a session that dies when the order is sent leads to the login and back to the same choice', async () => {
  const app = await open('');
  await app.user.click(await hour(/^Das 19:00/));
  await waitFor(() => expect(location.search).toMatch(/hora=19/));
  const address = location.pathname + location.search;
  await world.database.pool.query('delete from session where person_id = $1', [player.id]);
  await press(app, 'Reservar');
  await waitFor(() => expect(location.pathname + location.search).toBe(loginPath(address)));
});

// Red where `isAvailable` is not asked for in domain/booking/choice.ts.
it('of hours that somebody has by now the rest is chosen, and each is named', async () => {
  const rival = await world.player();
  await world.reserve(rival, orderOf(arena, friday, [19], 1));
  await world.reserve(player, orderOf(arena, friday, [20], 1));
  await open(link([beach(0, 19), beach(1, 19), beach(1, 20)]));
  await screen.findByText('Quadra 2, 19:00 às 20:00: já não está livre. Quadra 2, 20:00 às 21:00: já é reserva sua.');
  expect(chosenHours()).toEqual(CHOSEN);
  screen.getByRole('button', { name: 'Tirar 19:00 às 20:00, Quadra 1' });
});

it('a court of another arena, or one of nobody, is said not to be here', async () => {
  const other = await world.arena('local', 1);
  await open(link([{ court: other.courts[0]?.id ?? '', startHour: 19, sport: 'BEACH_TENNIS' }]));
  await screen.findByText('Um horário deste link não existe nesta arena, neste dia.');
  screen.getByText(NOTHING);
});

it.each([
  ['?dia=2026-02-31&quadra=x&hora=25', 'O dia deste link não existe. Escolha outro dia.'],
  ['?dia=2020-01-01', 'O dia deste link já passou. Escolha outro dia.'],
  ['?dia=2099-01-01', 'O dia deste link ainda não pode ser reservado. Escolha outro dia.'],
  ['?quadra=1&hora=-1', 'Um horário deste link não existe nesta arena, neste dia.'],
])('at %s: today, nothing chosen, and why', async (search, words) => {
  await open(search);
  await screen.findByText(words);
  await screen.findByRole('button', { name: /^Hoje, /, pressed: true });
  screen.getByText(NOTHING);
  expect(location.search).toBe(search);
});

// Red where the chart's `begun` leads to `choosing` alone.
it('a PIX on screen comes back after a reload, is offered elsewhere, and opens nowhere by itself', async () => {
  arena = await world.arena('platform', 1);
  const app = await open('');
  await app.user.click(await hour(/^Das 19:00/));
  await press(app, 'Reservar');
  await screen.findByRole('dialog', { name: 'Pague com PIX' });
  await waitFor(() => expect(location.search).toMatch(/&pagar=[0-9a-f-]{36}$/));
  const { search } = location;
  app.close();

  const again = await open(search);
  await screen.findByRole('dialog', { name: 'Pague com PIX' });
  again.close();

  const anew = await open('');
  await screen.findByRole('button', { name: 'Continuar pagamento' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(anew, 'Continuar pagamento');
  await screen.findByRole('dialog', { name: 'Pague com PIX' });
});

// Red without `leadOn` in src/areas/player/booking/reserve/ChosenHours.tsx.
it('the bar lists the hours of every court, and each is taken out there by the keyboard, which stays in the bar', async () => {
  const app = await open(link([beach(0, 19), beach(1, 19), beach(1, 20)]));
  const names = () =>
    within(screen.getByRole('list', { name: 'Horários escolhidos' }))
      .getAllByRole('button', { name: /^Tirar/ })
      .map((each) => each.getAttribute('aria-label'));
  await screen.findByText(/^3 horários · /);
  const [first, second, third] = [
    'Tirar 19:00 às 20:00, Quadra 1',
    'Tirar 19:00 às 20:00, Quadra 2',
    'Tirar 20:00 às 21:00, Quadra 2',
  ];
  expect(names()).toEqual([first, second, third]);
  button(second ?? '').focus();
  await app.user.keyboard('{Enter}');
  expect({ left: names(), focused: document.activeElement?.getAttribute('aria-label') }).toEqual({
    left: [first, third],
    focused: third,
  });
  expect(screen.getByText(/^2 horários · /).getAttribute('aria-live')).toBe('polite');
  await waitFor(() => expect(new URLSearchParams(location.search).getAll('hora')).toEqual(['19', '20']));
  await app.user.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe(first);
  await app.user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Reservar'));
  screen.getByText(NOTHING);
});

it('the link of the choice is copied', async () => {
  const app = await open(link([beach(0, 19)]));
  await press(app, 'Compartilhar');
  await screen.findByText('Link copiado! Quem o abrir vê estes horários.');
  expect(await navigator.clipboard.readText()).toBe(location.origin + reservePath(arena.id) + link([beach(0, 19)]));
});

// Red with `momentIn(now(), arena.zone)` in src/areas/player/booking/reserve/OpenedBooking.tsx.
it('a phone whose clock is two days off shows the right first day', async () => {
  const now = () => new Date(world.now().getTime() + 48 * 3_600_000);
  const { adapter } = openGates(world.app, new Set());
  const session = await world.sessionOf(player);
  const clock = new SimulatedClock();
  mounted = mountApp({ path: reservePath(arena.id), session, adapter, clock, now, inspect: () => undefined });
  const first = await screen.findByRole('button', { name: `Hoje, ${spokenDay(world.today)}`, pressed: true });
  expect(first.parentElement?.firstElementChild).toBe(first);
});

// Red with all SPORTS in SportChoice, and without the court's own in withSlot.
it('of a court that is not for all sports only its own are offered, and the first of them is chosen', async () => {
  await world.database.pool.query('update court set sports = $1 where id = $2', [
    ['FUTEVOLEI', 'VOLEI_DE_PRAIA'],
    court(1),
  ]);
  const app = await open('');
  await hour(/^Das /);
  const offered = within(await screen.findByRole('region', { name: 'Quadra 2' }));
  const names = offered.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked]);
  expect(names).toEqual([
    ['FUTEVOLEI', true],
    ['VOLEI_DE_PRAIA', false],
  ]);
  await app.user.click(offered.getByRole('button', { name: /^Das 19:00/ }));
  await waitFor(() => expect(location.search).toMatch(/esporte=FUTEVOLEI/));
  await press(app, 'Reservar');
  await screen.findByText('Reserva feita');
});
