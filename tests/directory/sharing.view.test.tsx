import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { arenaPath } from '#domain/navigation/paths.ts';
import type { TestArena } from '../api/booking/world.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import type { MountedApp } from '../models/views/mount.tsx';
import { press } from '../models/views/onScreen.ts';
import { openPage } from '../models/views/openPage.ts';

const COPIED = 'Link copiado com sucesso!';

let world: SceneWorld;
let arena: TestArena;
let mounted: MountedApp;

beforeAll(async () => {
  world = await openSceneWorld();
  arena = await world.arena('local', 1);
});
afterEach(() => {
  mounted.close();
  Reflect.deleteProperty(navigator, 'share');
});
afterAll(() => world.close());

/** Presses 'Compartilhar' on an arena's page. @param share of the device; absent: it has none */
async function share(answer?: (shared: ShareData) => Promise<void>): Promise<void> {
  if (answer) Object.defineProperty(navigator, 'share', { value: answer, configurable: true });
  mounted = await openPage(world, arenaPath(arena.id), undefined);
  await navigator.clipboard.writeText('what was copied before');
  await press(mounted, 'Compartilhar');
}

const address = () => location.origin + arenaPath(arena.id);

it('an arena is sent by the sheet of the device, and nothing is copied', async () => {
  const opened = vi.fn(() => Promise.resolve());
  await share(opened);
  await vi.waitFor(() => expect(opened).toHaveBeenCalledWith({ title: 'Arena Maré Alta', url: address() }));
  expect(await navigator.clipboard.readText()).toBe('what was copied before');
  expect(screen.queryByText(COPIED)).toBeNull();
});

// Red without the question for AbortError in src/shared/sharing/deviceSheet.ts.
it('who closes the sheet has nothing copied', async () => {
  const closed = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  await share(closed);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(await navigator.clipboard.readText()).toBe('what was copied before');
});

it.each([
  ['has no such sheet', undefined],
  ['does not open it', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('a device that %s copies the address', async (_, answer) => {
  await share(answer);
  await screen.findByText(COPIED);
  expect(await navigator.clipboard.readText()).toBe(address());
});
