import { eq, sql } from 'drizzle-orm';
import { Result } from 'effect';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { toIsoMonth } from '#domain/values/days/month.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { series } from '#platform/database/schema/series.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { settle } from '#core/payment/settle.ts';
import { remindAll } from '#core/notices/reminders/remind.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { TestArena, TestPerson } from '../booking/world.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { PushService } from '../push/PushService.ts';
import { openBill } from '../series/billPix.ts';

const TITLE = 'O PIX da mensalidade está para vencer';

describeOnDatabases("a reminder of a bill's PIX", (open, databaseKind) => {
  let database: TestDatabase;
  let service: PushService;
  let bench: Bench;
  let arena: TestArena;
  let player: TestPerson;
  let bill: Awaited<ReturnType<typeof openBill>>;
  beforeAll(async () => {
    database = await open();
    service = await new PushService().open();
  });
  beforeEach(async () => {
    await database.empty();
    service.arrived.length = 0;
    bench = await openBench(database, 0, { push: service.rules() });
    arena = await bench.arena('platform', 2);
    player = await bench.player({ email: 'ana@exemplo.com' });
    bill = await openBill(bench, arena, player);
    await bench.call(player, { method: 'PUT', url: contract.keepPush.path, payload: service.device().subscription });
    await bench.runDue();
  });
  afterAll(async () => service.close());

  const told = () =>
    database.orm
      .select({ person: notices.personId, facts: notices.facts })
      .from(notices)
      .where(eq(notices.kind, 'billPixEnding'));
  const letters = () => bench.dependencies.sent.filter(({ subject }) => subject === TITLE).map(({ to }) => to);
  /** Those of a PIX that ends live as long as it does; of what was cancelled and paid there are others. */
  const pushes = () => service.arrived.filter(({ headers }) => headers['ttl'] === '600');
  const outside = () => [letters().length, pushes().length];
  const toItsEnd = () => database.passTime(51 * MINUTE);

  it('comes once, ten minutes before it ends, in the app, by mail and on devices', async () => {
    await bill.made();
    database.passTime(49 * MINUTE);
    await remindAll(database);
    expect(await told()).toEqual([]);
    database.passTime(2 * MINUTE);
    await Promise.all([remindAll(database), remindAll(database)]);
    await remindAll(database);
    const facts = { arena: 'Arena Maré Alta', month: toIsoMonth(bill.month), value: Math.round(bill.whole * 100) };
    expect(await told()).toEqual([{ person: player.id, facts: { ...facts, until: expect.any(String) } }]);
    await bench.runDue();
    expect(letters()).toEqual(['ana@exemplo.com']);
    expect(pushes().map(({ headers }) => headers['urgency'])).toEqual(['high']);
  });

  /** What makes a bill's PIX one that nobody is to pay any more. */
  const OVER: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['paid', async () => bench.bank(await paymentOf(), 'pagar').then(() => bench.pass(MINUTE))],
    ['received at the desk', () => bill.receive()],
    ['let off', () => bill.forgive()],
    ['over another sum since a week was skipped', () => bill.series.skip(bill.id, dayOf(0))],
    ['covered by credit', () => credit(bill.whole)],
    ['over another sum since the arena owes a part of it', () => credit(1)],
    [
      'replaced by a newer PIX',
      async () => {
        await bill.series.skip(bill.id, dayOf(0));
        await bill.made(bill.sumOf(bill.weeks.length - 1));
      },
    ],
    ['cancelled at the provider', () => database.orm.update(charges).set({ status: 'cancelled' })],
  ];
  const dayOf = (week: number) => fromIsoDay(bill.weeks[week]?.day ?? '');
  const credit = (reais: number) =>
    database.pool.query('insert into player_credit values ($1, $2, $3)', [
      arena.id,
      player.id,
      Math.round(reais * 100),
    ]);
  async function paymentOf(): Promise<string> {
    const [charge] = await database.orm.select().from(charges);
    return charge?.providerId ?? '';
  }

  // Red without `billLeft` in `isEnding` of server/core/notices/reminders/billPix.ts, and the last without the charge's status.
  it.each(OVER)('says nothing of one that is %s', async (_name, ends) => {
    await bill.made();
    database.passTime(5 * MINUTE);
    await ends();
    database.passTime(46 * MINUTE);
    await remindAll(database);
    expect(await told()).toEqual([]);
  });

  // Red without `isBillStillEnding` in server/core/notices/reminders/remind.ts.
  it.each(OVER)('whose letter and push wait are none once it is %s', async (_name, ends) => {
    await bill.made();
    toItsEnd();
    await remindAll(database);
    await database.pool.query(`update outbox set due_at = due_at + interval '2 minutes' where ${WAITS}`);
    await ends();
    database.passTime(2 * MINUTE);
    await bench.runDue();
    expect([(await told()).length, outside()]).toEqual([1, [0, 0]]);
  });

  // Red without the lock in `remindOfBill`, and without `calledOffAt` in `isEnding`.
  it('says nothing of one that the desk receives while it is on its way', async () => {
    await bill.made();
    toItsEnd();
    const late: Promise<unknown>[] = [];
    await inTransaction(database, async (tx) => {
      await tx.select().from(series).where(eq(series.id, bill.id)).for('update');
      // It has found the PIX as it was before, and waits for the lock.
      late.push(remindAll(database));
      if (databaseKind === 'postgres') await waitsForLock();
      await tx.update(charges).set({ calledOffAt: sql`now()` });
    });
    await Promise.all(late);
    expect(await told()).toEqual([]);
  });

  async function waitsForLock(): Promise<void> {
    for (;;) {
      const { rows } = await database.pool.query('select 1 from pg_locks where not granted');
      if (rows.length > 0) return;
    }
  }

  const heard = async (payment: string) =>
    settle(bench.dependencies, Result.getOrThrow(await bench.provider.get(payment)));

  it.each([
    ['by PIX', async (payment: string) => bench.bank(payment, 'pagar').then(() => heard(payment))],
    ['at the desk', () => bill.receive()],
  ])('in the moment in which it is paid %s stays in the app', async (_name, pay) => {
    const payment = await bill.made();
    toItsEnd();
    await Promise.all([remindAll(database), pay(payment), remindAll(database)]);
    await bench.runDue();
    expect((await told()).length).toBeLessThanOrEqual(1);
    expect(outside()).toEqual([0, 0]);
  });
});

const WAITS = "done_at is null and kind in ('sendNoticeLetter', 'sendPush')";
