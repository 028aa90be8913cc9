import { SimulatedClock } from 'xstate';
import type { TestPerson } from '../../api/booking/world.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { openGates } from './gates.ts';
import { mountApp } from './mount.tsx';

/** Mounts the app on a page, signed in as the person or as a visitor, with every request let through at once. */
export async function openPage(world: SceneWorld, path: string, person: TestPerson | undefined) {
  return mountApp({
    path,
    session: person && (await world.sessionOf(person)),
    adapter: openGates(world.app, new Set()).adapter,
    clock: new SimulatedClock(),
    now: world.now,
    inspect: () => undefined,
  });
}
