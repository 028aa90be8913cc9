import { createHash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Database } from '../database/database.ts';
import { loginFailures } from '../database/schema/people.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { refuse } from '../http/handler.ts';
import { type Failures, GLOBAL, PER_ADDRESS, type Rate, rateWait, tryAccount, waitInWords } from './throttleRules.ts';

interface LoginTry {
  /** Folded to lower case. */
  readonly email: string;
  readonly address: string;
}

/** Slows guessing down: one account from one address, many accounts from one address, and all logins together. */
export interface Throttle {
  /** Counts a try before its password is looked at, so that tries sent at once count too; or refuses it with 429. */
  readonly admit: (attempt: LoginTry, reply: FastifyReply) => Promise<void>;
  readonly succeeded: (attempt: LoginTry) => Promise<void>;
  readonly failed: (attempt: LoginTry) => Promise<void>;
}

interface Rates {
  readonly address?: Rate;
  readonly all?: Rate;
}
const NO_RATES: Rates = {};

/** @param limits `relaxed` drops the rates, for benchmarks; the waits of an account stay. */
export function makeThrottle(database: Database, limits: 'strict' | 'relaxed'): Throttle {
  const rates = limits === 'relaxed' ? NO_RATES : { address: PER_ADDRESS, all: GLOBAL };
  return {
    admit: async (attempt, reply) => {
      const wait = await inTransaction(database, async (tx) => {
        const tooMany = await longestRateWait(tx, attempt, rates);
        return tooMany > 0 ? tooMany : countTry(tx, accountKey(attempt));
      });
      if (wait === 0) return;
      reply.header('retry-after', wait);
      refuse('too_many_attempts', { seconds: wait }, waitInWords(wait));
    },
    succeeded: async (attempt) => {
      await inTransaction(database, (tx) => tx.delete(loginFailures).where(eq(loginFailures.key, accountKey(attempt))));
    },
    failed: async ({ address }) => {
      await inTransaction(database, async (tx) => {
        await countFailure(tx, addressKey(address), PER_ADDRESS);
        await countFailure(tx, ALL_KEY, GLOBAL);
      });
    },
  };
}

/** Rows of who stopped trying are of no use after a day. */
export async function forgetOldFailures(database: Database): Promise<void> {
  await inTransaction(database, (tx) =>
    tx.delete(loginFailures).where(lt(loginFailures.lastAt, new Date(tx.now.getTime() - 24 * 60 * 60 * 1000))),
  );
}

/** Wrong passwords for an account count no more, wherever they came from: it has a new one. */
export async function forgetTries(tx: Transaction, email: string): Promise<void> {
  await tx.delete(loginFailures).where(sql`starts_with(${loginFailures.key}, ${accountPrefix(email)})`);
}

async function longestRateWait(tx: Transaction, { address }: LoginTry, rates: Rates): Promise<number> {
  const keys = [addressKey(address), ALL_KEY];
  const rows = await tx.select().from(loginFailures).where(inArray(loginFailures.key, keys));
  const waits = rows.map((row) => {
    const rate = row.key === ALL_KEY ? rates.all : rates.address;
    return rate ? rateWait(row, rate, tx.now) : 0;
  });
  return Math.max(0, ...waits);
}

/** Seconds to wait; 0 when the try may go on, and then it is counted. Tries at once stand in line at the row's lock. */
async function countTry(tx: Transaction, key: string): Promise<number> {
  const fresh: Failures = { count: 0, lastAt: tx.now, blockedUntil: null };
  await tx
    .insert(loginFailures)
    .values({ key, ...fresh })
    .onConflictDoNothing();
  const [row = fresh] = await tx.select().from(loginFailures).where(eq(loginFailures.key, key)).for('update');
  const { wait, failures } = tryAccount(row, tx.now);
  if (wait === 0) await tx.update(loginFailures).set(failures).where(eq(loginFailures.key, key));
  return wait;
}

/** Of transactions at once the later one may commit first: then nothing has leaked in between. */
async function countFailure(tx: Transaction, key: string, { everyS }: Rate): Promise<void> {
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

const ALL_KEY = 'all';

function accountKey({ email, address }: LoginTry): string {
  return accountPrefix(email) + network(address);
}

/** Hashed, so that the table is no list of e-mail addresses. */
function accountPrefix(email: string): string {
  return `account ${createHash('sha256').update(email).digest('base64url')} `;
}

function addressKey(address: string): string {
  return `address ${network(address)}`;
}

/** One home gets a whole /64 of IPv6: its addresses count as one. */
export function network(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace(/^::ffff:/, '');
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = address.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail.split(':')];
  return whole.slice(0, 4).join(':');
}
