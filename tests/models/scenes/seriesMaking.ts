import { eq } from 'drizzle-orm';
import { newSeriesPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { series } from '#platform/database/schema/series.ts';
import { seriesRequests } from '#platform/database/schema/seriesRequests.ts';
import { openDesk } from '../../api/agenda/desk.ts';
import { orderOf } from '../../api/booking/world.ts';
import { openRequests, weekOf } from '../../api/series/mensalista.ts';
import { same } from '../harness/rules.ts';
import { refuseFor } from './refuseFor.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { timesOf } from './truth.ts';

/** An arena at which nobody plays every week yet; now and then somebody else has the hour of a week or two. */
export async function seriesMakingScene(world: SceneWorld): Promise<Scene> {
  const arena = await world.arena('local', 2);
  const desk = openDesk(world);
  /** Others play in the second week, and in those after it; they stay until the next look finds other weeks taken. */
  const taken: string[] = [];
  const take = async (weeks: number) => {
    while (taken.length > weeks) await desk.cancel(arena.owner, taken.pop() ?? '');
    while (taken.length < weeks) {
      const order = { ...orderOf(arena, weekOf(world, taken.length + 1), [18]), guestPlayerName: 'Bia' };
      const { body } = await desk.reserve(arena.owner, order);
      taken.push(body.data.reservation._id);
    }
  };
  const condition = async (_screen: unknown, output: unknown) => {
    if (tagOf(output) === 'Refused') return refuseFor(world, arena.owner.id);
    const preview: unknown = Reflect.get(Object(output), 'preview');
    const found: unknown = Reflect.get(Object(preview), 'found');
    if (Array.isArray(found)) await take(found.length);
    return undefined;
  };
  const player = await world.player({ name: 'Xênia Lopes' });
  const asked = async () => {
    const { body } = await openRequests(world, arena).ask({ hours: 1, court: arena.courts[0]?.id }, player);
    return newSeriesPath(body.data.request._id);
  };
  let [isAnswer, isMonthly] = [false, false];
  return {
    tells: { 'done(createSeries) Made': 'Mensalista combinado.' },
    truths: [
      {
        section: 'decisions 092',
        says: 'a series that was sent again is there once',
        found: async ({ happened }) => {
          const rows = await world.database.orm.select().from(series).where(eq(series.arenaId, arena.id));
          const isMade = timesOf(happened, 'series.confirmed') > 0;
          same('more than one is there', true, rows.length <= (isMade ? 1 : 0));
        },
      },
      {
        section: 'decisions 092',
        says: 'a request is answered by a series for its player, and by no other',
        planned: (happened) => (isAnswer && timesOf(happened, 'done(createSeries) Made') > 0 ? ['agreed'] : []),
        found: async () => {
          const rows = await world.database.orm.select().from(seriesRequests);
          return rows.flatMap(({ arenaId, answer }) => (arenaId === arena.id && answer !== null ? [answer] : []));
        },
      },
      {
        section: 'decisions 163',
        says: 'a sum a month is agreed where it was typed, with what a skipped week does, and a price a week elsewhere',
        found: async () => {
          const rows = await world.database.orm.select().from(series).where(eq(series.arenaId, arena.id));
          const agreed = isMonthly ? '40000 included stays' : 'null null null';
          for (const row of rows)
            same('another sum', agreed, `${row.monthlyCentavos} ${row.fifthWeek} ${row.skippedWeek}`);
        },
      },
    ],
    calls: { previewSeries: 'previewSeries', createSeries: 'createSeries' },
    opening: async (start) => {
      isAnswer = start === 'asked';
      isMonthly = start === 'elsewhere';
      const path = start === 'start' ? ROUTES.ownerNewSeries.path : await asked();
      return { path, session: await world.sessionOf(arena.owner) };
    },
    conditions: { previewSeries: condition, createSeries: condition },
  };
}
