import { eq } from 'drizzle-orm';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { outbox } from '../../../server/database/schema/system.ts';
import { newId } from '../../../server/database/uuid.ts';
import { COMMANDS } from '../../app/messages.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesOf } from './truth.ts';

/** An admin before a job that failed and waits for its next try; nothing runs jobs here. */
export async function operationScene(world: SceneWorld): Promise<Scene> {
  const admin = await world.person('admin');
  await world.database.orm.delete(outbox);
  const [id, now] = [newId(), world.now()];
  const later = new Date(now.getTime() + 600_000);
  await world.database.orm.insert(outbox).values({
    id,
    kind: 'refundCharge',
    payload: { charge: newId() },
    createdAt: now,
    dueAt: later,
    attempts: 3,
    lastError: 'ProviderUnreachable',
  });
  return {
    tells: { 'retry.requested': COMMANDS.retryJob[0] },
    truths: [
      {
        section: 'decisions 047',
        says: 'the job that was asked for is due now, and no other ever is',
        planned: (happened) => timesOf(happened, 'retry.requested') > 0,
        found: async () => {
          const [row] = await world.database.orm.select().from(outbox).where(eq(outbox.id, id));
          return row !== undefined && row.dueAt < later;
        },
      },
    ],
    calls: {},
    opening: async () => ({ path: ROUTES.adminOperation.path, session: await world.sessionOf(admin) }),
  };
}
