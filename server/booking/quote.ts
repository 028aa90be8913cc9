import type { ReservationOrder } from '../../domain/booking/order.ts';
import { type Database, readNow } from '../database/database.ts';
import { refuse } from '../http/handler.ts';
import { readQuoteContext } from './bookingContext.ts';
import { codeOf, sell, selectionOf } from './sale.ts';

/**
 * What an order would cost now. It claims no hour and takes no credit; it refuses a code as a booking would, with the same
 * words for one that is unknown, used up, over, or somebody else's.
 */
export async function quote(database: Database, playerId: string, order: ReservationOrder) {
  const [selection, code, now] = [selectionOf(order), codeOf(order), await readNow(database)];
  const context = await readQuoteContext(database.orm, { now, playerId, selection, code });
  if (!context) return refuse('arena_not_found');
  const { paymentMethod } = context.arena;
  const { total, discount } = sell(context, selection, code, { madeBy: 'player', paymentMethod, now });
  return { totalValue: total, discount };
}
