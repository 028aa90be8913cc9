import { useSelector } from '@xstate/react';
import { useSearch } from 'wouter';
import type { Arena } from '../../../../../domain/arenas/arena.ts';
import { momentIn } from '../../../../../domain/days/moment.ts';
import { describeAskedHour } from '../../../../../machines/agenda/askedHour.ts';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { provideAskedHour } from './askedHourActors.ts';
import { askedIn } from './askedIn.ts';
import { OwnerBooking } from './OwnerBooking.tsx';
import { OwnerReserveSkeleton } from './OwnerReserveSkeleton.tsx';

/** Opens the booking at the day and hour in the address, once it is known whether that hour is still free. */
export function OpenedBooking({ arena }: { arena: Arena }) {
  const { now } = useApp();
  const search = useSearch();
  const today = momentIn(now(), arena.zone).day;
  const actor = useChart(provideAskedHour, { input: { arena: arena.id, today, ...askedIn(search, today) } });
  const booking = useSelector(actor, describeAskedHour);
  return booking ? <OwnerBooking input={booking} /> : <OwnerReserveSkeleton />;
}
