import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { paymentAccounts } from '#platform/database/schema/paymentAccounts.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Payload } from '#platform/outbox/jobs.ts';
import type { Outcome, Workers } from '#platform/outbox/work.ts';
import { isOpenCharge } from '../openCharges.ts';
import { FORGOTTEN, jobOf, loseAccount } from './endAccount.ts';
import type { AccountRow, OwnAccounts } from './ownAccounts.ts';
import { renewTokens } from './renewTokens.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Tokens are renewed when less is left of their life: half of it, at Mercado Pago. */
const RENEWED_AT_MS = 90 * DAY_MS;

/** @param accounts absent when nobody can connect an account here: then nothing can be done for those that are connected */
export function accountWork(accounts: OwnAccounts | undefined): Pick<Workers, 'keepAccount'> {
  return {
    keepAccount: async (job, now) =>
      accounts ? keepAccount(accounts, job, now) : { againAt: new Date(now.getTime() + DAY_MS) },
  };
}

async function keepAccount(accounts: OwnAccounts, job: Payload<'keepAccount'>, now: Date): Promise<Outcome> {
  const row = await readRow(accounts, job);
  if (!row) return 'done';
  if (row.endedAt !== null && (await forgetTokens(accounts, row))) return 'done';
  const left = row.tokenExpiresAt.getTime() - now.getTime();
  if (left > RENEWED_AT_MS) return { againAt: nextLook(row, now) };
  const renewed = await renewTokens(accounts, row);
  // While the old token is good, the next renewal may be accepted.
  if (renewed === 'refused' && left <= 0) {
    await loseAccount(accounts, row);
    return 'done';
  }
  return { againAt: nextLook(typeof renewed === 'string' ? row : renewed, now) };
}

/** The row of the job's connection, while it has tokens. */
async function readRow({ database }: OwnAccounts, job: Payload<'keepAccount'>): Promise<AccountRow | undefined> {
  const [row] = await database.orm.select().from(paymentAccounts).where(eq(paymentAccounts.id, job.account));
  return row && row.accessToken !== '' && jobOf(row).since === job.since ? row : undefined;
}

/** An account that was ended is looked at every day, one that lives when half of what is left of its tokens' life is over. */
function nextLook({ endedAt, tokenExpiresAt }: AccountRow, now: Date): Date {
  const left = tokenExpiresAt.getTime() - now.getTime();
  const wait = Math.max(HOUR_MS, left / 2);
  return new Date(now.getTime() + (endedAt === null ? wait : Math.min(DAY_MS, wait)));
}

/** Forgets the tokens of an ended account once none of its charges can be paid, go back or be refunded. */
async function forgetTokens({ database }: OwnAccounts, row: AccountRow): Promise<boolean> {
  const forgotten = await inTransaction(database, (tx) =>
    tx
      .update(paymentAccounts)
      .set(FORGOTTEN)
      .where(
        and(eq(paymentAccounts.id, row.id), eq(paymentAccounts.accessToken, row.accessToken), isUnneeded(database)),
      )
      .returning({ id: paymentAccounts.id }),
  );
  return forgotten.length > 0;
}

function isUnneeded(database: Database) {
  return sql`${paymentAccounts.endedAt} is not null and not exists (
    select from ${charges} where ${charges.accountId} = ${paymentAccounts.id} and ${isOpenCharge(database)})`;
}
