import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays, type Day, daysBetween, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { readNow } from '#platform/database/database.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { askToRemind, remindAll } from '#core/notices/reminders/remind.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { orderOf, type TestArena, type TestPerson } from '../booking/world.ts';
import { type Bench, openBench } from '../payment/bench.ts';

const MINUTE_MS = 60_000;
const KINDS = ['reservationTomorrow', 'reservationSoon', 'pixEnding'];

describeOnDatabases('reminders', (open, databaseKind) => {
  let database: TestDatabase;
  let bench: Bench;
  let arena: TestArena;
  let ana: TestPerson;
  /** Three days after the test begins. */
  let day: Day;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    bench = await openBench(database);
    arena = await bench.arena('local');
    ana = await bench.player({ email: 'ana@exemplo.com' });
    day = bench.day;
  });

  /** Goes on to a minute of a day, by the arena's clock. */
  async function goTo(to: Day, hour: number, minute = 0): Promise<void> {
    const now = await readNow(database);
    const at = momentIn(now, DEFAULT_ZONE);
    const minutes = (daysBetween(at.day, to) * 24 + hour - at.hour) * 60 + minute - now.getUTCMinutes();
    database.passTime(minutes * MINUTE_MS - (now.getTime() % MINUTE_MS));
  }
  async function book(hours: readonly number[], on = day, court = 0): Promise<string> {
    const { body } = await bench.reserve(ana, orderOf(arena, on, hours, court));
    return body.data.reservation._id;
  }
  const told = async (subject: string) => {
    const rows = await database.orm
      .select({ kind: notices.kind, person: notices.personId })
      .from(notices)
      .where(and(eq(notices.subjectId, subject), inArray(notices.kind, KINDS)))
      .orderBy(notices.madeAt, notices.id);
    expect(rows.filter(({ person }) => person !== ana.id)).toEqual([]);
    return rows.map(({ kind }) => kind);
  };
  const letters = () =>
    bench.dependencies.sent.filter(({ to }) => to === 'ana@exemplo.com').map(({ subject }) => subject);

  it('come the day before, by day, and two hours before; once each, in the app and by mail', async () => {
    const id = await book([18, 19]);
    await goTo(addDays(day, -1), 9, 59);
    await remindAll(database);
    expect(await told(id)).toEqual([]);
    await goTo(addDays(day, -1), 10);
    await remindAll(database);
    await remindAll(database);
    expect(await told(id)).toEqual(['reservationTomorrow']);
    await goTo(day, 15, 59);
    await remindAll(database);
    expect(await told(id)).toHaveLength(1);
    await goTo(day, 16);
    await Promise.all([remindAll(database), remindAll(database)]);
    expect(await told(id)).toEqual(['reservationTomorrow', 'reservationSoon']);
    await bench.runDue();
    // The first letter waited for so long that it was out of date only in its title: the game is still to come.
    expect(letters().toSorted()).toEqual(['Você joga amanhã', 'Você joga daqui a pouco']);
  });

  it('do not come at night: neither the day before, nor of an early game', async () => {
    const id = await book([7]);
    await goTo(addDays(day, -1), 21);
    await remindAll(database);
    await goTo(day, 6, 59);
    await remindAll(database);
    expect(await told(id)).toEqual([]);
  });

  it('do not come to whoever booked after they would have come', async () => {
    await goTo(addDays(day, -1), 12);
    const tomorrow = await book([18]);
    await remindAll(database);
    await goTo(day, 17);
    const today = await book([18], day, 1);
    await remindAll(database);
    expect([await told(tomorrow), await told(today)]).toEqual([['reservationSoon'], []]);
  });

  it('say nothing of what is cancelled, and of what is moved only where it is now', async () => {
    const [cancelled, moved] = [await book([18]), await book([19], day, 1)];
    await bench.cancel(ana, cancelled);
    await database.orm
      .update(reservations)
      .set({ day: toIsoDay(addDays(day, 1)) })
      .where(eq(reservations.id, moved));
    await goTo(addDays(day, -1), 12);
    await remindAll(database);
    expect([await told(cancelled), await told(moved)]).toEqual([[], []]);
    await goTo(day, 12);
    await remindAll(database);
    expect(await told(moved)).toEqual(['reservationTomorrow']);
  });

  // Red without the second look in `remind`, under the lock.
  it('say nothing of what is cancelled while they are on their way', async () => {
    const id = await book([18]);
    await goTo(addDays(day, -1), 12);
    const late: Promise<unknown>[] = [];
    await inTransaction(database, async (tx) => {
      await tx.update(reservations).set({ status: 'CANCELADA' }).where(eq(reservations.id, id));
      // It has found the reservation as it was before, and waits for its lock.
      late.push(remindAll(database));
      if (databaseKind === 'postgres') await waitsForLock();
    });
    await Promise.all(late);
    expect(await told(id)).toEqual([]);
  });

  async function waitsForLock(): Promise<void> {
    for (;;) {
      const { rows } = await database.pool.query('select 1 from pg_locks where not granted');
      if (rows.length > 0) return;
    }
  }

  // Red without `isStillSo` in server/core/notices/noticeWork.ts.
  it('whose letter waits are no letter once the reservation is cancelled, moved or over', async () => {
    const ids = [await book([18]), await book([19]), await book([20]), await book([21])];
    await goTo(addDays(day, -1), 12);
    await remindAll(database);
    const [cancelled = '', moved = '', over = ''] = ids;
    await bench.cancel(ana, cancelled);
    await database.orm
      .update(reservations)
      .set({ day: toIsoDay(addDays(day, 5)) })
      .where(eq(reservations.id, moved));
    await database.orm
      .update(reservations)
      .set({ day: toIsoDay(addDays(day, -2)) })
      .where(eq(reservations.id, over));
    await bench.runDue();
    expect(letters()).toEqual(['Você joga amanhã']);
    // In the app it stays what people were told.
    expect(await told(cancelled)).toEqual(['reservationTomorrow']);
  });

  it('come ten minutes before a PIX ends, and not once it is paid', async () => {
    const platform = await bench.arena('platform');
    const open = await bench.hold(platform, [18], { player: ana });
    const paid = await bench.hold(platform, [19], { player: ana });
    database.passTime(49 * MINUTE_MS);
    await remindAll(database);
    expect(await told(open.id)).toEqual([]);
    await database.orm.update(reservations).set({ status: 'PAGA' }).where(eq(reservations.id, paid.id));
    database.passTime(2 * MINUTE_MS);
    await remindAll(database);
    expect([await told(open.id), await told(paid.id)]).toEqual([['pixEnding'], []]);
    const [{ facts } = { facts: {} }] = await database.orm.select().from(notices).where(eq(notices.kind, 'pixEnding'));
    expect(facts).toMatchObject({ value: 80_50, hours: '18:00 às 19:00' });
    // Paid before the letter goes.
    await database.orm.update(reservations).set({ status: 'PAGA' }).where(eq(reservations.id, open.id));
    await bench.runDue();
    expect(letters()).not.toContain('O seu PIX está para vencer');
  });

  it('are told once, and mailed, by whoever comes after a process that was killed', async () => {
    const id = await book([18]);
    await goTo(addDays(day, -1), 12);
    await Promise.all([askToRemind(database), askToRemind(database)]);
    // Killed after the reminder was written, with the job leased; the letter's job leased too.
    await remindAll(database);
    await database.orm.update(outbox).set({ leaseUntil: new Date((await readNow(database)).getTime() + 45_000) });
    expect(await bench.runDue()).toBe(0);
    database.passTime(46_000);
    await bench.runDue();
    expect([await told(id), letters()]).toEqual([['reservationTomorrow'], ['Você joga amanhã']]);
    const waiting = await database.orm.select().from(outbox).where(eq(outbox.kind, 'remind'));
    expect(waiting.map(({ doneAt }) => doneAt)).toEqual([null]);
    database.passTime(61_000);
    expect(await bench.runDue()).toBe(1);
  });
});
