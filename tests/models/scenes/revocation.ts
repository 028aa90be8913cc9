import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { sessions } from '#platform/database/schema/people.ts';
import { hashToken } from '#core/people/tokens.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesOf } from './truth.ts';

export async function revocationScene(world: SceneWorld): Promise<Scene> {
  const { orm } = world.database;
  const player = await world.player();
  return {
    tells: {},
    truths: [
      {
        section: 'RULES 2',
        says: 'the token of who left opens nothing once the server has heard of it',
        planned: (happened) => timesOf(happened, 'done(revoke) Revoked', 'done(revoke) SessionEnded') === 0,
        found: async () =>
          (
            await orm
              .select()
              .from(sessions)
              .where(eq(sessions.tokenHash, hashToken(player.token)))
          ).length > 0,
      },
    ],
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
