import { ROUTES } from '#domain/navigation/routes.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { newId } from '#platform/database/uuid.ts';
import { OPENED } from '../notices/notices.ts';
import { type Scene, tagOf, type Truth } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

/** A player who looks at their notices, and is told of another whenever the answer is to be another one. */
export async function noticesScene(world: SceneWorld): Promise<Scene> {
  const player = await world.player({ name: 'Nina Prates' });
  const told = (id: string) =>
    world.database.orm
      .insert(notices)
      .values({
        personId: player.id,
        id,
        kind: 'voucherReceived',
        subjectId: newId(),
        change: '',
        facts: { arena: 'Arena Maré Alta' },
        madeAt: world.now(),
      })
      .onConflictDoNothing();
  return {
    truths: [EACH_TAP_READS],
    calls: { fetchUnread: 'unreadNotices', readNotice: 'readNotice' },
    opening: async () => ({ path: ROUTES.notices.path, session: await world.sessionOf(player) }),
    conditions: {
      fetchUnread: async (_, output) => {
        if (tagOf(output) !== 'Changed') return undefined;
        await told(newId());
        return undefined;
      },
      readNotice: async (_, output) => {
        if (tagOf(output) === 'Read') await told(OPENED);
        return undefined;
      },
    },
  };
}

const EACH_TAP_READS: Truth = {
  section: 'Decision 109',
  says: 'each tap on the device reads its notice, once, and nothing else is changed',
  planned: (happened) => happened.filter(({ type }) => type === 'notice.opened').map(() => OPENED),
  found: ({ sent }) => sent().map(({ path }) => path.split('/').at(-2)),
};
