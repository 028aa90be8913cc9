import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { sweep } from '../../sweep.ts';
import { openWorld, type World } from '../booking/world.ts';
import { beginHistory, deeds, type History } from './histories.ts';

/** Two years of an arena's deeds, and how many such histories. */
const WEEKS = sweep(30, 104);
const HISTORIES = sweep(2, 200);
/** More than fill the years. */
const DEEDS = sweep(90, 320);

describeOnDatabases('histories of series', (open) => {
  let database: TestDatabase;
  let world: World;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
  });

  /** The weeks up to which claims have reached that are not exactly one of claimed, skipped by a person, and told. */
  async function undecided({ arena }: History) {
    const { rows } = await database.pool.query(
      `with each as (
        select s.id, due.day::date as day, w.state, r.status, (
            select count(*)::int from reservation live where live.series_id = s.id and live.day = due.day
            and live.status <> 'CANCELADA') as live,
          case w.state when 'skipped' then w.decided_by is not null
            when 'made' then r.status = 'CANCELADA' and not exists (
              select from cancellation c where c.reservation_id = r.id and c.undone_at is null and c.cancelled_by is null) end as by_somebody,
          exists (select from notice n where n.kind = 'seriesWeekTaken' and n.subject_id = s.id and n.change = due.day::date::text) as told
        from series s
        cross join lateral generate_series(s.from_day, least(s.claimed_until, s.until_day), interval '1 day') as due(day)
        left join series_week w on w.arena_id = s.arena_id and w.series_id = s.id and w.day = due.day
        left join reservation r on r.arena_id = w.arena_id and r.id = w.reservation_id
        where s.arena_id = $1 and extract(dow from due.day) = s.weekday)
      select day::text, state, status, live, by_somebody, told from each where (
        ((state = 'made' and status <> 'CANCELADA' and live = 1) is true)::int
        + ((live = 0 and by_somebody) is true)::int
        + ((state = 'conflict' and told and live = 0) is true)::int) <> 1`,
      [arena.id],
    );
    return rows;
  }

  /** Hours that two have, hours that a live reservation has lost, and those that were booked over a series' right. */
  async function twice({ arena, today }: History) {
    const { rows } = await database.pool.query(
      `with sold as (
        select r.id, r.series_id, r.day, l.court_id, l.hour from reservation r
        join reservation_slot l on l.arena_id = r.arena_id and l.reservation_id = r.id
        where r.arena_id = $1 and r.status <> 'CANCELADA')
      select
        (select count(*)::int from (select from sold group by day, court_id, hour having count(*) > 1) as two) as two,
        (select count(*)::int from sold where day > $2 and not exists (
          select from slot_claim c where c.court_id = sold.court_id and c.day = sold.day and c.hour = sold.hour
          and c.reservation_id = sold.id)) as lost,
        (select count(*)::int from sold join series s on s.arena_id = $1 and s.court_id = sold.court_id
          and s.weekday = extract(dow from sold.day) and sold.hour >= s.start_hour and sold.hour < s.start_hour + s.hours
          where sold.day > s.claimed_until and sold.day >= s.from_day and sold.day <= coalesce(s.until_day, sold.day)
          and not exists (select from series_week w where w.series_id = s.id and w.day = sold.day)) as over_right`,
      [arena.id, toIsoDay(await today())],
    );
    return rows;
  }

  /** The weeks that people skipped, and which no job may bring back. */
  async function skipped({ arena }: History) {
    const { rows } = await database.pool.query(
      "select series_id, day::text from series_week where arena_id = $1 and state = 'skipped' order by 1, 2",
      [arena.id],
    );
    return rows;
  }

  /** Series whose claims do not reach twelve weeks, just after they were extended. */
  async function short({ arena, today }: History) {
    const { rows } = await database.pool.query(
      'select id from series where arena_id = $1 and claimed_until < least($2::date, until_day)',
      [arena.id, toIsoDay(addDays(await today(), 84))],
    );
    return rows;
  }

  // Red without `undecided` in extendSeries.ts, without `tellLost` there, and when `heldByRight` finds nothing.
  it('leave every week exactly one of claimed, skipped, told and not yet due, and no hour with two', async () => {
    await fc.assert(
      fc.asyncProperty(deeds(DEEDS), async (told) => {
        const history = await beginHistory(database, world);
        try {
          let before: readonly object[] = [];
          for (const deed of told) {
            await history.tell(deed);
            const after = await skipped(history);
            if (deed.do === 'extend' || deed.do === 'pass') expect(after).toEqual(before);
            before = after;
            expect([deed, await undecided(history), await twice(history)]).toEqual([
              deed,
              [],
              [{ two: 0, lost: 0, over_right: 0 }],
            ]);
            if (deed.do === 'extend') expect(await short(history)).toEqual([]);
            if (history.weeksPassed() >= WEEKS) break;
          }
        } finally {
          history.end();
        }
      }),
      { numRuns: HISTORIES, endOnFailure: true },
    );
  });
});
