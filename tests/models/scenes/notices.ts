import { ROUTES } from '#domain/navigation/routes.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { newId } from '#platform/database/uuid.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { NOTHING_SENT } from './truth.ts';

/** A player who looks at their notices, and is told of another whenever the answer is to be another one. */
export async function noticesScene(world: SceneWorld): Promise<Scene> {
  const player = await world.player({ name: 'Nina Prates' });
  return {
    truths: [NOTHING_SENT],
    calls: { fetchUnread: 'unreadNotices' },
    opening: async () => ({ path: ROUTES.notices.path, session: await world.sessionOf(player) }),
    conditions: {
      fetchUnread: async (_, output) => {
        if (tagOf(output) !== 'Changed') return undefined;
        await world.database.orm.insert(notices).values({
          personId: player.id,
          id: newId(),
          kind: 'voucherReceived',
          subjectId: newId(),
          change: '',
          facts: { arena: 'Arena Maré Alta' },
          madeAt: world.now(),
        });
        return undefined;
      },
    },
  };
}
