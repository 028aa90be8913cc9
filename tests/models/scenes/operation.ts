import { eq } from 'drizzle-orm';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { outbox } from '../../../server/database/schema/system.ts';
import { newId } from '../../../server/database/uuid.ts';
import { same } from '../harness/rules.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';

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
    calls: {},
    opening: async () => ({ path: ROUTES.adminOperation.path, session: await world.sessionOf(admin) }),
    // What was asked for is due now, and nothing else ever is.
    after: async (happened) => {
      const [row] = await world.database.orm.select().from(outbox).where(eq(outbox.id, id));
      const isAsked = happened.some(({ type }) => type === 'retry.requested');
      same('the job is not due as asked', isAsked, row !== undefined && row.dueAt < later);
    },
  };
}
