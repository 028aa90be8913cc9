import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import type { Arena } from '#domain/arenas/arena.ts';
import { creditFor } from '#domain/booking/creditUse.ts';
import { describeOrder } from '../../../../../machines/booking/describeOrder.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import type { BookingActor } from '../bookingActors.ts';
import { myVouchersQuery } from '../vouchers/myVouchersQuery.ts';
import { useQuote } from './useQuote.ts';

/**
 * What the arena owes the player, in centavos, and what it pays of the hours that are chosen. It is read once one is
 * chosen: nobody who only looks at hours waits for it.
 */
export function useOwnCredit(actor: BookingActor, { id, paymentMethod }: Pick<Arena, 'id' | 'paymentMethod'>) {
  const { call } = useApp();
  const { total: full, chosen } = useSelector(actor, describeOrder, shallowEqual);
  const { data } = useQuery({ ...myVouchersQuery(call, 1), enabled: chosen.length > 0 });
  const { quote } = useQuote(actor, { isAsked: false });
  const credit = full === 0 ? 0 : (data?.credits?.find(({ arena }) => arena.id === id)?.value ?? 0);
  const total = quote?.totalValue ?? full;
  return { credit, total, use: creditFor({ credit, total, paymentMethod }) };
}
