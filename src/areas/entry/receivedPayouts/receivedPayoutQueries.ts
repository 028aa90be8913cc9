import { infiniteQueryOptions } from '@tanstack/react-query';
import { payoutEndpoints } from '#domain/contract/payouts.ts';
import type { Call } from '../../../shared/api/call.ts';
import { PAYOUTS } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';

/** What the platform owes to the reader and has passed on, page after page. */
export function myPayoutsQuery(call: Call) {
  return infiniteQueryOptions({
    queryKey: [PAYOUTS, 'mine'],
    initialPageParam: '',
    queryFn: ({ pageParam: after, ...context }) =>
      reading(call, payoutEndpoints.myPayouts, { query: after === '' ? {} : { after } }, (data) => data)(context),
    getNextPageParam: ({ next }) => next,
  });
}
