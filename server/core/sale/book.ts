import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { refuseDeleted, refuseTaken } from '../hours/claims.ts';
import { endOver } from '../hours/endOver.ts';
import type { Over } from '../hours/held.ts';
import { heldByRight } from '../hours/rights.ts';
import { useVoucher } from '../ledger/vouchers.ts';
import { type Booking, writeReservation } from './writeReservation.ts';

/**
 * Stores a booking: ends what is over on its hours, claims the hours, takes the voucher's credits. If somebody else has
 * some of the hours, it refuses and names them. Returns the player's recent bookings and unpaid hours.
 */
export async function book(tx: Transaction, booking: Booking, over: readonly Over[]) {
  await endOver(tx, booking.arenaId, over);
  const before = await claim(tx, booking);
  const { voucher } = booking.sale;
  if (voucher && !(await useVoucher(tx, booking, voucher))) refuse('voucher_not_found');
  return before;
}

async function claim(tx: Transaction, booking: Booking) {
  const free = await writeReservation(tx, booking).catch(refuseDeleted);
  const taken = booking.sale.hours.filter(
    (hour) => !free.some(({ courtId, hour: startHour }) => courtId === hour.courtId && startHour === hour.hour),
  );
  const [first] = free;
  if (taken.length > 0 || !first) return refuseTaken(taken);
  await refuseHeld(tx, booking);
  return first;
}

/** Beyond the days that series have claimed, what they have by right decides. */
async function refuseHeld(tx: Transaction, { arenaId, day, sale }: Booking): Promise<void> {
  const claimed = sale.hours.map(({ courtId, hour }) => ({ courtId, day, hour }));
  const held = await heldByRight(tx, arenaId, claimed);
  if (held.length === 0) return;
  refuseTaken(
    sale.hours.filter((one) => held.some(({ courtId, hour }) => courtId === one.courtId && hour === one.hour)),
  );
}
