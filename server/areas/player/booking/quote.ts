import type { ReservationOrder } from '#domain/booking/order.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { refuse } from '#platform/http/handler.ts';
import { type FoundVoucher, readQuoteContext } from '#core/sale/bookingContext.ts';
import { refuseOffAir } from './refuseOffAir.ts';
import { codeOf, sell, selectionOf } from '#core/sale/sale.ts';
import type { VoucherTaken } from '#core/ledger/vouchers.ts';

/**
 * What an order would cost now. It claims no hour and takes no credit; it refuses a code as a booking would, with the same
 * words for one that is unknown, used up, over, or somebody else's.
 */
export async function quote(database: Database, playerId: string, order: ReservationOrder) {
  const [selection, code, now] = [selectionOf(order), codeOf(order), await readNow(database)];
  const context = await readQuoteContext(database.orm, { now, playerId, selection, code });
  if (!context) return refuse('arena_not_found');
  refuseOffAir(context.arena);
  const { paymentMethod } = context.arena;
  const { total, discount, voucher } = sell(context, selection, code, { madeBy: 'player', paymentMethod, now });
  const hours = hoursOf(voucher, context.voucher);
  return { totalValue: total, discount, ...(hours && { hours }) };
}

/** What a voucher that is counted in hours would give, and have left. */
function hoursOf(taken: VoucherTaken | null, voucher: FoundVoucher | null) {
  if (!taken || !voucher || taken.unit !== 'hour' || voucher.lifetimeUse) return undefined;
  return { taken: taken.credits, left: voucher.credits - taken.credits };
}
