import { useQuery } from '@tanstack/react-query';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { RefusedList } from '../../../../shared/refunds/RefusedList.tsx';
import { REFUSED } from '../../../../shared/refunds/refusedTexts.ts';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { provideReturns, refusedRefundsQuery } from './refusedActors.ts';

/** The players of an event to whom the user must return money because the bank refused a refund; nothing when there are none. */
export function RefusedRefunds({ eventId }: { eventId: string }) {
  const { call } = useApp();
  const actor = useChart(provideReturns, { input: { name: 'returnCartRefund', asksFirst: true } });
  const list = useQuery(refusedRefundsQuery(call, eventId));
  if (list.isLoadingError) return <ReadFailure message={REFUSED.failed} query={list} />;
  return <RefusedList actor={actor} refused={list.data ?? []} />;
}
