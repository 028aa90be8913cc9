import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { agendaPath } from '#domain/navigation/paths.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { type Desk, openDesk } from '../api/agenda/desk.ts';
import { orderOf, type TestArena } from '../api/booking/world.ts';
import { openClosing } from '../api/closures/closing.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import type { MountedApp } from '../models/views/mount.tsx';
import { openPage } from '../models/views/openPage.ts';

const TELL = /^Avisar pelo WhatsApp/;

let world: SceneWorld;
let desk: Desk;
let arena: TestArena;
let mounted: MountedApp;
beforeAll(async () => {
  world = await openSceneWorld();
  desk = openDesk(world);
});
beforeEach(async () => void (arena = await world.arena('local', 2)));
afterEach(() => mounted.close());
afterAll(() => world.close());

async function reservedFor(whom: object): Promise<string> {
  const { body } = await desk.reserve(arena.owner, { ...orderOf(arena, world.day, [18]), ...whom });
  return body.data.reservation._id;
}

const GUEST = { guestPlayerName: 'Rui Costa', guestPhone: '13988887777' };

/** The card of a reservation, as its address opens it. */
async function openCard(id: string) {
  mounted = await openPage(world, agendaPath(toIsoDay(world.day), id), arena.owner);
  return within(await screen.findByRole('dialog'));
}

function messageOf(link: HTMLElement) {
  const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
  return { to: origin + pathname, text: searchParams.get('text') ?? '' };
}

// Red without the button in src/areas/owner/desk/reservation/ReservationFor.tsx.
it('a guest whose hour the desk cancelled is written to from its card', async () => {
  const id = await reservedFor(GUEST);
  expect((await desk.cancel(arena.owner, id)).status).toBe(200);
  const card = await openCard(id);
  const { to, text } = messageOf(card.getByRole('link', { name: TELL }));
  expect(to).toBe('https://wa.me/5513988887777');
  expect(text).toMatch(/^Olá, Rui Costa!\nA arena cancelou a sua reserva\.\nArena Maré Alta, .*, 18:00 às 19:00\.$/);
});

it('nothing is offered of an hour that nobody changed, nor of a player’s', async () => {
  const card = await openCard(await reservedFor(GUEST));
  card.getByRole('link', { name: 'WhatsApp (13) 98888-7777' });
  expect(card.queryByRole('link', { name: TELL })).toBeNull();
  mounted.close();
  const player = await world.player();
  const { _id: id } = await desk.reserved(arena, world.day, [20], 1, player);
  await desk.cancel(arena.owner, id);
  expect((await openCard(id)).queryByRole('link', { name: TELL })).toBeNull();
});

// Red without `guestPhone` in server/areas/owner/closures/readClosure.ts.
it('rain: each guest with a phone is written to from the list of the closure, and no player', async () => {
  await reservedFor(GUEST);
  await desk.reserved(arena, world.day, [19]);
  const seen = { reservations: 2, atArena: 0, byPix: 0 };
  expect((await openClosing(world, arena).close({ seen })).status).toBe(201);
  mounted = await openPage(world, agendaPath(toIsoDay(world.day)), arena.owner);
  await mounted.user.click(
    (await screen.findAllByRole('button', { name: /^18:00, Quadra 1, .*Chuva/ }))[0] as HTMLElement,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Reabrir horários?' }));
  const links = await dialog.findAllByRole('link', { name: TELL });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Avisar pelo WhatsApp: Rui Costa']);
  expect(messageOf(links[0] as HTMLElement).text).toMatch(/^Olá, Rui Costa!\nChuva: a arena cancelou a sua reserva\./);
});
