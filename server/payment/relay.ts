import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { LATE_WATCH_MINUTES } from '../../domain/payment/charge.ts';
import { type Database, readNow } from '../database/database.ts';
import { charges } from '../database/schema/payments.ts';
import { type Read, refuse } from '../http/handler.ts';
import { askOnce } from './askOnce.ts';
import { type ChargeRow, hasMoneyCome } from './charges.ts';
import type { PaymentParts } from './settle.ts';

/** The state of one payment in the provider's shape, for the browser that holds this payment's token and no other. */
export function paymentRelay(parts: PaymentParts): Read<'paymentRelay'> {
  return async ({ params: { id }, request }) => {
    const token = bearerOf(request.headers.authorization);
    const charge = await findPolled(parts.database, id, token);
    const now = await readNow(parts.database);
    if (!charge || now.getTime() >= charge.expiresAt.getTime() + LATE_WATCH_MINUTES * 60_000) {
      return refuse('payment_not_found');
    }
    const status = await askForStatus(parts, charge, now);
    return { data: { id, status: WORDS[status], date_of_expiration: charge.expiresAt.toISOString() } };
  };
}

/** Money that went back has come: what it did is for our own server to tell, so the page is to ask there. */
const WORDS: Readonly<Record<ChargeRow['status'], string>> = {
  requested: 'pending',
  pending: 'pending',
  approved: 'approved',
  cancelled: 'cancelled',
  refunded: 'approved',
  disputed: 'approved',
  charged_back: 'approved',
};

/** Whichever provider made it, set up or not: of two that gave the same id, the one whose token it is. */
async function findPolled(database: Database, id: string, token: string): Promise<ChargeRow | undefined> {
  const rows = await database.orm
    .select()
    .from(charges)
    .where(and(inArray(charges.provider, charges.provider.enumValues), eq(charges.providerId, id)));
  return rows.find(({ pollToken }) => isSame(token, pollToken));
}

/** Nothing more is to be learnt of money that came. */
async function askForStatus(parts: PaymentParts, charge: ChargeRow, now: Date): Promise<ChargeRow['status']> {
  if (hasMoneyCome(charge.status) || !(await askOnce(parts, charge, now))) return charge.status;
  return (await statusOf(parts.database, charge)) ?? charge.status;
}

async function statusOf(database: Database, { id }: ChargeRow): Promise<ChargeRow['status'] | undefined> {
  const [row] = await database.orm.select({ status: charges.status }).from(charges).where(eq(charges.id, id));
  return row?.status;
}

function bearerOf(header = ''): string {
  return /^Bearer (\S+)$/i.exec(header)?.[1] ?? '';
}

/** Compares in the same time wherever they differ. Nothing is no token. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected)) && expected !== '';
}
