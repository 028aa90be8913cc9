import { queryOptions } from '@tanstack/react-query';
import { payoutEndpoints } from '#domain/contract/payouts.ts';
import type { Call } from '../../../shared/api/call.ts';
import { PAYOUTS } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';

/** A page of whom the platform owes to. @param after the page before, by its `next`; empty for the first */
export function payeesQuery(call: Call, after: string) {
  return queryOptions({
    queryKey: [PAYOUTS, 'payees', after],
    queryFn: reading(call, payoutEndpoints.payees, { query: after === '' ? {} : { after } }, (data) => data),
  });
}

/** What the next payout to a person consists of, always read again: it is about to be paid. */
export function payeeQuery(call: Call, id: string) {
  return queryOptions({
    queryKey: [PAYOUTS, 'payee', id],
    queryFn: reading(call, payoutEndpoints.payee, { params: { id } }, (data) => data),
    staleTime: 0,
  });
}

/** A page of the payouts that were made. @param after like that of {@link payeesQuery} */
export function madePayoutsQuery(call: Call, after: string) {
  return queryOptions({
    queryKey: [PAYOUTS, 'made', after],
    queryFn: reading(call, payoutEndpoints.payouts, { query: after === '' ? {} : { after } }, (data) => data),
  });
}
