import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { Quote, ReservationOrder } from '#domain/booking/order.ts';
import { orderOf } from '../../../../../machines/booking/bookingOrder.ts';
import { Refused } from '../../../../shared/api/failure.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import type { BookingActor } from '../bookingActors.ts';
import { quoteQuery } from '../reservationQueries.ts';

/**
 * What the order on screen costs with its voucher, where the server was asked about exactly this order.
 * @param isAsked whether it is asked now; otherwise only what is known already is read
 */
export function useQuote(
  actor: BookingActor,
  { isAsked }: { readonly isAsked: boolean },
): { readonly quote: Quote | undefined; readonly refusal: string | undefined } {
  const { call } = useApp();
  const order = useSelector(actor, ({ context }) => orderOf(context), isSameOrder);
  const isPriced = order.code !== undefined && order.selectedTimeSlots.length > 0;
  const { data, error } = useQuery({ ...quoteQuery(call, order), enabled: isAsked && isPriced });
  if (!isPriced) return { quote: undefined, refusal: undefined };
  return { quote: error ? undefined : data, refusal: error instanceof Refused ? error.message : undefined };
}

function isSameOrder(a: ReservationOrder, b: ReservationOrder): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
