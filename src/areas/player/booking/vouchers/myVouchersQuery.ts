import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { voucherEndpoints } from '#domain/contract/vouchers.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { RESERVATIONS } from '../../../../shared/api/queryKeys.ts';
import { reading } from '../../../../shared/api/reading.ts';

/** A page (from 1) of the player's vouchers. A booking takes a credit and a cancellation gives it back, so both read it again. */
export function myVouchersQuery(call: Call, page: number) {
  return queryOptions({
    queryKey: [RESERVATIONS, 'vouchers', page],
    queryFn: reading(call, voucherEndpoints.myVouchers, { query: { page } }, (data, pages) => ({
      vouchers: data.vouchers,
      credits: data.credits,
      debts: data.debts,
      pages,
    })),
    placeholderData: keepPreviousData,
  });
}
