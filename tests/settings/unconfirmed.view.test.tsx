import { screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { ROUTES } from '#domain/navigation/routes.ts';
import { people } from '#platform/database/schema/people.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

// Red without `<UnconfirmedNotice />` in guide/GuideScreen.tsx.
test('the guide tells an owner whose e-mail is unconfirmed what has to wait, and nobody else', async () => {
  const arena = await world.arena('local', 2, { publishedAt: null });
  const open = async () => {
    const mounted = mountApp({
      path: ROUTES.ownerGuide.path,
      session: await world.sessionOf(arena.owner),
      adapter: openGates(world.app, new Set()).adapter,
      clock: new SimulatedClock(),
      now: world.now,
      inspect: () => undefined,
    });
    await screen.findByText('Sua arena no ar');
    return mounted;
  };
  const confirmed = await open();
  expect(screen.queryByText('Confirme o seu email')).toBeNull();
  confirmed.close();
  await world.database.orm.update(people).set({ emailConfirmedAt: null }).where(eq(people.id, arena.owner.id));
  const mounted = await open();
  await screen.findByText('Confirme o seu email');
  expect(screen.getByText('Pedir outro link').closest('a')?.getAttribute('href')).toBe(ROUTES.ownerSettings.path);
  mounted.close();
});
