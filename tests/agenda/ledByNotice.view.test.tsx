import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { agendaPath } from '#domain/navigation/paths.ts';
import { openedHash } from '#domain/notices/openedNotice.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { newId } from '#platform/database/uuid.ts';
import { openDesk } from '../api/agenda/desk.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

// Red without `location.hash` in src/areas/owner/agenda/day/agendaAddress.ts: the bell, whose code comes later, would find nothing.
it('a notice that led to a card is still named once the card was taken out of the address', async () => {
  const arena = await world.arena('local');
  const { _id: id } = await openDesk(world).reserved(arena, world.day, [18]);
  const day = toIsoDay(world.day);
  const gates = openGates(world.app, new Set(['unreadNotices']));
  const session = await world.sessionOf(arena.owner);
  const clock = new SimulatedClock();
  const app = { path: agendaPath(day), session, adapter: gates.adapter, clock, now: world.now };
  // A browser says nothing of a hash that the page itself sets; happy-dom would.
  const unheard = (event: Event) => event.stopImmediatePropagation();
  addEventListener('hashchange', unheard);
  const mounted = mountApp({ ...app, inspect: () => undefined });
  // From its first question on the bell has looked at the address, and hears of a change by the page itself nothing.
  await (await gates.next('unreadNotices')).release();
  await screen.findByRole('button', { name: /^18:00, Quadra 1, Ana Souza/ });
  const hash = openedHash(newId());
  history.replaceState(null, '', agendaPath(day, id) + hash);
  await screen.findByRole('dialog');
  await waitFor(() => expect(location.pathname + location.search + location.hash).toBe(agendaPath(day) + hash));
  mounted.close();
  removeEventListener('hashchange', unheard);
});
