import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { SPORTS } from '#domain/courts/sport.ts';
import { contract } from '#domain/contract/contract.ts';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { sweep } from '../../sweep.ts';
import { openWorld, type World } from '../booking/world.ts';
import { askAround, type AskedQuery, askFinder, bruteForce } from './bruteForce.ts';
import { hour, plant, someArenas } from './plantedArenas.ts';

const WORLDS = sweep(10, 400, 4);
const VISITOR = undefined;
const HOUR_MS = 3_600_000;

/** Most questions are wide, so that most worlds have an answer. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>) => {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
};
const aQuestion = fc.record({
  /** Null asks for now; some days are past, some are later than any arena can be booked. */
  when: fc.oneof(
    { weight: 6, arbitrary: fc.record({ ahead: fc.integer({ min: 0, max: 4 }), hour }) },
    { weight: 1, arbitrary: fc.record({ ahead: fc.integer({ min: -1, max: 8 }), hour: fc.nat({ max: 23 }) }) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  hours: fc.constantFrom(1, 1, 1, 2, 3),
  city: seldom(fc.constantFrom('Santos', 'SANTOS', 'sao vicente', 'Guaruja', 'Atlântida')),
  cover: seldom(fc.constantFrom('covered' as const, 'open' as const)),
  sport: seldom(fc.constantFrom(...SPORTS)),
});

describeOnDatabases('the finder of free hours', (open) => {
  let database: TestDatabase;
  let world: World;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    // Half past, so that no hour ends between a question and its check.
    const minute = (await readNow(database)).getUTCMinutes();
    database.passTime((90 - minute) * 60_000);
  });
  const get = (url: string) => world.call(VISITOR, { method: 'GET', url });

  // Red without the sport in courtsFor, without IS_PUBLIC, with one zone for all, and when a claim of the first hour is not read (dayPlan.ts).
  it('says of every arena what its reserve page says', async () => {
    const property = fc.asyncProperty(
      someArenas,
      fc.array(aQuestion, { minLength: 10, maxLength: 16 }),
      fc.nat({ max: 47 }),
      async (some, questions, passed) => {
        await database.empty();
        database.passTime(passed * HOUR_MS);
        try {
          const today = momentIn(await readNow(database), DEFAULT_ZONE).day;
          const arenas = await plant(database, today, some);
          const pages = bruteForce(get, arenas);
          for (const { when, hours, city, cover, sport } of questions) {
            const asked: AskedQuery = {
              ...(when && { date: toIsoDay(addDays(today, when.ahead)), hour: when.hour }),
              hours,
              ...(city !== null && { city }),
              ...(cover !== null && { cover }),
              ...(sport !== null && { sport }),
            };
            const now = await readNow(database);
            const found = await askFinder(get, asked);
            const planned = await pages.free(asked, now);
            expect(found.lines).toEqual(planned);
            expect([found.total, found.arenas]).toEqual(
              Array(2).fill(new Set(planned.map((line) => line.slice(0, 36))).size),
            );
            expect(await askAround(get, asked)).toEqual(await pages.around(asked, now));
          }
        } finally {
          database.passTime(-passed * HOUR_MS);
        }
      },
    );
    await fc.assert(property, { numRuns: WORLDS });
  });

  it('tells the day and the hour by the server, and every city once', async () => {
    await database.empty();
    const ask = async (query = '') => (await get(contract.freeCourts.path + query)).body;
    const now = momentIn(await readNow(database), DEFAULT_ZONE);
    expect(await ask()).toEqual({ data: { arenas: [], total: 0, cities: [], now }, pages: 1 });
    await world.arena('local', 1, { city: 'Santos' });
    await world.arena('local', 1, { city: 'Santos' });
    await world.arena('local', 1, { city: 'santos' });
    await world.arena('local', 1, { city: 'Águas de São Pedro' });
    expect((await ask('?city=Atl%C3%A2ntida')).data).toMatchObject({
      arenas: [],
      cities: ['Águas de São Pedro', 'Santos'],
    });
  });

  // Red without nearestFirst in findFree.ts.
  it('from a place, the nearest come first, and those whose place nobody knows last', async () => {
    await database.empty();
    const at = (name: string, row: object) => world.arena('local', 1, { name, ...row });
    await at('A: nobody knows', {});
    await at('B: Rio', { lat: -22.9068, lng: -43.1729 });
    await at('C: here', { lat: -23.967, lng: -46.333 });
    await at('D: Guarujá', { lat: -23.9931, lng: -46.2564 });
    const query = `?date=${toIsoDay(world.day)}&hour=20&lat=-23.967&lng=-46.333`;
    const { arenas } = (await get(contract.freeCourts.path + query)).body.data;
    expect(arenas.map(({ name, metres }: { name: string; metres?: number }) => [name, metres])).toEqual([
      ['C: here', 0],
      ['D: Guarujá', 8_306],
      ['B: Rio', 343_262],
      ['A: nobody knows', undefined],
    ]);
  });

  // Red without `size` in findFree.ts.
  it('a map gets a hundred arenas at once, with where they are', async () => {
    await database.empty();
    for (let index = 0; index < 11; index += 1) {
      await world.arena('local', 1, index === 0 ? { name: 'A: nobody knows' } : { lat: -23.967, lng: -46.333 });
    }
    const query = `?date=${toIsoDay(world.day)}&hour=20`;
    const { data, pages } = (await get(`${contract.freeCourts.path}${query}&size=100`)).body;
    expect([data.total, pages, data.arenas.length, data.hasMap]).toEqual([11, 1, 11, undefined]);
    const positions = data.arenas.map(({ position }: { position?: object }) => position);
    expect(positions).toEqual([undefined, ...Array.from({ length: 10 }, () => ({ lat: -23.967, lng: -46.333 }))]);
    const second = (await get(`${contract.freeCourts.path}${query}&size=4&page=3`)).body;
    expect([second.pages, second.data.arenas.length]).toEqual([3, 3]);
    for (const size of ['0', '101', '-1']) {
      expect((await get(`${contract.freeCourts.path}${query}&size=${size}`)).status, size).toBe(400);
    }
  });

  it.each([
    ['lat=91&lng=0', 'lat', 'Posição inválida.'],
    ['lat=0&lng=1e2', 'lng', 'Posição inválida.'],
    ['lat=0', 'lng', 'Posição inválida.'],
  ])('refuses the place %s', async (query, field, message) => {
    const { status, body } = await get(`${contract.freeCourts.path}?${query}`);
    expect([status, body.details]).toEqual([400, { [field]: message }]);
  });

  it.each([
    ['date=2026-02-31&hour=19', 'date', 'Data inválida.'],
    ['date=2028-02-28&hour=25', 'hour', 'O horário precisa estar entre 0 e 23.'],
    ['date=2028-02-28', 'hour', 'Informe o dia e o horário.'],
    ['hour=19', 'date', 'Informe o dia e o horário.'],
    ['hours=4', 'hours', 'Escolha de 1 a 3 horas.'],
    [`city=${'a'.repeat(101)}`, 'city', 'O nome da cidade é longo demais.'],
  ])('refuses %s with words', async (query, field, message) => {
    for (const { path } of [contract.freeCourts, contract.freeAround]) {
      const { status, body } = await get(`${path}?${query}`);
      expect([status, body.details]).toEqual([400, { [field]: message }]);
    }
  });
});
