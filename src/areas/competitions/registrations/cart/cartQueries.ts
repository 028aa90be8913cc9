import { queryOptions } from '@tanstack/react-query';
import { cartEndpoints } from '#domain/contract/cart.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { reading } from '../../../../shared/api/reading.ts';
import { EVENTS } from '../../../../shared/api/queryKeys.ts';

/** What the player still owes for an event without a PIX; `null` when that is nothing. */
export function currentCartQuery(call: Call, eventId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'cart', eventId],
    queryFn: reading(call, cartEndpoints.currentCart, { params: { id: eventId } }, (data) => data.shoppingCart ?? null),
    // It may have been paid on another device meanwhile.
    refetchOnWindowFocus: true,
  });
}

/** The player's carts of an event for which a PIX was generated, newest first. */
export function cartsQuery(call: Call, eventId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'carts', eventId],
    queryFn: reading(call, cartEndpoints.carts, { params: { id: eventId } }, (data) => data.shoppingCarts),
    refetchOnWindowFocus: true,
  });
}
