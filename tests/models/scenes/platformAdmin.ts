import { eq } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { newId } from '#platform/database/uuid.ts';
import { COMMANDS, FORMS } from '../../app/messages.ts';
import type { OnScreen, Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { repeated, timesOf } from './truth.ts';

/** An admin before a job that failed and waits for its next try; nothing runs jobs here. */
export async function platformAdminScene(world: SceneWorld) {
  await world.database.orm.update(arenas).set({ closedAt: world.now() });
  const arena = await world.arena('local');
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
  const isArena = eq(arenas.id, arena.id);
  const scene: Scene = {
    tells: {
      'retry.requested': COMMANDS.retryJob[0],
      'check.requested': COMMANDS.checkAudit[0],
      'show.requested': COMMANDS.showArena[0],
      'done(submission)': FORMS.arenaHiding[0],
    },
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
      {
        section: 'decisions 081',
        says: 'the audit waits to be checked when that was asked for, and never else',
        planned: (happened) => timesOf(happened, 'check.requested') > 0,
        found: async () => (await world.database.orm.$count(outbox, eq(outbox.kind, 'checkAudit'))) > 0,
      },
      {
        section: 'decisions 082',
        says: 'each time it was asked for, this arena was hidden with the reason that was typed, or shown again',
        planned: (happened) => ({
          hidden: repeated(timesOf(happened, 'done(submission)'), { reason: 'Fotos de outra arena' }),
          shown: timesOf(happened, 'show.requested'),
        }),
        found: ({ sent }) => ({
          hidden: sent('hideArena').map(({ body }) => body),
          shown: sent('showArena').filter(({ path }) => path.includes(arena.id)).length,
        }),
      },
    ],
    calls: {},
    opening: async () => ({ path: ROUTES.platformAdmin.path, session: await world.sessionOf(admin) }),
  };
  return {
    scene,
    /** Another admin hid the arena meanwhile, or showed it again. */
    have: async ({ readAgain }: OnScreen, isHidden: boolean) => {
      const hiddenReason = isHidden ? 'Outro motivo' : null;
      await world.database.orm
        .update(arenas)
        .set({ hiddenAt: isHidden ? world.now() : null, hiddenReason })
        .where(isArena);
      await readAgain();
    },
  };
}
