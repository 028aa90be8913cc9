import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { InputFrom } from 'xstate';
import type { Arena } from '../../../../../domain/arenas/arena.ts';
import { daysAheadText } from '../../../../../domain/arenas/bookingRules.ts';
import type { PeriodId } from '../../../../../domain/booking/hours.ts';
import { arenaPath } from '../../../../../domain/navigation/paths.ts';
import type { bookingMachine } from '../../../../../machines/booking/booking.ts';
import { mayOpenDialog } from '../../../../../machines/booking/describeBooking.ts';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { later } from '../../../../shared/runtime/later.tsx';
import { useEver } from '../../../../shared/runtime/useEver.ts';
import { provideBooking } from '../bookingActors.ts';
import { ChoiceInAddress } from './ChoiceInAddress.tsx';
import { CreditChoice } from './CreditChoice.tsx';
import { CreditNotice } from './CreditNotice.tsx';
import { DayAndHours } from './DayAndHours.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { MissedNotice } from './MissedNotice.tsx';
import { NoHours } from './NoHours.tsx';
import { ReserveBar } from './ReserveBar.tsx';
import { RESERVE } from './reserveTexts.ts';
import { CancellationNote } from './CancellationNote.tsx';
import { VoucherField } from '../VoucherField.tsx';
import { VoucherNotice } from './VoucherNotice.tsx';
import { VoucherQuote } from './VoucherQuote.tsx';
import classes from './Booking.module.css';

/** Dialogs, the payment and the profile's form: a quarter of the page's code, which no hour needs to be chosen. */
const BookingDialogs = later('bookingDialogs', async () => (await import('./BookingDialogs.tsx')).BookingDialogs);

const CopyLink = later('copyLink', async () => (await import('./CopyLink.tsx')).CopyLink);

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
  const areWanted = useEver(useSelector(actor, mayOpenDialog));
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
      <VoucherField actor={actor} hint={RESERVE.voucherHint} unit={arena.bookingRules.voucherUnit} />
      <div className={classes.apply}>
        <VoucherQuote actor={actor} />
      </div>
      <CreditChoice actor={actor} arena={arena} />
      <CancellationNote arena={arena} />
      <ReserveBar
        actor={actor}
        notice={
          <>
            <VoucherNotice actor={actor} />
            <CreditNotice actor={actor} arena={arena} />
            <HoldNotice actor={actor} />
          </>
        }
        beside={<CopyLink />}
      />
      {areWanted && <BookingDialogs actor={actor} arenaHref={arenaPath(arena.id)} />}
      <ChoiceInAddress actor={actor} period={period} />
    </>
  );
}
