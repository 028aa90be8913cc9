import { act } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { SimulatedClock } from 'xstate';
import { ROUTES } from '#domain/navigation/routes.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { type MountedApp, mountApp } from '../models/views/mount.tsx';

let world: SceneWorld;
let mounted: MountedApp | undefined;

beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());
afterEach(() => {
  mounted?.close();
  vi.restoreAllMocks();
});

// Red without the listener to replaceState in src/app/browser.ts.
test('a page that takes the place of another, as home does after the sign-up, opens at the top; a choice in the address moves nothing', async () => {
  const { adapter } = openGates(world.app, new Set());
  const path = ROUTES.signUp.path;
  mounted = mountApp({ path, adapter, clock: new SimulatedClock(), now: world.now, inspect: () => undefined });
  const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  await act(async () => navigate(ROUTES.home.path, { replace: true }));
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  await act(async () => navigate(`${ROUTES.home.path}?busca=praia`, { replace: true }));
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
});
