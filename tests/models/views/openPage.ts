import { SimulatedClock } from 'xstate';
import type { TestPerson } from '../../api/booking/world.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { openGates } from './gates.ts';
import { mountApp } from './mount.tsx';

/**
 * Mounts the app on a page, signed in as the person or as a visitor, with every request let through at once. Its charts wait until
 * `clock` is moved.
 */
export async function openPage(world: SceneWorld, path: string, person: TestPerson | undefined) {
  const clock = new SimulatedClock();
  const mounted = mountApp({
    path,
    session: person && (await world.sessionOf(person)),
    adapter: openGates(world.app, new Set()).adapter,
    clock,
    now: world.now,
    inspect: () => undefined,
  });
  return { ...mounted, clock };
}
