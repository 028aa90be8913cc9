import fc from 'fast-check';
import { Schema } from 'effect';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { AgendaDay } from '#domain/agenda/agenda.ts';
import { occupancyOf } from '#domain/agenda/occupancy.ts';
import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { instantOf } from '#domain/values/days/moment.ts';
import {
  daysOfMonth,
  firstOf,
  lastOf,
  type Month,
  nextMonth,
  previousMonth,
  toIsoMonth,
} from '#domain/values/days/month.ts';
import { forgetPastClaims } from '#core/hours/pastClaims.ts';
import { readNow } from '#platform/database/database.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openDesk } from '../agenda/desk.ts';
import { openWorld, type TestArena, type World } from '../booking/world.ts';
import { joinTeam } from '../cast.ts';
import { openClosing } from '../closures/closing.ts';
import { sweep } from '../../sweep.ts';
import { lookAtMonth } from './occupancyOracle.ts';
import { forgetMonth, GUEST, HOLDER, possible, type SoldMonth, writeMonth } from './soldMonths.ts';

/** Its clocks jump at midnight, and are never those of the usual zone for long. */
const ZONE = 'America/Santiago';
const COURTS = 2;
const GONE = COURTS;
const RUNS = sweep(6, 100, 2);

describeOnDatabases('the occupancy of an arena', (open) => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    arena = await world.arena('local', COURTS, { zone: ZONE });
  });

  const get = async (url: string, who = arena.owner) => world.call(who, { method: 'GET', url });
  const figures = async (month: Month) => {
    const { status, body } = await get(`${contract.occupancy.path}?month=${toIsoMonth(month)}`);
    expect(status).toBe(200);
    return body.data.occupancy;
  };
  /** All pages of a list. */
  async function listed(month: Month, query: string) {
    const all: {
      date: string;
      startHour: number;
      court: string;
      price?: number;
      who?: string;
      reservation?: string;
    }[] = [];
    for (let page = 1; ; page += 1) {
      const url = `${contract.occupancyHours.path}?month=${toIsoMonth(month)}&${query}&page=${page}`;
      const { body } = await get(url);
      all.push(...body.data.hours);
      expect(body.data.hours.length).toBeLessThanOrEqual(50);
      if (page >= body.pages) {
        expect(body.data.total).toBe(all.length);
        return { hours: all, price: body.data.price };
      }
    }
  }
  const ofMonth = (day: Day): Month => ({ month: day.month, year: day.year });

  function arbitraryMonth(months: readonly Month[]): fc.Arbitrary<SoldMonth> {
    const days = months.flatMap(daysOfMonth);
    const place = {
      day: fc.constantFrom(...days),
      court: fc.integer({ min: 0, max: COURTS - 1 }),
      hour: fc.constantFrom(...arena.slots.keys()),
    };
    const price = fc.integer({ min: 0, max: 300_00 });
    const [weekday, maybeAll] = [fc.integer({ min: 0, max: 6 }), fc.integer({ min: -1, max: COURTS - 1 })];
    const soldAt = { ...place, court: fc.integer({ min: 0, max: GONE }), hour: fc.integer({ min: 0, max: 23 }) };
    return fc
      .record({
        sold: fc.array(
          fc.record({
            ...soldAt,
            status: fc.constantFrom('PENDENTE', 'CONFIRMADA', 'PAGA', 'CANCELADA', 'EXPIRADA'),
            method: fc.constantFrom('local', 'platform'),
          }),
          { maxLength: 60 },
        ),
        closed: fc.array(fc.record(place), { maxLength: 30 }),
        altered: fc.array(
          fc.record({ ...place, court: maybeAll, isAvailable: fc.boolean(), price: fc.option(price) }),
          { maxLength: 20 },
        ),
        rules: fc.array(fc.record({ weekday, court: maybeAll, price }), { maxLength: 4 }),
        rights: fc.array(
          fc.record({ weekday, court: place.court, hour: fc.integer({ min: 0, max: 23 }), after: place.day }),
          { maxLength: 3 },
        ),
      })
      .map(possible);
  }

  it('is what one finds who looks at every hour, and the sum of the agenda’s days', async () => {
    const month = ofMonth(world.today);
    const months = [month, previousMonth(month), { ...month, year: month.year - 1 }];
    const known = { courts: COURTS, hours: [...arena.slots.keys()], price: 80_50 };
    await fc.assert(
      fc.asyncProperty(arbitraryMonth(months), async (written) => {
        await forgetMonth(world, arena);
        await writeMonth(world, arena, written);
        const [hours = [], before = [], yearBefore = []] = months.map((one) => lookAtMonth(written, one, known));
        const count = (of: typeof hours) => ({
          sold: of.filter(({ state }) => state === 'sold').length,
          offered: of.filter(({ state }) => state !== 'closed').length,
        });
        const empty = hours.filter(({ state }) => state === 'empty');
        const sum = (of: typeof hours) => of.reduce((all, { price }) => all + price, 0) / 100;
        const now = await readNow(database);
        const ahead = empty.filter(({ day, hour }) => instantOf(day, hour + 1, ZONE) > now);
        const found = await figures(month);
        expect(found).toEqual({
          ...count(hours),
          closed: hours.filter(({ state }) => state === 'closed').length,
          emptyPrice: sum(empty),
          ahead: { hours: ahead.length, price: sum(ahead) },
          monthBefore: count(before),
          yearBefore: count(yearBefore),
          courts: expect.anything(),
          cells: expect.anything(),
        });
        const courts = arena.courts.map(({ id, name }, place) => ({
          id,
          name,
          ...count(hours.filter(({ court }) => court === place)),
        }));
        const gone = count(hours.filter(({ court }) => court === GONE));
        expect(found.courts).toEqual([...courts, ...(gone.sold > 0 ? [{ id: null, name: '', ...gone }] : [])]);
        for (const { weekday, startHour, ...counted } of found.cells) {
          const here = hours.filter((one) => one.weekday === weekday && one.hour === startHour);
          expect(counted).toEqual(count(here));
        }
        const sumOf = (of: 'sold' | 'offered') => found.cells.reduce((all: number, one: Counted) => all + one[of], 0);
        expect([sumOf('sold'), sumOf('offered')]).toEqual([found.sold, found.offered]);
        const days = await Promise.all(daysOfMonth(month).map((day) => agendaOf(day)));
        const all = days.reduce((a, b) => ({
          sold: a.sold + b.sold,
          offered: a.offered + b.offered,
          closed: a.closed + b.closed,
        }));
        expect(all).toEqual({ sold: found.sold, offered: found.offered, closed: found.closed });
        await seeLists(month, hours, found);
      }),
      { numRuns: RUNS },
    );
  });

  type Counted = { readonly sold: number; readonly offered: number };

  async function agendaOf(day: Day) {
    const { data } = (await openDesk(world).agenda(arena.owner, day)).body;
    return occupancyOf(Schema.decodeUnknownSync(AgendaDay)(data));
  }

  async function seeLists(month: Month, hours: ReturnType<typeof lookAtMonth>, found: { emptyPrice: number }) {
    const nameOf = (court: number) => arena.courts[court]?.name ?? 'Quadra';
    const asText = (of: typeof hours) =>
      of.map(({ day, hour, court, price }) => `${toIsoDay(day)} ${hour} ${nameOf(court)} ${price / 100}`).toSorted();
    for (const state of ['sold', 'empty'] as const) {
      const list = await listed(month, `of=${state}`);
      const there = list.hours.map(({ date, startHour, court, price = 0 }) => `${date} ${startHour} ${court} ${price}`);
      expect(there.toSorted()).toEqual(asText(hours.filter((one) => one.state === state)));
      expect(list.price).toBe(state === 'empty' ? found.emptyPrice : 0);
      expect(list.hours.map(({ date }) => date)).toEqual(list.hours.map(({ date }) => date).toSorted());
      for (const { who, reservation } of list.hours) {
        expect(who).toBe(state === 'empty' ? undefined : reservation ? GUEST : HOLDER);
      }
    }
    const some = await listed(month, `of=sold&court=gone`);
    expect(some.hours.length).toBe(hours.filter(({ state, court }) => state === 'sold' && court === GONE).length);
    const narrow = await listed(month, `of=empty&court=${arena.courts[1]?.id}&weekday=2&hour=19`);
    const expected = hours.filter((one) => one.court === 1 && one.weekday === 2 && one.hour === 19);
    expect(narrow.hours.length).toBe(expected.filter(({ state }) => state === 'empty').length);
  }

  it('of a past month still knows what the arena had closed, and the agenda does', async () => {
    await openDesk(world).reserved(arena, world.day, [18]);
    expect((await openClosing(world, arena).close({ seen: { reservations: 1, atArena: 0, byPix: 0 } })).status).toBe(
      201,
    );
    const month = ofMonth(world.day);
    const { closed } = await figures(month);
    expect(closed).toBe(COURTS * 4);
    const day = await agendaOf(world.day);
    database.passTime(10 * 24 * 3_600_000);
    expect(await forgetPastClaims(database)).toBe(false);
    expect((await figures(month)).closed).toBe(closed);
    expect(await agendaOf(world.day)).toEqual(day);
  });

  it('of a month to come is what is sold so far, all of it still to be booked', async () => {
    const month = nextMonth(ofMonth(world.today));
    await writeMonth(world, arena, {
      closed: [],
      altered: [],
      rules: [],
      rights: [],
      sold: [{ day: firstOf(month), court: 0, hour: 18, status: 'PAGA', method: 'platform' }],
    });
    const found = await figures(month);
    expect(found.sold).toBe(1);
    expect(found.ahead).toEqual({ hours: found.offered - 1, price: found.emptyPrice });
    const { hours } = await listed(month, 'of=empty');
    expect(hours.every((one) => 'isAhead' in one && one.isAhead === true)).toBe(true);
    const past = previousMonth(ofMonth(world.today));
    expect((await figures(past)).ahead).toEqual({ hours: 0, price: 0 });
    expect(addDays(lastOf(past), 1)).toEqual(firstOf(ofMonth(world.today)));
  });

  it('is refused for a month or a limit that is none', async () => {
    for (const query of ['', '?month=2026-13', '?month=2026-1', '?month=3&year=2026', '?month=2026-03&arena=x'])
      expect((await get(contract.occupancy.path + query)).status, query).toBe(400);
    const wrong = ['', 'of=held', 'of=sold&weekday=7', 'of=sold&hour=24', 'of=sold&court=1', 'of=sold&page=0'];
    for (const query of wrong)
      expect((await get(`${contract.occupancyHours.path}?month=2026-03&${query}`)).status, query).toBe(400);
  });

  it('is the owners’ and managers’, each of their own arena', async () => {
    await openDesk(world).reserved(arena, world.day, [18]);
    const rival = await world.arena('local');
    const [manager, reception] = [await world.person('player'), await world.person('player')];
    await joinTeam(database, { arenaId: arena.id, personId: manager.id, role: 'manager' });
    await joinTeam(database, { arenaId: arena.id, personId: reception.id, role: 'reception' });
    const { call } = world;
    const month = `?month=${toIsoMonth(ofMonth(world.day))}`;
    const paths = [contract.occupancy.path + month, `${contract.occupancyHours.path}${month}&of=sold`];
    for (const path of paths) {
      expect((await get(path, manager)).status).toBe(200);
      for (const who of [reception, await world.player()]) expect((await get(path, who)).status).toBe(403);
      expect((await call(undefined, { method: 'GET', url: path })).status).toBe(401);
    }
    const [ofRival, hoursOfRival] = [await get(paths[0] ?? '', rival.owner), await get(paths[1] ?? '', rival.owner)];
    expect(ofRival.body.data.occupancy.sold).toBe(0);
    expect(hoursOfRival.body.data).toEqual({ hours: [], total: 0, price: 0 });
    const foreign = await get(`${paths[1]}&court=${arena.courts[0]?.id}`, rival.owner);
    expect(foreign.body.data.total).toBe(0);
  });
});
