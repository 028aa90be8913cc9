import { shallowEqual, useSelector } from '@xstate/react';
import type { Arena } from '#domain/arenas/arena.ts';
import { describeCredit } from '../../../../../machines/booking/describeBooking.ts';
import type { BookingActor } from '../bookingActors.ts';
import { useOwnCredit } from './useOwnCredit.ts';

/** What is left to pay of the chosen hours in centavos, once the voucher that was applied and the credit that is used are taken off. */
export function useLeftToPay(actor: BookingActor, arena: Pick<Arena, 'id' | 'paymentMethod'>): number {
  const { isUsed } = useSelector(actor, describeCredit, shallowEqual);
  const { total, use } = useOwnCredit(actor, arena);
  return isUsed && use ? use.left : total;
}
