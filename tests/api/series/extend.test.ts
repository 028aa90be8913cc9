import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, daysBetween, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { askToExtendSeries, extendAll } from '#areas/owner/series/extendSeries.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { Desk } from '../agenda/desk.ts';
import { orderOf, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { openClosing } from '../closures/closing.ts';
import { AGREED, beginWithPlayer, openSeries, weekOf } from './mensalista.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

interface Week {
  readonly day: string;
  readonly state: string;
  readonly reservation?: string;
}

describeOnDatabases('the claims of a series', (open) => {
  let database: TestDatabase;
  let world: World;
  let desk: Desk;
  let arena: TestArena;
  let player: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    ({ world, desk, arena, player } = await beginWithPlayer(database));
  });

  const week = (index: number) => weekOf(world, index);
  const series = () => openSeries(world, arena);
  const told = async () => {
    const { rows } = await database.pool.query('select person_id, kind from notice order by kind, person_id');
    return rows.map(({ person_id: who, kind }) => [who, kind]);
  };
  async function decided(): Promise<readonly Week[]> {
    const { rows } = await database.pool.query<Week & { status: string | null }>(
      `select w.day::text as day, w.state, r.status from series_week w
        left join reservation r on r.arena_id = w.arena_id and r.id = w.reservation_id order by w.day`,
    );
    return rows.map(({ day, state, status }) => ({ day, state: status === 'CANCELADA' ? 'skipped' : state }));
  }

  it('go on by the job, an ordinary reservation each week, and nobody is told of those that are free', async () => {
    await series().make({ player: player.id });
    database.passTime(4 * WEEK_MS);
    await askToExtendSeries(database);
    await askToExtendSeries(database);
    await world.runDue();
    expect(await decided()).toEqual(
      Array.from({ length: 17 }, (_, index) => ({ day: toIsoDay(week(index)), state: 'made' })),
    );
    const { rows } = await database.pool.query(
      "select count(*)::int as jobs from outbox where done_at is not null and kind = 'extendSeries'",
    );
    expect([rows, (await told()).map(([, kind]) => kind)]).toEqual([[{ jobs: 1 }], AGREED]);
  });

  // Red without `undecided` in extendSeries.ts: a week that somebody skipped would come back.
  it('leave what a person decided as it is', async () => {
    const { _id } = (await series().make()).body.data.series;
    await series().skip(_id, week(15));
    database.passTime(4 * WEEK_MS);
    await extendAll(database);
    expect((await decided())[15]).toEqual({ day: toIsoDay(week(15)), state: 'skipped' });
  });

  it('that are somebody else’s are told to the arena and to the player, once', async () => {
    await series().make({ player: player.id });
    const day = toIsoDay(week(15));
    await openClosing(world, arena).close(
      { seen: { reservations: 0, atArena: 0, byPix: 0 }, reason: 'event' },
      { from: day, until: day },
    );
    await desk.alter(arena, toIsoDay(week(16)), 18, 0, false);
    database.passTime(4 * WEEK_MS);
    await extendAll(database);
    await extendAll(database);
    const states = (await decided()).map(({ state }) => state);
    expect(states.slice(14)).toEqual(['made', 'conflict', 'conflict']);
    expect((await told()).filter(([, kind]) => !AGREED.includes(String(kind)))).toEqual([
      [player.id, 'seriesWeekLost'],
      [player.id, 'seriesWeekLost'],
      [arena.owner.id, 'seriesWeekTaken'],
      [arena.owner.id, 'seriesWeekTaken'],
    ]);
  });

  it('end with the series, and its right with them', async () => {
    await series().make({ until: toIsoDay(week(15)) });
    database.passTime(4 * WEEK_MS);
    await extendAll(database);
    database.passTime(WEEK_MS);
    await extendAll(database);
    expect(await decided()).toHaveLength(16);
    const { rows } = await database.pool.query('select count(*)::int as rights from series_right');
    expect(rows).toEqual([{ rights: 0 }]);
    // What follows it may begin now.
    expect((await series().make({ from: toIsoDay(week(16)) })).status).toBe(201);
  });

  it('reach as far as players book, and what lags behind is the series’ by right all the same', async () => {
    await database.pool.query('update arena set max_days_ahead = 180');
    await series().make();
    expect((await decided()).at(-1)?.day).toBe(toIsoDay(week(26)));
    // The job stands still for a month, and a player comes first.
    database.passTime(4 * WEEK_MS);
    const reply = await world.reserve(player, orderOf(arena, week(29), [18]));
    expect(reply.body.error.code).toBe('slot_taken');
  });

  it('of one that cannot be extended keep no other from theirs', async () => {
    const broken = (await series().make()).body.data.series._id;
    await series().make({ startHour: 20 });
    database.passTime(4 * WEEK_MS);
    await database.pool.query(
      "alter table series_week add constraint broken check (series_id <> '" +
        broken +
        "' or day < '" +
        toIsoDay(week(14)) +
        "')",
    );
    try {
      await expect(extendAll(database)).rejects.toThrow('1 of 2 series failed');
    } finally {
      await database.pool.query('alter table series_week drop constraint broken');
    }
    expect((await decided()).filter(({ day }) => day === toIsoDay(week(16)))).toHaveLength(1);
    await extendAll(database);
    expect((await decided()).filter(({ day }) => day === toIsoDay(week(16)))).toHaveLength(2);
  });

  // Two years, a step of one to five weeks at a time, with bookings, closures and skips in between.
  it('make every week exactly one of claimed, skipped and told', async () => {
    const { _id } = (await series().make({ player: player.id })).body.data.series;
    let step = 7;
    for (let passed = 0; passed < 104;) {
      step = (step * 16_807) % 2_147_483_647;
      const weeks = 1 + (step % 5);
      passed += weeks;
      const today = momentIn(await readNow(database), DEFAULT_ZONE).day;
      const next = week(Math.ceil(daysBetween(world.day, today) / 7) + (step % 20));
      const iso = toIsoDay(next);
      if (step % 3 === 0) await series().skip(_id, next);
      else if (step % 3 === 1) await desk.alter(arena, toIsoDay(addDays(next, 70)), 18, 0, false);
      else {
        const scope = { from: iso, until: iso, courts: [arena.courts[0]?.id], startHour: 19, endHour: 20 };
        const seen = (await openClosing(world, arena).measure(scope)).body.data?.impact;
        if (seen)
          await openClosing(world, arena).close(
            { seen: { reservations: seen.reservations, atArena: 0, byPix: 0 } },
            scope,
          );
      }
      database.passTime(weeks * WEEK_MS);
      await extendAll(database);
    }
    const weeks = await decided();
    expect(weeks.length).toBeGreaterThan(104);
    // None is missing, and none is there twice.
    expect(weeks.map(({ day }) => daysBetween(world.day, fromIsoDay(day)) / 7)).toEqual(weeks.map((_, index) => index));
    const daysOf = (state: string) => weeks.filter((one) => one.state === state).map(({ day }) => day);
    expect([daysOf('made'), daysOf('skipped'), daysOf('conflict')].every((days) => days.length > 0)).toBe(true);
    const notices = await database.pool.query<{ day: string }>(
      "select change as day from notice where kind = 'seriesWeekLost' and person_id = $1 order by change",
      [player.id],
    );
    // Somebody skipped a week of which they had been told; none was lost without a word.
    const heard = notices.rows.map(({ day }) => day);
    expect(heard.filter((day) => !daysOf('skipped').includes(day))).toEqual(daysOf('conflict'));
    const { rows } = await database.pool.query(
      `select count(*)::int as unclaimed from reservation r where r.status <> 'CANCELADA' and r.day > $1::date
        and not exists (select from slot_claim c where c.arena_id = r.arena_id and c.reservation_id = r.id)`,
      [toIsoDay(momentIn(await readNow(database), DEFAULT_ZONE).day)],
    );
    expect(rows).toEqual([{ unclaimed: 0 }]);
  });
});
