import { eq } from 'drizzle-orm';
import { toIsoDay } from '../../../domain/days/day.ts';
import { ROUTES } from '../../../domain/navigation/routes.ts';
import { series } from '../../../server/database/schema/series.ts';
import { COMMANDS, FORMS } from '../../app/messages.ts';
import { openSeries, weekOf } from '../../api/series/mensalista.ts';
import type { Scene } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { sentAfter } from './truth.ts';

/** Two who play every week: each path may end one. The second week of the first is skipped. */
export async function seriesScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local', 1);
  const { orm } = world.database;
  for (const [index, guestPlayerName] of ['Ana Souza', 'Bia Lima', 'Caio Reis', 'Duda Sá', 'Edu Paz'].entries()) {
    const of = openSeries(world, arena);
    const made = await of.make({ guestPlayerName, startHour: 18 + index, hours: 1 });
    const { _id } = made.body.data.series;
    if (index === 0) await of.skip(_id, weekOf(world, 1));
  }
  return {
    tells: {
      'skip.requested': COMMANDS.skipOccurrence[0],
      'restore.requested': COMMANDS.restoreOccurrence[0],
      'done(submission)': FORMS.seriesEnd[0],
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
    ],
    calls: {},
    opening: async () => ({ path: ROUTES.ownerSeries.path, session: await world.sessionOf(arena.owner) }),
  };
}
