import { queryOptions } from '@tanstack/react-query';
import { paymentAccountEndpoints } from '#domain/contract/paymentAccount.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { PAYMENT_ACCOUNT } from '../../../../shared/api/queryKeys.ts';
import { reading } from '../../../../shared/api/reading.ts';

/** The person's account for receiving, and whether one can be connected. The provider may have ended it since. */
export function paymentAccountQuery(call: Call) {
  return queryOptions({
    queryKey: [PAYMENT_ACCOUNT],
    queryFn: reading(call, paymentAccountEndpoints.paymentAccount, {}, (data) => data),
    staleTime: 0,
  });
}
