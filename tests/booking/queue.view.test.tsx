import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { contract } from '#domain/contract/contract.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { openLine } from '../api/waiting/line.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { type Gates, openGates } from '../models/views/gates.ts';
import { type MountedApp, mountApp } from '../models/views/mount.tsx';
import { press } from '../models/views/onScreen.ts';

const DECLINE = 'Não quero: Quadra 1, 18:00 às 19:00';
const LAPSED = 'O tempo acabou: o horário passou para o próximo da fila.';

let world: SceneWorld;
let player: TestPerson;
let gates: Gates;
let app: MountedApp;

beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());
/** An hour that is the player's to take, on their page. */
beforeEach(async () => {
  const arena = await world.arena('local', 1);
  const holder = await world.player();
  player = await world.player();
  const line = openLine(world, arena);
  const [held = ''] = await line.fill(holder);
  await line.join(player);
  await world.call(holder, { method: 'PATCH', url: contract.cancelReservation.path.replace(':id', held) });
  gates = openGates(world.app, new Set(['declineOffer', 'myWaiting']));
  const session = await world.sessionOf(player);
  const [clock, inspect] = [new SimulatedClock(), () => undefined];
  app = mountApp({ path: ROUTES.myQueues.path, session, adapter: gates.adapter, clock, now: world.now, inspect });
  await readList();
  await screen.findByRole('button', { name: DECLINE });
});
afterEach(() => app.close());

async function readList(): Promise<void> {
  const asked = await gates.next('myWaiting');
  await act(() => asked.release());
}

/** As a change elsewhere does, after which the server names neither offer nor place. */
async function readAgain(): Promise<void> {
  await act(async () => ['offline', 'online'].forEach((type) => dispatchEvent(new Event(type))));
  await readList();
}

const end = (outcome: string) =>
  world.database.pool.query('update waiting_offer set outcome = $1 where person_id = $2', [outcome, player.id]);

// Red with `list.data` in place of `useSeenPlaces` in src/areas/player/booking/queue/MyQueuesScreen.tsx: the list is read before the answer comes.
test('who declines too late reads so, although the list names the offer no more', async () => {
  await press(app, DECLINE);
  const declining = await gates.next('declineOffer');
  await end('lapsed');
  await readAgain();
  await act(() => declining.release());
  await screen.findByText(LAPSED);
  expect(screen.queryByRole('button', { name: /^Sair da fila/ })).toBeNull();
});

// Red without `gone` in src/areas/player/booking/queue/OfferLine.tsx: it could still be taken, on screen.
test('an offer that ended in another window can be taken no more, and says so', async () => {
  await end('declined');
  await readAgain();
  await screen.findByText('Esta oferta não vale mais.');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Reservar agora' })).toBeNull());
});
