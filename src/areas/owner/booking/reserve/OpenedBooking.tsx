import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { Arena } from '#domain/arenas/arena.ts';
import { readChoice } from '#domain/booking/choice.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { describeAskedHours } from '../../../../../machines/booking/askedHours.ts';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { missedText, provideAskedHours } from '../../../player/booking/index.ts';
import { readBookingDraft } from './bookingDraft.ts';
import { OwnerBooking } from './OwnerBooking.tsx';
import { OwnerReserveSkeleton } from './OwnerReserveSkeleton.tsx';

interface OpenedBookingProps {
  readonly arena: Arena;
  /** A payment link has something to pay by: a key of the arena's own, or a PIX that the link makes. */
  readonly isLinkable: boolean;
}

/** The reservation of a day; once another has begun, it is opened anew. */
export function OpenedBooking(props: OpenedBookingProps) {
  const [turns, setTurns] = useState(0);
  const turn = useCallback(() => setTurns((before) => before + 1), []);
  return <BookingOfDay key={turns} {...props} onTurn={turn} />;
}

/** Opens the booking with the day and the hours in the address, once it is known which of the hours are still free. */
function BookingOfDay({ arena, isLinkable, onTurn }: OpenedBookingProps & { onTurn: () => void }) {
  const { now } = useApp();
  const dayNow = () => momentIn(now(), arena.zone).day;
  const [asked] = useState(() => {
    const today = dayNow();
    return { today, ...readChoice(location.search, { today }), kept: readBookingDraft() };
  });
  const { today, day, hours, kept, period } = asked;
  const actor = useChart(provideAskedHours, { input: { arena: arena.id, today, day, hours } });
  const found = useSelector(actor, describeAskedHours);
  if (!found) return <OwnerReserveSkeleton />;
  const { gone, isUnheard, ...order } = found;
  return (
    <OwnerBooking
      input={{ ...order, kept }}
      unit={arena.bookingRules.voucherUnit}
      isLinkable={isLinkable}
      askedPeriod={period}
      missed={missedText({ ...asked, gone, isUnheard })}
      dayNow={dayNow}
      onTurn={onTurn}
    />
  );
}
