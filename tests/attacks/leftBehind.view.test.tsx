import type { Query } from '@tanstack/react-query';
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

// Row 14. Red when `forget` of src/areas/entry/session/sessionActors.ts does not have the server's replies forgotten.
it('nothing that the server told is left in memory after Sair', async () => {
  const player = await world.player();
  const { adapter } = openGates(world.app, new Set());
  const opening = { path: ROUTES.myReservations.path, session: await world.sessionOf(player) };
  const { app, user, close } = mountApp({ ...opening, adapter, clock: new SimulatedClock(), now: world.now, inspect });
  await screen.findByText('Você ainda não tem reservas');
  expect(remembered()).not.toEqual([]);

  await user.click(await screen.findByRole('button', { name: 'Sair', hidden: true }));
  await waitFor(() => expect(location.pathname).toBe(ROUTES.login.path));
  expect(remembered()).toEqual([]);
  expect(app.session.getSnapshot().context).toEqual({ stored: null, form: null, arena: null, tries: 0 });
  close();

  function remembered() {
    return app.queryClient.getQueryCache().getAll().filter(isOfAPerson);
  }
});

/** Who runs the installation is told everybody. */
function isOfAPerson({ queryKey }: Query): boolean {
  return queryKey[0] !== 'operator';
}

function inspect(): void {
  // Nobody listens.
}
