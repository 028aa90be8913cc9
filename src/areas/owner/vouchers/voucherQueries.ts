import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { voucherEndpoints } from '#domain/contract/vouchers.ts';
import type { Call } from '../../../shared/api/call.ts';
import type { AskedVouchers } from './askedVouchers.ts';
import { FIVE_MINUTES_MS, reading } from '../../../shared/api/reading.ts';
import { VOUCHERS } from '../../../shared/api/queryKeys.ts';

/** A page (from 1) of the arena's vouchers, newest first: all, or those that are asked for. */
export function vouchersQuery(call: Call, page: number, asked: AskedVouchers) {
  return queryOptions({
    queryKey: [VOUCHERS, 'page', page, asked],
    queryFn: reading(call, voucherEndpoints.vouchers, { query: { page, ...asked } }, (data, pages) => ({
      vouchers: data.vouchers,
      pages,
    })),
    placeholderData: keepPreviousData,
  });
}

/** What a code is worth today. The check's chart fetches it before the screen shows it, so it is already cached. */
export function checkedVoucherQuery(call: Call, code: string) {
  return queryOptions({
    queryKey: checkedVoucherKey(code),
    queryFn: reading(call, voucherEndpoints.validateVoucher, { body: { code } }, (data) => data),
    staleTime: FIVE_MINUTES_MS,
  });
}

export function checkedVoucherKey(code: string) {
  return [VOUCHERS, 'checked', code] as const;
}
