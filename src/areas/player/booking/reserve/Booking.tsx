import { lazy, Suspense, useState } from 'react';
import type { InputFrom } from 'xstate';
import type { Arena } from '../../../../../domain/arenas/arena.ts';
import { daysAheadText } from '../../../../../domain/arenas/bookingRules.ts';
import type { PeriodId } from '../../../../../domain/booking/hours.ts';
import { arenaPath } from '../../../../../domain/navigation/routes.ts';
import type { bookingMachine } from '../../../../../machines/booking/booking.ts';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { provideBooking } from '../bookingActors.ts';
import { BookingDialogs } from './BookingDialogs.tsx';
import { ChoiceInAddress } from './ChoiceInAddress.tsx';
import { DayAndHours } from './DayAndHours.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { MissedNotice } from './MissedNotice.tsx';
import { NoHours } from './NoHours.tsx';
import { ReserveBar } from './ReserveBar.tsx';
import { RESERVE } from './reserveTexts.ts';
import { VoucherField } from '../VoucherField.tsx';

const CopyLink = lazy(async () => ({ default: (await import('./CopyLink.tsx')).CopyLink }));

type BookingProps = {
  arena: Arena;
  input: InputFrom<typeof bookingMachine>;
  /** The period in the address. */
  askedPeriod: PeriodId | undefined;
  /** What of the address could not be shown; may be empty. */
  missed: string;
};

export function Booking({ arena, input, askedPeriod, missed }: BookingProps) {
  const actor = useChart(provideBooking, { input });
  const [period, pickPeriod] = useState(askedPeriod);
  return (
    <>
      {missed !== '' && <MissedNotice text={missed} />}
      <DayAndHours
        actor={actor}
        arena={arena.id}
        none={NoHours}
        end={daysAheadText(arena.bookingRules)}
        period={period}
        onPeriod={pickPeriod}
      />
      <VoucherField actor={actor} hint={RESERVE.voucherHint} />
      <ReserveBar
        actor={actor}
        notice={<HoldNotice actor={actor} />}
        beside={
          <Suspense>
            <CopyLink />
          </Suspense>
        }
      />
      <BookingDialogs actor={actor} arenaHref={arenaPath(arena.id)} />
      <ChoiceInAddress actor={actor} period={period} />
    </>
  );
}
