import { and, eq } from 'drizzle-orm';
import { Schema } from 'effect';
import { ReservationFacts } from '#domain/notices/kind.ts';
import type { ReminderKind } from '#domain/notices/reminderKinds.ts';
import { formatPixValidity } from '#domain/values/days/moment.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { inTransaction, inTransactionEach, type Transaction } from '#platform/database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { onePerson } from '../audiences.ts';
import { readBookedFacts } from '../reservationNotices.ts';
import { tell } from '../tell.ts';
import { jobRow } from '#platform/outbox/jobs.ts';
import type { Workers } from '#platform/outbox/work.ts';
import { isBillStillOwed } from './billOwed.ts';
import { isBillStillEnding, readEndingBills, remindOfBill } from './billPix.ts';
import { isCreditStillEnding } from './creditEnding.ts';
import { isCartStillEnding, readEndingCarts, remindOfCart } from './cartPix.ts';
import { isStillNext } from './nextMatch.ts';
import { CHANGES, type Due, isDue, readDue } from './due.ts';

const EVERY_MS = 60_000;
/** Of each kind, in one run: so that it ends within its lease. The rest is found by the next, at once. */
const MOST = 500;

/** Looks for what is due and tells of it. @returns whether there may be more */
export type Look = () => Promise<boolean>;

/**
 * The one job that goes on for ever: it looks each minute for what people are to be reminded of.
 * @param others what higher floors look for beside it; what fails keeps nothing else from its turn
 */
export function reminderWork(
  { database }: Pick<Dependencies, 'database'>,
  ...others: readonly Look[]
): Pick<Workers, 'remind'> {
  return {
    async remind(_payload, now) {
      const failures: unknown[] = [];
      let isMore = false;
      for (const look of [() => remindAll(database), ...others]) {
        const found = await look().catch((error: unknown) => void failures.push(error));
        if (found === true) isMore = true;
      }
      if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures);
      return { againAt: isMore ? now : new Date(now.getTime() + EVERY_MS) };
    },
  };
}

/** The job's id: it is never done, so a second one would go on beside it for ever. */
const THE_JOB = '00000000-0000-7000-8000-00000000a11a';

/** Adds the job that reminds, unless it is there. */
export async function askToRemind(database: Database): Promise<void> {
  await inTransaction(database, (tx) =>
    tx
      .insert(outbox)
      .values({ ...jobRow({ kind: 'remind', dueAt: tx.now }, tx.now), id: THE_JOB })
      .onConflictDoNothing(),
  );
}

/**
 * Reminds people of what is due, each in a transaction of its own. One that fails keeps no other from its turn, and fails the job.
 * @returns whether there may be more
 */
export async function remindAll(database: Database): Promise<boolean> {
  const now = await readNow(database);
  const reservationsDue = await readDue(database.orm, now, MOST);
  const cartsDue = await readEndingCarts(database.orm, now, MOST);
  const billsDue = await readEndingBills(database.orm, now, MOST);
  const reminders = [
    ...reservationsDue.map((due) => (tx: Transaction) => remind(tx, due)),
    ...cartsDue.map((charge) => (tx: Transaction) => remindOfCart(tx, charge)),
    ...billsDue.map((charge) => (tx: Transaction) => remindOfBill(tx, charge)),
  ];
  await inTransactionEach(database, reminders, 'reminders', (tx, give) => give(tx));
  return Math.max(reservationsDue.length, cartsDue.length, billsDue.length) >= MOST;
}

/** Looks again, under the lock that whoever cancels, moves or pays takes too. */
async function remind(tx: Transaction, { kind, arenaId, reservationId }: Due): Promise<void> {
  const isIt = and(eq(reservations.arenaId, arenaId), eq(reservations.id, reservationId));
  await tx.select({ id: reservations.id }).from(reservations).where(isIt).for('update');
  const [row] = await tx
    .select({
      playerId: reservations.playerId,
      change: CHANGES[kind],
      value: reservations.totalCentavos,
      expiresAt: reservations.expiresAt,
    })
    .from(reservations)
    .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
    .where(and(isIt, isDue(kind, tx.now)));
  if (!row || row.playerId === null) return;
  const { facts } = await readBookedFacts(tx, { arenaId, reservationId });
  const newNotice = { to: onePerson(row.playerId), subject: reservationId, change: row.change };
  if (kind !== 'pixEnding') return tell(tx, kind, { ...newNotice, facts });
  const until = row.expiresAt === null ? '' : formatPixValidity(row.expiresAt);
  await tell(tx, kind, { ...newNotice, facts: { ...facts, value: row.value, until } });
}

interface Reminded {
  readonly kind: ReminderKind;
  readonly person: string;
  readonly subject: string;
  /** As they were told. */
  readonly facts: unknown;
  readonly now: Date;
}

/** Whether a reminder that somebody was given still says what is so: for its letter, which may have waited. */
export async function isStillSo(queries: Queries, { kind, person, subject, facts, now }: Reminded): Promise<boolean> {
  if (kind === 'cartPixEnding') return isCartStillEnding(queries, subject, now);
  if (kind === 'billPixEnding') return isBillStillEnding(queries, subject, now);
  if (kind === 'nextMatch') return isStillNext(queries, { subject, person, facts });
  if (kind === 'creditEnding') return isCreditStillEnding(queries, { arenaId: subject, playerId: person }, now);
  if (kind === 'billDue' || kind === 'billDueToday' || kind === 'billLate') {
    return isBillStillOwed(queries, { kind, seriesId: subject, person, facts, now });
  }
  const [found] = await queries
    .select({ arenaId: reservations.arenaId, reservationId: reservations.id })
    .from(reservations)
    .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
    .where(and(eq(reservations.id, subject), eq(reservations.playerId, person), isDue(kind, now, true)));
  if (!found) return false;
  const is = (await readBookedFacts(queries, found)).facts;
  const was = Schema.decodeUnknownSync(ReservationFacts)(facts);
  return is.day === was.day && is.hours === was.hours;
}
