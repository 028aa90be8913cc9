import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { billEndpoints } from '#domain/contract/bills.ts';
import type { Month } from '#domain/values/days/month.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { RESERVATIONS } from '../../../../shared/api/queryKeys.ts';
import { reading } from '../../../../shared/api/reading.ts';

/** A page (from 1) of the player's bills for a month. They are made of reservations, whose changes read them again. */
export function myBillsQuery(call: Call, month: Month, page: number) {
  return queryOptions({
    queryKey: [RESERVATIONS, 'bills', month, page],
    queryFn: reading(call, billEndpoints.myBills, { query: { ...month, page } }, ({ bills }, pages) => ({
      bills,
      pages,
    })),
    placeholderData: keepPreviousData,
  });
}
