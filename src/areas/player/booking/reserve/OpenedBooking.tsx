import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Arena } from '../../../../../domain/arenas/arena.ts';
import { lastBookableDay } from '../../../../../domain/arenas/bookingRules.ts';
import { readChoice } from '../../../../../domain/booking/choice.ts';
import { momentIn } from '../../../../../domain/days/moment.ts';
import { describeAskedHours } from '../../../../../machines/booking/askedHours.ts';
import { Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { provideAskedHours } from '../askedHoursActors.ts';
import { Booking } from './Booking.tsx';
import { missedText } from './choiceTexts.ts';
import { HoursSkeleton } from './HoursSkeleton.tsx';
import { RESERVE } from './reserveTexts.ts';

/** Opens the booking with the day and the hours in the address, once it is known which of the hours are still free. */
export function OpenedBooking({ arena }: { arena: Arena }) {
  const { now } = useApp();
  const [asked] = useState(() => {
    const today = momentIn(now(), arena.zone).day;
    const last = lastBookableDay(today, arena.bookingRules);
    return { today, last, ...readChoice(location.search, { today, last }) };
  });
  const { today, last, day, hours, paying, period } = asked;
  const actor = useChart(provideAskedHours, { input: { arena: arena.id, today, day, hours } });
  const found = useSelector(actor, describeAskedHours);
  if (!found) {
    return (
      <Loading label={RESERVE.loadingHours}>
        <HoursSkeleton />
      </Loading>
    );
  }
  const { gone, isUnheard, ...order } = found;
  return (
    <Booking
      arena={arena}
      input={{ ...order, last, paying }}
      askedPeriod={period}
      missed={missedText({ ...asked, gone, isUnheard })}
    />
  );
}
