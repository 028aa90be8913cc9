import { eq } from 'drizzle-orm';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { events } from '../../../server/database/schema/events.ts';
import { openFestival } from '../../api/events/festival.ts';
import { loginOf } from './login.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

export async function erasureScene(world: SceneWorld) {
  const player = await world.player();
  const login = await loginOf(world, player);
  const festival = await openFestival(world);
  const setOrganizer = (organizerId: string) =>
    world.database.orm.update(events).set({ organizerId }).where(eq(events.id, festival.id));

  const scene: Scene = {
    calls: { eraseAccount: 'eraseMyAccount' },
    opening: async () => ({ path: ROUTES.settings.path, session: await world.sessionOf(player) }),
    conditions: {
      eraseAccount: async (_screen, output) => {
        const tag = tagOf(output);
        await login.setPassword(tag === 'PasswordWrong' ? 'areia-fria' : login.password);
        if (tag === 'Obstructed') {
          await setOrganizer(player.id);
          return async () => void (await setOrganizer(festival.organizer.id));
        }
        if (tag !== 'Refused') return undefined;
        // Who logs in by a provider alone must have done so a moment ago.
        await login.setPassword(null);
        await login.setFresh(false);
        return undefined;
      },
    },
  };
  return { scene, password: login.password };
}
