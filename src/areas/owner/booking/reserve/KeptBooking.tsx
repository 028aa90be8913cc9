import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { choiceSearch } from '#domain/booking/choice.ts';
import type { PeriodId } from '#domain/values/days/hours.ts';
import { describeOrderToKeep } from '../../../../../machines/agenda/describeOwnerBooking.ts';
import { useSearchInAddress } from '../../../player/booking/index.ts';
import { writeBookingDraft } from './bookingDraft.ts';
import type { OwnerBookingActor } from './ownerBookingActors.ts';

type KeptBookingProps = { actor: OwnerBookingActor; period: PeriodId | undefined };

/**
 * Repeats what the chart holds: day and hours in the address, and in the tab's draft who plays, which no address may name. So
 * a reload, the way back, and a session that ended in the middle find it again.
 */
export function KeptBooking({ actor, period }: KeptBookingProps) {
  useSearchInAddress(useSelector(actor, ({ context }) => choiceSearch({ ...context, period })));
  const order = useSelector(actor, describeOrderToKeep, shallowEqual);
  const [pathname] = useLocation();
  const search = useSearch();
  const at = search === '' ? pathname : `${pathname}?${search}`;
  // A page that was only looked at keeps what was typed on another.
  const opened = useRef(order);
  useEffect(() => {
    if (order && order !== opened.current) writeBookingDraft(order, at);
  }, [order, at]);
  return null;
}
