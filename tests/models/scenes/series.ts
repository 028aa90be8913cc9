import { eq } from 'drizzle-orm';
import { toIsoDay } from '#domain/values/days/day.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { series } from '#platform/database/schema/series.ts';
import { seriesRequests } from '#platform/database/schema/seriesRequests.ts';
import { COMMANDS, FORMS } from '../../app/messages.ts';
import { openRequests, openSeries, weekOf } from '../../api/series/mensalista.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { byLast, sentAfter } from './truth.ts';

/** Why requests are refused. */
export const REASON = 'Já é de outro mensalista.';

/** Five who play every week, and five who ask to: each path may end or refuse one. The second week of the first is skipped. */
export async function seriesScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local', 1);
  const { orm } = world.database;
  for (const [index, guestPlayerName] of ['Ana Souza', 'Bia Lima', 'Caio Reis', 'Duda Sá', 'Edu Paz'].entries()) {
    const of = openSeries(world, arena);
    const made = await of.make({ guestPlayerName, startHour: 18 + index, hours: 1 });
    const { _id } = made.body.data.series;
    if (index === 0) await of.skip(_id, weekOf(world, 1));
    await openRequests(world, arena).ask({}, await world.player({ name: `Pede ${index}` }));
  }
  return {
    tells: {
      'skip.requested': COMMANDS.skipOccurrence[0],
      'restore.requested': COMMANDS.restoreOccurrence[0],
      'done(submission)': byLast({
        'end.requested': FORMS.seriesEnd[0],
        'refusal.requested': FORMS.seriesRefusal[0],
      }),
    },
    truths: [
      {
        section: 'decisions 092',
        says: 'as many series have ended as were ended, and on the arena’s own day',
        planned: (happened) => sentAfter(happened, 'end.requested'),
        found: async () => {
          const rows = await orm.select().from(series).where(eq(series.arenaId, arena.id));
          return rows.filter(({ endedAt, untilDay }) => endedAt !== null && untilDay === toIsoDay(world.today)).length;
        },
      },
      {
        section: 'decisions 092',
        says: 'as many requests as were refused have the reason that was written',
        planned: (happened) => Array.from({ length: sentAfter(happened, 'refusal.requested') }, () => REASON),
        found: async () => {
          const rows = await orm.select().from(seriesRequests).where(eq(seriesRequests.arenaId, arena.id));
          return rows.flatMap(({ refusalReason }) => refusalReason ?? []);
        },
      },
    ],
    calls: {},
    opening: async () => ({ path: ROUTES.ownerSeries.path, session: await world.sessionOf(arena.owner) }),
  };
}
