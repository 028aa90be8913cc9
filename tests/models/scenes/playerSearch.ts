import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { people } from '#platform/database/schema/people.ts';
import { type Scene, tagOf } from './scene.ts';
import { refuseFor } from './refuseFor.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { NOTHING_SENT } from './truth.ts';

const FOUND = 'Zoraide Pontes';

export async function playerSearchScene(world: SceneWorld): Promise<Scene> {
  const { owner } = await world.arena('local');
  await world.player({ name: FOUND });
  const rename = (from: string, to: string) =>
    world.database.orm.update(people).set({ name: to }).where(eq(people.name, from));
  return {
    truths: [NOTHING_SENT],
    calls: { findPlayers: 'players' },
    opening: async () => ({ path: ROUTES.ownerPlayers.path, session: await world.sessionOf(owner) }),
    conditions: {
      findPlayers: async (_screen, output) => {
        if (tagOf(output) === 'Refused') {
          return refuseFor(world, owner.id);
        }
        if (tagOf(output) !== 'None') return undefined;
        await rename(FOUND, 'Ninguém Mais');
        return async () => void (await rename('Ninguém Mais', FOUND));
      },
    },
  };
}
