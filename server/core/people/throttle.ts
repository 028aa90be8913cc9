import { asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Database, Queries } from '#platform/database/database.ts';
import { loginFailures } from '#platform/database/schema/people.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { accountPrefix, ALL_KEY, type Attempt, type Counters, countersOf } from './counters.ts';
import {
  accountWait,
  afterFailure,
  type Failures,
  GLOBAL,
  leftOf,
  placeWait,
  type Rate,
  rateWait,
  waitInWords,
} from './throttleRules.ts';
import type { Turn } from './turns.ts';

/**
 * Slows down the guessing of one account from one place and of many accounts from one place. The limit is stricter while
 * many wrong passwords arrive from everywhere. A place that does not guess always gets in with the right password.
 */
export interface Throttle {
  /**
   * Lets a password be checked, or refuses it with 429. A try counts when its check ends: concurrent tries after the last
   * free one are refused without revealing whether their password was right.
   * @param prove what the password opens; undefined when it is wrong
   */
  readonly attempt: <T>(
    attempt: Attempt & { readonly reply: FastifyReply },
    prove: (turn: Turn) => Promise<T | undefined>,
  ) => Promise<T | undefined>;
}

type Known = (key: string) => Failures;
const NONE: Failures = { count: 0, lastAt: new Date(0), blockedUntil: null };

/** @param limits `relaxed` drops the rates, for benchmarks; the waits of an account stay. */
export function makeThrottle(database: Database, limits: 'strict' | 'relaxed'): Throttle {
  const waitFor = (counters: Counters, known: Known, now: Date): number =>
    longestWait(limits === 'relaxed' ? { ...counters, ofPlace: [] } : counters, known, now);

  /** @returns seconds to wait instead of an answer */
  async function settle(tx: Transaction, counters: Counters, isRight: boolean): Promise<number> {
    const keys = counters.ofAccount.map(({ key }) => key);
    if (!isRight) {
      const rows = keys.map((key) => ({ key, ...NONE, lastAt: tx.now }));
      await tx.insert(loginFailures).values(rows).onConflictDoNothing();
    }
    // Concurrent attempts wait here; the fixed row order prevents deadlocks.
    await tx
      .select()
      .from(loginFailures)
      .where(inArray(loginFailures.key, keys))
      .orderBy(asc(loginFailures.key))
      .for('update');
    const known = await readKnown(tx, counters);
    const wait = waitFor(counters, known, tx.now);
    if (wait > 0) return wait;
    if (isRight) await tx.delete(loginFailures).where(inArray(loginFailures.key, keys));
    else await countFailure(tx, counters, known);
    return 0;
  }

  return {
    async attempt({ reply, ...attempt }, prove) {
      const { counters, known, now } = await inTransaction(database, async (tx) => {
        const of = await countersOf(tx, attempt);
        return { counters: of, known: await readKnown(tx, of), now: tx.now };
      });
      refuseFor(waitFor(counters, known, now), reply);
      const proved = await prove({ place: counters.place, rank: rankOf(counters, known, now) });
      refuseFor(await inTransaction(database, (tx) => settle(tx, counters, proved !== undefined)), reply);
      return proved;
    },
  };
}

/** Deletes rows without a failure for a day. */
export async function forgetOldFailures(database: Database): Promise<void> {
  await inTransaction(database, (tx) =>
    tx.delete(loginFailures).where(lt(loginFailures.lastAt, new Date(tx.now.getTime() - 24 * 60 * 60 * 1000))),
  );
}

/** Resets the failures of an account from all places, because it has a new password. */
export async function forgetTries(tx: Transaction, email: string): Promise<void> {
  await tx.delete(loginFailures).where(sql`starts_with(${loginFailures.key}, ${accountPrefix(email)})`);
}

function refuseFor(wait: number, reply: FastifyReply): void {
  if (wait === 0) return;
  reply.header('retry-after', wait);
  refuse('too_many_attempts', { seconds: wait }, waitInWords(wait));
}

async function readKnown(queries: Queries, { ofAccount, ofPlace }: Counters): Promise<Known> {
  const keys = [...ofAccount, ...ofPlace].map(({ key }) => key);
  const rows = await queries
    .select()
    .from(loginFailures)
    .where(inArray(loginFailures.key, [...keys, ALL_KEY]));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return (key) => byKey.get(key) ?? NONE;
}

/** A flood of wrong passwords from everywhere blocks only guessing places: it lowers how many failures a place may have. */
function longestWait({ ofAccount, ofPlace }: Counters, known: Known, now: Date): number {
  const isFlood = rateWait(known(ALL_KEY), GLOBAL, now) > 0;
  return Math.max(
    0,
    ...ofAccount.map(({ key }) => accountWait(known(key), now)),
    ...ofPlace.map(({ key, rate }) => placeWait(known(key), rate, isFlood, now)),
  );
}

function rankOf({ isKnown, ofPlace }: Counters, known: Known, now: Date): Turn['rank'] {
  if (isKnown) return 'known';
  return ofPlace.some(({ key, rate }) => leftOf(known(key), rate.everyS, now) > 0) ? 'guessing' : 'fresh';
}

async function countFailure(tx: Transaction, { isKnown, ofAccount, ofPlace }: Counters, known: Known): Promise<void> {
  for (const { key, freeTries } of ofAccount) {
    const failures = afterFailure(known(key), freeTries, tx.now);
    await tx.update(loginFailures).set(failures).where(eq(loginFailures.key, key));
  }
  for (const { key, rate } of ofPlace) await addFailure(tx, key, rate);
  if (!isKnown) await addFailure(tx, ALL_KEY, GLOBAL);
}

/** A later transaction may commit first; `greatest` then prevents a negative leak. */
async function addFailure(tx: Transaction, key: string, { everyS }: Rate): Promise<void> {
  const now = sql`${tx.now.toISOString()}::timestamptz`;
  const { count, lastAt } = loginFailures;
  const leaked = sql`greatest(0, floor(extract(epoch from ${now} - ${lastAt}) / ${everyS}))`;
  await tx
    .insert(loginFailures)
    .values({ key, count: 1, lastAt: tx.now })
    .onConflictDoUpdate({
      target: loginFailures.key,
      set: { count: sql`greatest(0, ${count} - ${leaked})::int + 1`, lastAt: sql`greatest(${lastAt}, ${now})` },
    });
}
