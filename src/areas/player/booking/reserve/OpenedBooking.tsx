import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { VisitedArena } from '#domain/arenas/arena.ts';
import { lastBookableDay } from '#domain/arenas/bookingRules.ts';
import { readChoice } from '#domain/booking/choice.ts';
import { addDays } from '#domain/values/days/day.ts';
import { midnightsBetween } from '#domain/values/days/moment.ts';
import { describeAskedHours } from '../../../../../machines/booking/askedHours.ts';
import { Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { provideAskedHours } from '../askedHoursActors.ts';
import { Booking } from './Booking.tsx';
import { missedText } from './choiceTexts.ts';
import { HoursSkeleton } from './HoursSkeleton.tsx';
import { RESERVE } from './reserveTexts.ts';

type OpenedBookingProps = {
  arena: VisitedArena;
  /** When the arena was read, in milliseconds of this device. */
  readAt: number;
};

/** The booking of a day; once another has begun, it is opened anew. */
export function OpenedBooking(props: OpenedBookingProps) {
  const [turns, setTurns] = useState(0);
  const turn = useCallback(() => setTurns((before) => before + 1), []);
  return <BookingOfDay key={turns} {...props} onTurn={turn} />;
}

type BookingOfDayProps = OpenedBookingProps & { onTurn: () => void };

/** Opens the booking with the day, the hours and the voucher in the address, once it is known which of the hours are still free. */
function BookingOfDay({ arena, readAt, onTurn }: BookingOfDayProps) {
  // The server's day: a phone's clock may be days off, but it says how long ago a kept reply was read.
  const dayNow = () => addDays(arena.today, midnightsBetween(new Date(readAt), new Date(), arena.zone));
  const [asked] = useState(() => {
    const today = dayNow();
    const last = lastBookableDay(today, arena.bookingRules);
    return { today, last, ...readChoice(location.search, { today, last }) };
  });
  const { today, last, day, hours, paying, period, voucher } = asked;
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
      input={{ ...order, code: voucher, last, paying }}
      askedPeriod={period}
      missed={missedText({ ...asked, gone, isUnheard })}
      dayNow={dayNow}
      onTurn={onTurn}
    />
  );
}
