import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Arena } from '../../../../../domain/arenas/arena.ts';
import { readChoice } from '../../../../../domain/booking/choice.ts';
import { momentIn } from '../../../../../domain/days/moment.ts';
import { describeAskedHours } from '../../../../../machines/booking/askedHours.ts';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { provideAskedHours } from '../../../player/booking/index.ts';
import { OwnerBooking } from './OwnerBooking.tsx';
import { OwnerReserveSkeleton } from './OwnerReserveSkeleton.tsx';

/** Opens the booking at the day and hour in the address, once it is known whether that hour is still free. */
export function OpenedBooking({ arena }: { arena: Arena }) {
  const { now } = useApp();
  const [input] = useState(() => {
    const today = momentIn(now(), arena.zone).day;
    const { day, hours } = readChoice(location.search, { today });
    return { arena: arena.id, today, day, hours };
  });
  const actor = useChart(provideAskedHours, { input });
  const booking = useSelector(actor, describeAskedHours);
  return booking ? <OwnerBooking input={booking} /> : <OwnerReserveSkeleton />;
}
