import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { voucherEndpoints } from '../../../../domain/contract/vouchers.ts';
import type { Voucher } from '../../../../domain/vouchers/voucher.ts';
import type { Call } from '../../../shared/api/call.ts';
import { VOUCHERS } from '../../../shared/api/queryKeys.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

interface VoucherPage {
  readonly vouchers: readonly Voucher[];
  readonly pages: number;
}

/** A page (from 1) of the arena's vouchers, newest first. */
export function vouchersQuery(call: Call, page: number) {
  return queryOptions({
    queryKey: [VOUCHERS, 'page', page],
    queryFn: ({ signal }): Promise<VoucherPage> =>
      Effect.runPromise(call(voucherEndpoints.vouchers, { query: { page } }, { signal })).then(({ data, pages }) => ({
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
    queryFn: ({ signal }): Promise<CheckedVoucher> =>
      Effect.runPromise(call(voucherEndpoints.validateVoucher, { body: { code } }, { signal })).then(
        ({ data }) => data,
      ),
    staleTime: FIVE_MINUTES_MS,
  });
}

type CheckedVoucher = (typeof voucherEndpoints.validateVoucher.reply)['Type'];

export function checkedVoucherKey(code: string) {
  return [VOUCHERS, 'checked', code] as const;
}
