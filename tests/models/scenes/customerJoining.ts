import { eq } from 'drizzle-orm';
import { customerPath } from '#domain/navigation/paths.ts';
import { contract } from '#domain/contract/contract.ts';
import { customers } from '#platform/database/schema/customers.ts';
import { orderOf } from '../../api/booking/world.ts';
import { FORMS } from '../../app/messages.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesOf } from './truth.ts';

export const OTHER = 'Souza Zumbi';

/** An arena that has two records of one guest; the page of the first one is open. */
export async function customerJoiningScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local');
  const { orm } = world.database;
  const records = () => orm.select().from(customers).where(eq(customers.arenaId, arena.id));
  for (const [hour, guestPlayerName] of [
    [18, 'Rafa Zumbi'],
    [19, OTHER],
  ] as const) {
    const payload = { ...orderOf(arena, world.day, [hour]), guestPlayerName };
    await world.call(arena.owner, { method: 'POST', url: contract.makeOwnerReservation.path, payload });
  }
  const here = (await records()).find(({ name }) => name !== OTHER)?.id ?? '';
  return {
    tells: { 'done(submission)': FORMS.customerJoin[0] },
    truths: [
      {
        section: 'RULES 11',
        says: 'the records are one person’s once that was confirmed, and not before',
        planned: (happened) => ({ people: timesOf(happened, 'done(submission)') === 0 ? 2 : 1 }),
        found: async () => ({ people: new Set((await records()).map(({ rootId }) => rootId)).size }),
      },
    ],
    calls: {},
    opening: async () => ({ path: customerPath(here), session: await world.sessionOf(arena.owner) }),
  };
}
