import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { readNow } from '#platform/database/database.ts';
import { sessions } from '#platform/database/schema/people.ts';
import { paymentAccounts } from '#platform/database/schema/paymentAccounts.ts';
import { charges } from '#platform/database/schema/payments.ts';
import type { TestDatabase } from '../../../database/TestDatabase.ts';
import { openWorld, type TestPerson } from '../../booking/world.ts';
import { caller } from '../../events/festival.ts';
import { FakeSellers, paymentsAt } from './FakeSellers.ts';

export const KEY = createHash('sha256').update('a key of a test').digest();
export const PAID_AT = '2026-03-05T14:00:00.000-04:00';
export const DAY = 24 * 3_600_000;

export type Sellers = Awaited<ReturnType<typeof openSellers>>;

/** A server to whose Mercado Pago people connect accounts of their own; 2 % of each charge is the platform's. */
export async function openSellers(database: TestDatabase, keys: readonly [Buffer, ...Buffer[]] = [KEY]) {
  const bank = new FakeSellers();
  const url = await bank.start();
  const payments = paymentsAt(url, bank, keys);
  const world = await openWorld(database, { settings: { payments, platformFeeBasisPoints: 200 } });
  const call = caller(world);

  /** What the provider sends a person back with who agreed there. */
  async function authorize(who: TestPerson, receiver: number) {
    // Whoever comes back after days logs in again.
    await database.orm
      .update(sessions)
      .set({ lastPasswordAt: await readNow(database) })
      .where(eq(sessions.personId, who.id));
    const { status, body } = await call(who, 'beginConnection');
    if (status !== 200) throw new Error(`Not begun: ${JSON.stringify(body)}`);
    return bank.authorize(body.data.address, receiver);
  }

  return {
    bank,
    payments,
    world,
    call,
    authorize,
    async connect(who: TestPerson, receiver: number) {
      return call(who, 'completeConnection', '', await authorize(who, receiver));
    },
    accounts: () => database.orm.select().from(paymentAccounts).orderBy(asc(paymentAccounts.id)),
    charges: () => database.orm.select().from(charges).orderBy(asc(charges.id)),
    async pass(ms: number): Promise<void> {
      database.passTime(ms);
      await world.runDue();
    },
    async close(): Promise<void> {
      await bank.stop();
    },
  };
}
