import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { readNow } from '#platform/database/database.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { TestArena, TestPerson } from '../booking/world.ts';
import { type Bench, MINUTE, openBench } from '../payment/bench.ts';
import { NOBODY } from '../testServer.ts';

const HOUR = 60 * MINUTE;
const NOTHING = { failingJobs: 0, openRefunds: 0, disputes: 0, unreachable: 0 };

describeOnDatabases('what operators look after', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let arena: TestArena;
  let admin: TestPerson;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    arena = await bench.arena('platform');
    admin = await bench.person('admin');
  });

  const read = async () => (await bench.call(admin, { method: 'GET', url: contract.operation.path })).body.data;
  const retry = (id: string, key?: string) =>
    bench.call(admin, {
      method: 'POST',
      url: contract.retryJob.path.replace(':id', id),
      headers: { ...(key !== undefined && { 'idempotency-key': key }) },
    });
  const audits = () => bench.logged.filter(([entry]) => Object(entry).audit === 'job.retried');
  const rowOf = async (id: string) => (await database.orm.select().from(outbox).where(eq(outbox.id, id)))[0];

  /** A paid hour that the arena cancelled while the bank cannot be reached: its refund's job fails. */
  async function owedRefund(trouble: 'lost' | 'refused' = 'lost') {
    const hold = await bench.hold(arena, [18]);
    await bench.bank(hold.payment, 'pagar');
    await bench.pass(MINUTE);
    bench.provider.trouble('refund', trouble);
    await bench.cancel(arena.owner, hold.id);
    await bench.runDue();
    return hold;
  }

  it('is nothing where all is well, and nothing of what waits for its time', async () => {
    await bench.hold(arena, [18]);
    expect(await read()).toEqual({ failingJobs: [], openRefunds: [], disputes: [], unreachable: [], counts: NOTHING });
  });

  it('is what fails and what is owed, without a word of who it is owed to', async () => {
    const hold = await owedRefund();
    const charge = await bench.chargeOf(hold);
    const all = await read();
    expect(all).toEqual({
      failingJobs: [
        {
          _id: expect.any(String),
          kind: 'refundCharge',
          attempts: 1,
          createdAt: expect.any(String),
          nextTryAt: expect.any(String),
        },
      ],
      openRefunds: [
        {
          charge: charge?.id,
          part: 'all',
          state: 'owed',
          amount: 80.5,
          since: all.failingJobs[0].createdAt,
          place: 'Arena Maré Alta',
          day: bench.day,
        },
      ],
      disputes: [],
      unreachable: [],
      counts: { ...NOTHING, failingJobs: 1, openRefunds: 1 },
    });
    expect(JSON.stringify(all)).not.toMatch(/Ana|13988887777|@/);
  });

  it('keeps a refund that the bank refused until somebody returned it', async () => {
    const hold = await owedRefund('refused');
    for (let hours = 0; hours <= 80; hours += 10) await bench.pass(10 * HOUR);
    const { openRefunds, failingJobs } = await read();
    expect([openRefunds, failingJobs]).toMatchObject([[{ state: 'refused' }], []]);
    await bench.call(arena.owner, { method: 'PATCH', url: `/api/v1/reservations/${hold.id}/refund-returned` });
    expect((await read()).counts).toEqual(NOTHING);
  });

  it('has a dispute while it is open', async () => {
    const hold = await bench.hold(arena, [18]);
    await bench.bank(hold.payment, 'pagar');
    await bench.pass(MINUTE);
    await bench.bank(hold.payment, 'contestar');
    await bench.pass(2 * HOUR);
    const { disputes, counts } = await read();
    expect([disputes, counts]).toEqual([
      [
        {
          charge: (await bench.chargeOf(hold))?.id,
          amount: 80.5,
          since: expect.any(String),
          place: 'Arena Maré Alta',
          day: bench.day,
        },
      ],
      { ...NOTHING, disputes: 1 },
    ]);
    await bench.bank(hold.payment, 'perder');
    await bench.pass(2 * HOUR);
    expect((await read()).counts).toEqual(NOTHING);
  });

  it('has a charge whose account is not set up here, since when it is not', async () => {
    const hold = await bench.hold(arena, [18]);
    await database.orm.update(charges).set({ receiver: 'another account' });
    await bench.pass(MINUTE);
    const [charge] = (await read()).unreachable;
    expect(charge).toMatchObject({ charge: (await bench.chargeOf(hold))?.id, place: 'Arena Maré Alta' });
    expect(new Date(charge.since)).toEqual((await bench.chargeOf(hold))?.unreachableSince);
  });

  // Red without the `dueAt` of retryJob.
  it('is tried again when an admin says so, and the log tells who said it', async () => {
    const hold = await owedRefund();
    database.passTime(10 * MINUTE);
    await bench.runDue();
    const [job] = (await read()).failingJobs;
    bench.provider.calm();
    expect(await bench.runDue()).toBe(0);
    expect(await retry(job._id)).toEqual({ status: 200, body: { data: {} } });
    expect(await bench.runDue()).toBeGreaterThan(0);
    expect((await bench.stateOf(hold)).refunded).toBe(true);
    expect((await read()).counts).toEqual(NOTHING);
    expect(audits()).toEqual([
      [{ audit: 'job.retried', job: job._id, kind: 'refundCharge', by: admin.id }, expect.any(String)],
    ]);
  });

  it('is tried once, however often one asks, by the same key or by many at once', async () => {
    const hold = await owedRefund();
    const [job] = (await read()).failingJobs;
    const answers = await Promise.all(Array.from({ length: 10 }, () => retry(job._id)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (let again = 0; again < 2; again += 1) expect((await retry(job._id, 'a-key-of-one-press')).status).toBe(200);
    expect(audits()).toHaveLength(11);
    expect(await rowOf(job._id)).toMatchObject({ attempts: 1, leaseUntil: null, doneAt: null });
    bench.provider.calm();
    await bench.runDue();
    expect(await bench.refundRows()).toMatchObject([{ state: 'done' }]);
    expect((await bench.bankRow(hold.payment))?.refundedCentavos).toBe(80_50);
    expect((await retry(job._id)).body.error.code).toBe('job_not_failing');
  });

  // Red without IS_FAILING in retryJob: the end of the hold comes an hour early.
  it('is only what failed: a hold is not ended before its time, and nothing unknown is tried', async () => {
    const hold = await bench.hold(arena, [18]);
    const waiting = await database.orm.select().from(outbox);
    for (const { id } of [...waiting, { id: NOBODY }]) {
      expect((await retry(id)).body.error.code).toBe('job_not_failing');
    }
    await bench.runDue();
    expect([(await bench.stateOf(hold)).status, audits()]).toEqual(['PENDENTE', []]);
    expect(await database.orm.select().from(outbox)).toEqual(waiting);
  });

  it('is not counted as failing while its first attempt runs, and is not pulled from who runs it', async () => {
    await bench.hold(arena, [18]);
    const [job] = await database.orm.select().from(outbox).limit(1);
    const leaseUntil = new Date((await readNow(database)).getTime() + MINUTE);
    await database.orm.update(outbox).set({ leaseUntil, attempts: 1 });
    expect((await read()).counts.failingJobs).toBe(0);
    await database.orm.update(outbox).set({ attempts: 2 });
    expect((await retry(job?.id ?? '')).status).toBe(200);
    expect((await rowOf(job?.id ?? ''))?.leaseUntil).toEqual(leaseUntil);
    expect(await bench.runDue()).toBe(0);
  });
});
