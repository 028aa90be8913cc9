import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agendaPath } from '#domain/navigation/paths.ts';
import { openedHash } from '#domain/notices/openedNotice.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { newId } from '#platform/database/uuid.ts';
import { openDesk } from '../api/agenda/desk.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openPage } from '../models/views/openPage.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

// Red without `location.hash` in src/areas/owner/agenda/day/agendaAddress.ts: the bell, whose code comes later, would find nothing.
it('a notice that led to a card is still named once the card was taken out of the address', async () => {
  const arena = await world.arena('local');
  const { _id: id } = await openDesk(world).reserved(arena, world.day, [18]);
  const day = toIsoDay(world.day);
  const mounted = await openPage(world, agendaPath(day), arena.owner);
  await screen.findByRole('button', { name: /^18:00, Quadra 1, Ana Souza/ });
  const hash = openedHash(newId());
  // Of a change by the page itself the bell hears nothing: it is as if it were not there yet.
  history.replaceState(null, '', agendaPath(day, id) + hash);
  await screen.findByRole('dialog');
  await waitFor(() => expect(location.pathname + location.search + location.hash).toBe(agendaPath(day) + hash));
  mounted.close();
});
