import { eq } from 'drizzle-orm';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { sessions } from '../../../server/database/schema/people.ts';
import { hashToken } from '../../../server/session/tokens.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

export async function revocationScene(world: SceneWorld): Promise<Scene> {
  const { orm } = world.database;
  const player = await world.player();
  return {
    calls: { revoke: 'logout' },
    opening: async () => ({ path: ROUTES.home.path, session: await world.sessionOf(player) }),
    conditions: {
      revoke: async (_screen, output) => {
        if (tagOf(output) === 'SessionEnded') {
          await orm.delete(sessions).where(eq(sessions.tokenHash, hashToken(player.token)));
        }
        return undefined;
      },
    },
  };
}
