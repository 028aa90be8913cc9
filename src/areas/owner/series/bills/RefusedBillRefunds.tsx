import { useQuery } from '@tanstack/react-query';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { RefusedList } from '../../../../shared/refunds/RefusedList.tsx';
import { REFUSED } from '../../../../shared/refunds/refusedTexts.ts';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { provideBillReturns } from './billsActors.ts';
import { refusedBillRefundsQuery } from './billsQuery.ts';

/** The mensalistas, of whatever month, whose PIX the bank refused to send back; nothing when there are none. */
export function RefusedBillRefunds() {
  const { call } = useApp();
  const actor = useChart(provideBillReturns, { input: { name: 'returnBillRefund', asksFirst: true } });
  const list = useQuery(refusedBillRefundsQuery(call));
  if (list.isLoadingError) return <ReadFailure message={REFUSED.failed} query={list} />;
  return <RefusedList actor={actor} refused={list.data ?? []} />;
}
