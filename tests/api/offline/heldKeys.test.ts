import { beforeAll, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { idempotencyKeys } from '#platform/database/schema/system.ts';
import { forgetOldKeys } from '#core/calls/idempotency.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { orderOf, openWorld, type TestPerson, type World } from '../booking/world.ts';
import { openFestival } from '../events/festival.ts';
import { openField } from '../tournament/field.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describeOnDatabases('what a browser held without a line', (open) => {
  let database: TestDatabase;
  let world: World;
  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
  });

  const send = (
    who: TestPerson,
    name: 'setScore' | 'addInstallment' | 'payReservation',
    id: string,
    payload?: object,
  ) =>
    world.call(who, {
      method: contract[name].method,
      url: contract[name].path.replace(':id', id),
      headers: { 'idempotency-key': `held-${name}` },
      ...(payload && { payload }),
    });
  const passed = async (ms: number) => {
    database.passTime(ms);
    await forgetOldKeys(database);
  };

  // Red with KEPT_MS for all: the score is refused as one that exists, and the payment is counted twice.
  it('is answered as the first time when it comes again after 25 hours and after 8 days, and done once', async () => {
    const festival = await openFestival(world);
    const field = await openField(world, festival, 2);
    await field.draw(1);
    await field.makeMatches();
    const [match] = await field.matches();
    const arena = await world.arena('local');
    const reserved = async () => {
      const made = await world.reserve(await world.player(), orderOf(arena, world.day, [20]));
      return String(made.body.data.reservation._id);
    };
    const partly = await reserved();
    const score = () =>
      send(festival.organizer, 'setScore', match?._id ?? '', { doubleOneScore: 6, doubleTwoScore: 1 });
    const payment = () => send(arena.owner, 'addInstallment', partly, { info: 'Bia', value: 10, method: 'pix' });
    const first = [await score(), await payment()];
    for (const ms of [25 * HOUR_MS, 8 * DAY_MS - 25 * HOUR_MS]) {
      await passed(ms);
      expect([await score(), await payment()]).toEqual(first);
    }
    expect(first.map(({ status }) => status)).toEqual([200, 201]);
    const { body } = await world.read(arena.owner, partly);
    expect(body.data.reservation.installments.map(({ value }: { value: number }) => value)).toEqual([10]);
    await passed(14 * DAY_MS);
    expect(await database.orm.select().from(idempotencyKeys)).toEqual([]);
  });

  // Red when the paths of `HELD_LIKE` match more than their calls.
  it('is known for 14 days, and nothing else for more than one', async () => {
    const { id: personId } = await world.player();
    const now = new Date(Date.now() + database.clock.aheadMs());
    const row = { personId, bodyHash: '', status: 'done', createdAt: now } as const;
    const known = ['PUT /api/v1/matches/1', 'PATCH /api/v1/matches/1/edit', 'PUT /api/v1/matches/1/walkover'];
    known.push('PATCH /api/v1/reservations/1/pay', 'POST /api/v1/reservations/1/installments');
    const others = ['POST /api/v1/reservations', 'POST /api/v1/reservations/1/installments/split'];
    const rows = [...known, ...others].map((methodPath) => ({ ...row, methodPath, key: methodPath }));
    await database.orm.insert(idempotencyKeys).values(rows);
    const left = async () =>
      (await database.orm.select().from(idempotencyKeys)).map(({ methodPath }) => methodPath).toSorted();
    await passed(13 * DAY_MS);
    expect(await left()).toEqual(known.toSorted());
    await passed(DAY_MS + HOUR_MS);
    expect(await left()).toEqual([]);
  });
});
