import { beforeAll, beforeEach, expect, it } from 'vitest';
import { OFFER_MINUTES } from '#domain/waiting/waiting.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { sweep } from '../../sweep.ts';
import { openWorld, type TestArena, type TestPerson, type World } from '../booking/world.ts';
import { codeOf, openLine, outcomes } from './line.ts';

const OFFER_MS = OFFER_MINUTES * 60_000;
const MANY = sweep(30, 200);

describeOnDatabases('many at once', (open) => {
  let database: TestDatabase;
  let world: World;
  let arena: TestArena;
  let line: ReturnType<typeof openLine>;
  let holder: TestPerson;
  let held: string[];
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    world = await openWorld(database);
    arena = await world.arena('local', 1);
    line = openLine(world, arena);
    holder = await world.player();
    held = await line.fill(holder);
  });

  const people = (many: number) => Promise.all(Array.from({ length: many }, () => world.player()));
  const claims = async () => {
    const { rows } = await database.pool.query(
      'select o.kind from slot_claim k join occupant o on o.arena_id = k.arena_id and o.id = k.reservation_id',
    );
    return rows.map(({ kind }) => kind);
  };
  const failed = (replies: readonly { status: number }[]) => replies.filter(({ status }) => status >= 500);

  // Red without the last step of the transaction that frees the hour.
  it('at a cancellation it is the first one’s, whoever passes by', async () => {
    const waiting = await people(MANY);
    const passing = await people(MANY);
    for (const one of waiting) expect(codeOf(await line.join(one))).toBe(201);
    const [cancelled, ...tries] = await Promise.all([
      world.cancel(holder, held[0] ?? ''),
      ...passing.map((one) => line.reserve(one)),
      ...waiting.slice(1).map((one) => line.reserve(one)),
    ]);
    expect(cancelled.status).toBe(200);
    expect(tries.map(codeOf).filter((code) => code !== 'slot_taken')).toEqual([]);
    expect([await claims(), await outcomes(database)]).toEqual([['offer'], [[waiting[0]?.id, null]]]);
    // Its end, all at once: the second one's, and nobody else's.
    database.passTime(OFFER_MS);
    const late = await Promise.all(
      [...passing, ...waiting.slice(2), ...waiting.slice(0, 1)].map((one) => line.reserve(one)),
    );
    expect(late.map(codeOf).filter((code) => code !== 'slot_taken')).toEqual([]);
    expect(await outcomes(database)).toEqual([
      [waiting[0]?.id, 'lapsed'],
      [waiting[1]?.id, null],
    ]);
    expect(codeOf(await line.reserve(waiting[1] ?? holder))).toBe(201);
  });

  // Red without the lock of `joinQueue` on what has the hour.
  it('who joins while it is freed is offered it, or finds it free', async () => {
    for (let round = 0; round < sweep(15, 100, 5); round += 1) {
      const place = await world.arena('local', 1);
      const queue = openLine(world, place);
      const [reservation = ''] = await queue.fill(holder);
      const ana = await world.player();
      const [joined] = await Promise.all([queue.join(ana), world.cancel(holder, reservation)]);
      const isOffered = (await queue.offered(ana)).includes(18);
      expect([codeOf(joined), isOffered]).toEqual(isOffered ? [201, true] : ['hour_free', false]);
    }
  });

  it('leaving, declining, joining, booking and cancelling wait for each other in one order', async () => {
    const many = await people(sweep(8, 40));
    for (const one of many) await line.join(one);
    await world.cancel(holder, held[0] ?? '');
    for (let round = 0; round < sweep(4, 30, 2); round += 1) {
      const replies = await Promise.all(
        many.map(async (one, index) => {
          const [place] = await line.mine(one);
          if (!place) return line.join(one);
          const [offer] = place.offers;
          if (offer && (index + round) % 3 === 0) return line.decline(one, offer._id);
          if (offer && (index + round) % 3 === 1) {
            const made = await line.reserve(one);
            const id = made.body.data?.reservation._id;
            return id === undefined ? made : world.cancel(one, id);
          }
          return (index + round) % 4 === 0 ? line.leave(one, place._id) : line.reserve(one);
        }),
      );
      expect(failed(replies)).toEqual([]);
      expect((await claims()).length).toBeLessThan(2);
      if (round % 2 === 1) database.passTime(OFFER_MS);
    }
  });
});
