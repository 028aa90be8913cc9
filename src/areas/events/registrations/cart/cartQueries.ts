import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { cartEndpoints } from '../../../../../domain/contract/cart.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { EVENTS } from '../../../../shared/api/queryKeys.ts';

/** What the player still owes for an event and has no PIX for; `null` when that is nothing. */
export function currentCartQuery(call: Call, eventId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'cart', eventId],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(cartEndpoints.currentCart, { params: { id: eventId } }, { signal })).then(
        ({ data }) => data.shoppingCart ?? null,
      ),
  });
}

/** The player's carts of an event that a PIX was made of, the newest first. */
export function cartsQuery(call: Call, eventId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'carts', eventId],
    queryFn: ({ signal }) =>
      Effect.runPromise(call(cartEndpoints.carts, { params: { id: eventId } }, { signal })).then(
        ({ data }) => data.shoppingCarts,
      ),
  });
}
