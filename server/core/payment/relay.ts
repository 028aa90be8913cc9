import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { isLive } from '#domain/booking/reservation.ts';
import { type ChargeState, LATE_WATCH_MINUTES } from '#domain/payment/charge.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { askOnce } from './askOnce.ts';
import { type ChargeRow, hasMoneyCome } from './charges.ts';
import type { PaymentDependencies } from './settle.ts';

/** The state of one payment, for the browser that holds the token of this payment. */
export function paymentRelay(dependencies: PaymentDependencies): Read<'paymentRelay'> {
  return async ({ params: { id }, request }) => {
    const token = bearerOf(request.headers.authorization);
    const charge = await findPolled(dependencies.database, id, token);
    const now = await readNow(dependencies.database);
    if (!charge || now.getTime() >= charge.expiresAt.getTime() + LATE_WATCH_MINUTES * 60_000) {
      return refuse('payment_not_found');
    }
    const status = await askForStatus(dependencies, charge, now);
    const isPaidAtArena = status === 'cancelled' && (await standsAtArena(dependencies.database, charge));
    return { data: { id, status: STATES[status], ...(isPaidAtArena && { isPaidAtArena }) } };
  };
}

/** Refunded money counts as approved here: only our own server knows what it paid for, so the page must ask there. */
const STATES: Readonly<Record<ChargeRow['status'], ChargeState>> = {
  requested: 'pending',
  pending: 'pending',
  approved: 'approved',
  cancelled: 'cancelled',
  refunded: 'approved',
  disputed: 'approved',
  charged_back: 'approved',
};

/** Searches all providers, set up or not. If two of them gave the same id, the token decides. */
async function findPolled(database: Database, id: string, token: string): Promise<ChargeRow | undefined> {
  const rows = await database.orm
    .select()
    .from(charges)
    .where(and(inArray(charges.provider, charges.provider.enumValues), eq(charges.providerId, id)));
  return rows.find(({ pollToken }) => isSame(token, pollToken));
}

/** Money that came is not asked about again. */
async function askForStatus(
  dependencies: PaymentDependencies,
  charge: ChargeRow,
  now: Date,
): Promise<ChargeRow['status']> {
  if (hasMoneyCome(charge.status) || !(await askOnce(dependencies, charge, now))) return charge.status;
  return (await statusOf(dependencies.database, charge)) ?? charge.status;
}

async function statusOf(database: Database, { id }: ChargeRow): Promise<ChargeRow['status'] | undefined> {
  const [row] = await database.orm.select({ status: charges.status }).from(charges).where(eq(charges.id, id));
  return row?.status;
}

/** Whether the desk took over what the charge was for, which then stands without it. */
async function standsAtArena(database: Database, { arenaId, reservationId }: ChargeRow): Promise<boolean> {
  if (arenaId === null || reservationId === null) return false;
  const [row] = await database.orm
    .select({ status: reservations.status, paymentMethod: reservations.paymentMethod })
    .from(reservations)
    .where(and(eq(reservations.arenaId, arenaId), eq(reservations.id, reservationId)));
  return row?.paymentMethod === 'local' && isLive(row);
}

function bearerOf(header = ''): string {
  return /^Bearer (\S+)$/i.exec(header)?.[1] ?? '';
}

/** Compares in constant time. An empty token never matches. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected)) && expected !== '';
}
