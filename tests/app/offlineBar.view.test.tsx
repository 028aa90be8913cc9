import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { ROUTES } from '#domain/navigation/routes.ts';
import { OFFLINE } from '../../src/app/appTexts.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { type MountedApp, mountApp } from '../models/views/mount.tsx';

let world: SceneWorld;
let mounted: MountedApp | undefined;

beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());
afterEach(() => mounted?.close());

const said = () => screen.queryByText(OFFLINE) !== null;

// Red without `isProof &&` in src/app/createApp.ts.
test('the bar without a line stays when an answer comes in that was on its way, and goes with one that was asked for since', async () => {
  const gates = openGates(world.app, new Set(['operator', 'myVouchers']));
  const session = await world.sessionOf(await world.player());
  const clock = new SimulatedClock();
  const path = ROUTES.myVouchers.path;
  mounted = mountApp({ path, session, adapter: gates.adapter, clock, now: world.now, inspect: () => undefined });
  const onItsWay = await gates.next('myVouchers');
  await act(async () => dispatchEvent(new Event('offline')));
  await act(async () => (await gates.next('operator')).cut());
  await waitFor(() => expect(mounted?.app.connection.getSnapshot().hasTag('unreached')).toBe(true));
  await act(async () => onItsWay.release());
  await screen.findByText('Você ainda não tem vouchers');
  expect(said()).toBe(true);

  void mounted.app.queryClient.refetchQueries();
  await act(async () => (await gates.next('myVouchers')).release());
  await waitFor(() => expect(said()).toBe(false));
});
