import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { arenaPath, reservationPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { orderOf, type TestArena, type TestPerson } from '../api/booking/world.ts';
import { readCalendar } from '../domain/calendar/readCalendar.ts';
import { openGates } from '../models/views/gates.ts';
import { type MountedApp, mountApp } from '../models/views/mount.tsx';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';

let world: SceneWorld;
let arena: TestArena;
let player: TestPerson;
let mounted: MountedApp | undefined;

beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());
beforeEach(async () => {
  arena = await world.arena('local', 1, { name: 'Arena Sol; Mar', phone: '13977776666', street: 'Rua das Flores, 12' });
  player = await world.player();
});
afterEach(() => {
  vi.restoreAllMocks();
  return mounted?.close();
});

async function open(path: string, person = player) {
  const { adapter } = openGates(world.app, new Set());
  const clock = new SimulatedClock();
  mounted = mountApp({
    path,
    session: await world.sessionOf(person),
    adapter,
    clock,
    now: world.now,
    inspect: () => undefined,
  });
  return mounted;
}

async function reserve(code?: string): Promise<string> {
  const { body } = await world.reserve(player, { ...orderOf(arena, world.day, [18, 19]), ...(code && { code }) });
  return body.data.reservation._id;
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('a ticket of the list opens its page: receipt, place and history, with a title of its own', async () => {
  const { code } = await world.voucher({ arena, player }, { discountBasisPoints: 3_330 });
  const id = await reserve(code);
  const app = await open(ROUTES.myReservations.path);
  await app.user.click(await screen.findByRole('link', { name: /^Ver detalhes da reserva em Arena Sol; Mar, / }));
  await screen.findByRole('heading', { level: 1, name: 'Sua reserva' });
  expect(location.pathname).toBe(reservationPath(id));
  await waitFor(() => expect(document.title).toBe('Reserva em Arena Sol; Mar · Quadra Livre'));

  const receipt = (await part('Recibo')).getAllByRole('definition').map(({ textContent }) => textContent);
  expect(receipt.slice(0, 4)).toEqual(['R$ 161,00 − 33,3%', '− R$ 53,61', 'R$ 107,39', 'R$ 107,39'].map(unbroken));
  (await part('Recibo')).getByText('2 horas × R$ 80,50');
  (await part('Recibo')).getByText(`Voucher ${code}`);
  const where = await part('Onde fica');
  where.getByText('Rua das Flores, 12');
  expect(where.getByRole('link', { name: 'Ver no mapa' }).getAttribute('href')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Arena%20Sol%3B%20Mar%2C%20Rua%20das%20Flores%2C%2012%2C%20Santos',
  );
  expect(where.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe('https://wa.me/5513977776666');
  expect((await part('Histórico')).getAllByRole('listitem')).toHaveLength(1);
});

const unbroken = (text: string) => text.replaceAll('R$ ', 'R$\u00A0');

/** Presses a button and reads what the browser gets where it is led. */
async function fileBehind(app: MountedApp, name: string) {
  const led: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    led.push(this.href);
  });
  await app.user.click(await screen.findByRole('button', { name }));
  await screen.findByText('Arquivo da agenda salvo.');
  const [address = ''] = led;
  const { origin, pathname } = new URL(address);
  expect(origin).toBe(location.origin);
  const { body, headers } = await world.app.inject({ url: pathname });
  const [event] = readCalendar(body).events;
  return { ...event?.values, type: headers['content-type'] };
}

// Red without SaveCalendar in src/areas/player/booking/ticket/TicketPlace.tsx, or without the click in src/shared/files/download.ts.
test("'Adicionar à agenda' leads to a file that a calendar reads, at an address of ours", async () => {
  const id = await reserve();
  const file = await fileBehind(await open(reservationPath(id)), 'Adicionar à agenda');
  expect(file).toMatchObject({
    type: 'text/calendar; charset=utf-8',
    UID: `${id}@quadralivre`,
    SUMMARY: 'Jogo na Arena Sol; Mar',
    STATUS: 'CONFIRMED',
    URL: expect.stringMatching(new RegExp(`${reservationPath(id)}$`)),
  });
});

// Red without `strike` in src/areas/player/booking/ticket/TicketPlace.tsx.
test("'Tirar da agenda' leads to the same entry, called off", async () => {
  const id = await reserve();
  await world.cancel(player, id);
  const file = await fileBehind(await open(reservationPath(id)), 'Tirar da agenda');
  expect(file).toMatchObject({ UID: `${id}@quadralivre`, SEQUENCE: '3', STATUS: 'CANCELLED' });
  expect(screen.queryByRole('button', { name: 'Adicionar à agenda' })).toBeNull();
});

// Red without the button in src/areas/player/booking/ticket/TicketPlace.tsx.
test("'Compartilhar' copies where and when it is played, for those who come along", async () => {
  const app = await open(reservationPath(await reserve()));
  await app.user.click(await screen.findByRole('button', { name: 'Compartilhar' }));
  await screen.findByText('Dados da reserva copiados!');
  const lines = (await navigator.clipboard.readText()).split('\n');
  expect(lines).toEqual([
    'Arena Sol; Mar',
    expect.stringMatching(/, \d\d\/\d\d\/\d{4}$/),
    '18:00 às 20:00, Quadra 1',
    'Rua das Flores, 12, Santos',
    location.origin + arenaPath(arena.id),
  ]);
});

// Red without the dialogs in src/areas/player/booking/ticket/OwnTicket.tsx.
test('it is cancelled on its page as in the list, and the history tells it', async () => {
  const id = await reserve();
  const app = await open(reservationPath(id));
  await app.user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await app.user.click(await screen.findByRole('button', { name: 'Cancelar reserva' }));
  await screen.findByText('Reserva cancelada com sucesso!');
  await (await part('Histórico')).findByText('Reserva cancelada');
  await screen.findByRole('link', { name: 'Fazer nova reserva' });
  await screen.findByRole('button', { name: 'Tirar da agenda' });
});

test('the page of a reservation that is paid by PIX opens its payment', async () => {
  const platform = await world.arena('platform');
  const { body } = await world.reserve(player, orderOf(platform, world.day, [18]));
  const app = await open(reservationPath(body.data.reservation._id));
  // Red with the owner's word for it, 'Plataforma', in TicketReceipt.tsx.
  (await part('Recibo')).getByText('PIX');
  await app.user.click(await screen.findByRole('button', { name: 'Pagar reserva' }));
  await screen.findByRole('dialog', { name: 'Pague com PIX' });
});

test("somebody else's reservation, and what is none, are not found", async () => {
  const id = await reserve();
  await open(reservationPath(id), await world.player());
  await screen.findByRole('heading', { level: 1, name: 'Reserva não encontrada' });
  expect(screen.queryByText(/Arena Sol/)).toBeNull();
  mounted?.close();
  await open(reservationPath('nada'));
  await screen.findByRole('link', { name: 'Ver minhas reservas' });
});
