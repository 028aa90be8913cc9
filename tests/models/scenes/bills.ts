import { eq, sql } from 'drizzle-orm';
import { MONTH } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { forgivenBills } from '#platform/database/schema/bills.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { openSeries } from '../../api/series/mensalista.ts';
import { FORMS } from '../../app/messages.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { byLast, sentAfter } from './truth.ts';

/** Six who play every week, each with a bill that nobody has paid. */
export async function billsScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local', 1);
  const { orm } = world.database;
  const of = openSeries(world, arena);
  for (const [index, guestPlayerName] of ['Ana', 'Bia', 'Caio', 'Duda', 'Edu', 'Flávia'].entries()) {
    await of.make({ guestPlayerName, startHour: 17 + index, hours: 1 });
  }
  const { version } = await rowOf();
  async function rowOf() {
    const [row] = await orm.select().from(arenas).where(eq(arenas.id, arena.id));
    return row ?? { version: NaN };
  }
  return {
    tells: {
      'done(submission)': byLast({
        'payment.requested': FORMS.billPayment[0],
        'forgiveness.requested': FORMS.billForgiveness[0],
        'rule.requested': FORMS.billRule[0],
      }),
    },
    truths: [
      {
        section: 'decisions 098',
        says: 'as many bills as were received have payments, all of them in cash',
        planned: (happened) => ({ paid: sentAfter(happened, 'payment.requested'), others: 0 }),
        found: async () => {
          const isPayment = sql`${movements.arenaId} = ${arena.id} and ${movements.kind} = 'payment'`;
          const weeks = await orm
            .select({ id: movements.reservationId, method: movements.method })
            .from(movements)
            .where(isPayment);
          const paid = await orm.execute(sql`select distinct series_id from series_week
            where reservation_id = any(${sql.param(weeks.map(({ id }) => id))}::uuid[])`);
          return { paid: paid.rows.length, others: weeks.filter(({ method }) => method !== 'cash').length };
        },
      },
      {
        section: 'decisions 098',
        says: 'as many bills as were let off have a reason, and it is what was written',
        planned: (happened) => Array.from({ length: sentAfter(happened, 'forgiveness.requested') }, () => 'Choveu'),
        found: async () => {
          const rows = await orm.select().from(forgivenBills).where(eq(forgivenBills.arenaId, arena.id));
          return rows.map(({ reason }) => reason);
        },
      },
      {
        section: 'decisions 100',
        says: 'the rule was written as often as it was sent',
        planned: (happened) => sentAfter(happened, 'rule.requested'),
        found: async () => (await rowOf()).version - version,
      },
    ],
    calls: {},
    opening: async () => ({
      path: `${ROUTES.ownerBills.path}?${MONTH}=${toIsoMonth(world.day)}`,
      session: await world.sessionOf(arena.owner),
    }),
  };
}
