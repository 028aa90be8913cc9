import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { ROUTES } from '#domain/navigation/routes.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

// Red without takeTyped in src/areas/owner/agenda/search/SearchForm.tsx.
it('what is typed right after the key of the search stands in its field', async () => {
  const { owner } = await world.arena('local');
  const { user, close } = mountApp({
    path: ROUTES.ownerReservations.path,
    session: await world.sessionOf(owner),
    adapter: openGates(world.app, new Set()).adapter,
    clock: new SimulatedClock(),
    now: world.now,
    inspect: () => undefined,
  });
  await screen.findByRole('link', { name: 'Procurar por nome ou telefone' });
  await user.keyboard('/9887{Backspace}');
  const field = await screen.findByRole<HTMLInputElement>('searchbox');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('1');
  expect(field.value).toBe('9881');
  close();
});
