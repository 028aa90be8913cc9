import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { cartEndpoints } from '#domain/contract/cart.ts';
import type { Id } from '#domain/values/id.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { EVENTS } from '../../../../shared/api/queryKeys.ts';
import { reading } from '../../../../shared/api/reading.ts';

/** A page (from 1) of the player's carts with their PIX, of one event or of all. */
export function historyQuery(call: Call, page: number, event: Id | undefined) {
  return queryOptions({
    queryKey: [EVENTS, 'history', event ?? '', page],
    queryFn: reading(
      call,
      cartEndpoints.paymentHistory,
      { query: { page, ...(event !== undefined && { event }) } },
      ({ carts }, pages) => ({ carts, pages }),
    ),
    placeholderData: keepPreviousData,
  });
}
