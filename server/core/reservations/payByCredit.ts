import { and, eq } from 'drizzle-orm';
import { type CreditUse, creditFor } from '#domain/booking/creditUse.ts';
import { addPayments } from './payments.ts';
import { playerCredits } from '#platform/database/schema/ledger.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import type { Sale } from '../sale/sale.ts';
import type { Booking } from '../sale/writeReservation.ts';

interface Owed {
  readonly arenaId: string;
  readonly playerId: string;
}

/** What of a sale the player's credit pays. Refuses where it pays nothing, or by PIX not all. It locks nothing. */
export async function creditOf(tx: Transaction, { arenaId, playerId }: Owed, sale: Sale): Promise<CreditUse> {
  const [found] = await tx
    .select({ credit: playerCredits.centavos })
    .from(playerCredits)
    .where(and(eq(playerCredits.arenaId, arenaId), eq(playerCredits.playerId, playerId)));
  const { total, paymentMethod } = sale;
  return creditFor({ credit: found?.credit ?? 0, total, paymentMethod }) ?? refuse('credit_not_enough');
}

/** Pays a booking that was just stored. Of two at once the credit goes to the first, and the other is refused whole. */
export async function payByCredit(tx: Transaction, { arenaId, reservationId, playerId }: Booking, { used }: CreditUse) {
  const entry = { kind: 'payment', info: '', value: used, method: 'player_credit' } as const;
  await addPayments(tx, { arenaId, reservationId, by: playerId }, [entry]);
}
