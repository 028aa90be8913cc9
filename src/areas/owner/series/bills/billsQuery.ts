import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { billEndpoints } from '#domain/contract/bills.ts';
import type { Month } from '#domain/values/days/month.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { AGENDA } from '../../../../shared/api/queryKeys.ts';
import { reading } from '../../../../shared/api/reading.ts';

/** The refunds of bills that the bank refused. */
export function refusedBillRefundsQuery(call: Call) {
  return queryOptions({
    queryKey: [AGENDA, 'refusedBillRefunds'],
    queryFn: reading(call, billEndpoints.refusedBillRefunds, {}, (data) => data.refusedRefunds),
  });
}

/**
 * A page (from 1) of a month's bills at the owner's arena. Its key begins like the agenda's: what makes a day of the agenda stale,
 * such as a payment, does the same to the bills, which are made of its reservations.
 */
export function billsQuery(call: Call, month: Month, page: number) {
  return queryOptions({
    queryKey: [AGENDA, 'bills', month, page],
    queryFn: reading(call, billEndpoints.bills, { query: { ...month, page } }, (data, pages) => ({ ...data, pages })),
    placeholderData: keepPreviousData,
  });
}
