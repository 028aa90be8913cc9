import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readNow } from '#platform/database/database.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { LANES, runDue } from '#platform/outbox/runDue.ts';
import { startOutbox } from '#platform/outbox/startOutbox.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import type { TestArena } from '../booking/world.ts';
import { type Bench, openBench } from './bench.ts';

const SECOND = 1_000;

describeOnDatabases('the outbox', (open) => {
  let database: TestDatabase;
  let bench: Bench;
  let arena: TestArena;
  let worker: ReturnType<typeof startOutbox> | undefined;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    arena = await bench.arena('platform');
  });

  async function cancelJob() {
    const hold = await bench.hold(arena, [18]);
    await bench.cancel(hold.player, hold.id);
    await database.orm.delete(outbox).where(eq(outbox.kind, 'reconcileCharge'));
    await database.orm.delete(outbox).where(eq(outbox.kind, 'expireHold'));
    const [job] = await database.orm.select().from(outbox);
    const row = async () =>
      (
        await database.orm
          .select()
          .from(outbox)
          .where(eq(outbox.id, job?.id ?? ''))
      )[0];
    return { hold, row };
  }

  it('runs a job once, however many processes look for it', async () => {
    await cancelJob();
    const ran = await Promise.all(Array.from({ length: 8 }, () => runDue(bench.dependencies)));
    expect(ran.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await runDue(bench.dependencies)).toBe(0);
  });

  it('tries a job that failed again and again, waiting longer each time, and never loses it', async () => {
    const { row } = await cancelJob();
    bench.provider.trouble('cancel', 'lost');
    const waits: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const before = await row();
      expect(await runDue(bench.dependencies)).toBe(1);
      const after = await row();
      expect(after).toMatchObject({ doneAt: null, leaseUntil: null, attempts: attempt + 1 });
      const wait = (after?.dueAt.getTime() ?? 0) - (before?.dueAt.getTime() ?? 0);
      waits.push(Math.floor(wait / SECOND));
      database.passTime((after?.dueAt.getTime() ?? 0) - (await readNow(database)).getTime());
    }
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
    expect(waits[0]).toBeLessThan(5);
    expect(waits.at(-1)).toBeLessThan(11 * 60);
    bench.provider.calm();
    expect(await runDue(bench.dependencies)).toBe(1);
    expect((await row())?.doneAt).not.toBeNull();
  });

  it('leaves a job to who has its lease, and takes it over when the lease ends', async () => {
    const { hold, row } = await cancelJob();
    await inTransaction(database, (tx) =>
      tx.update(outbox).set({ leaseUntil: new Date(tx.now.getTime() + 45 * SECOND), attempts: 1 }),
    );
    expect(await runDue(bench.dependencies)).toBe(0);
    database.passTime(46 * SECOND);
    expect(await runDue(bench.dependencies)).toBe(1);
    expect(await row()).toMatchObject({ attempts: 2, leaseUntil: null });
    expect((await bench.stateOf(hold)).charge).toBe('cancelled');
  });

  it('keeps a job that it cannot read, with the reason, and goes on with the others', async () => {
    const { row } = await cancelJob();
    await database.orm.update(outbox).set({ kind: 'dance' });
    const hold = await bench.hold(arena, [20]);
    const charge = await bench.chargeOf(hold);
    await inTransaction(database, (tx) =>
      addJobs(tx, [{ kind: 'reconcileCharge', charge: charge?.id ?? '', dueAt: tx.now }]),
    );
    await bench.bank(hold.payment, 'pagar');
    await runDue(bench.dependencies);
    expect((await bench.stateOf(hold)).status).toBe('PAGA');
    expect(await row()).toMatchObject({ kind: 'dance', doneAt: null, attempts: 1 });
    expect((await row())?.lastError).toBe('UnknownKind');
  });

  it('works by itself once started, and stops when told', async () => {
    const { hold } = await cancelJob();
    const worker = startOutbox(bench.dependencies);
    await worker.stop();
    expect((await bench.stateOf(hold)).charge).toBe('cancelled');
  });

  // Red without `failures` in the pause of platform/outbox/startOutbox.ts: then the log has a line for each try.
  it('goes on after an outage of the database, which it neither asks nor logs without end', async () => {
    const { hold } = await cancelJob();
    const OUTAGE = 20;
    let tries = 0;
    const connect = () => {
      tries += 1;
      return tries > OUTAGE
        ? database.pool.connect()
        : Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    };
    const pool: TestDatabase['pool'] = Object.assign(Object.create(database.pool), { connect });
    const lines: unknown[] = [];
    const again = new Promise<void>((resolve) => {
      const note = (...[given, message]: unknown[]): void => {
        lines.push([message, Reflect.get(Object(given), 'failures')]);
        if (message === 'The outbox can be read again') resolve();
      };
      const dependencies = { ...bench.dependencies, database: { ...database, pool }, log: { info: note, error: note } };
      worker = startOutbox(dependencies, { usualMs: 1, longestMs: 4, stopMs: 60_000 }, LANES.slice(0, 1));
    });
    await again;
    await worker?.stop();
    const failed = [1, 2, 4, 8, 16].map((failures) => ['The outbox could not be read', failures]);
    expect(lines).toEqual([...failed, ['The outbox can be read again', OUTAGE]]);
    expect((await bench.stateOf(hold)).charge).toBe('cancelled');
  });

  // Red without `giveBack` in platform/outbox/startOutbox.ts: then nobody does the job until its lease is over.
  it('gives back what does not end when it stops, and takes nothing new', async () => {
    const { row } = await cancelJob();
    const begun = new Promise<void>((resolve) => {
      const cancelCharge = () => {
        resolve();
        return new Promise<never>(() => undefined);
      };
      const workers = { ...bench.dependencies.workers, cancelCharge };
      worker = startOutbox({ ...bench.dependencies, workers }, { usualMs: 1, longestMs: 1, stopMs: 1 });
    });
    await begun;
    expect((await row())?.leaseUntil).toBeInstanceOf(Date);
    await worker?.stop();
    expect(await row()).toMatchObject({ leaseUntil: null, doneAt: null });
    expect(await runDue(bench.dependencies)).toBe(1);
    expect((await row())?.doneAt).toBeInstanceOf(Date);
  });
});
