import { useSelector } from '@xstate/react';
import { type ComponentProps, useState } from 'react';
import type { InputFrom } from 'xstate';
import type { Arena } from '#domain/arenas/arena.ts';
import { daysAheadText } from '#domain/arenas/bookingRules.ts';
import type { PeriodId } from '#domain/values/days/hours.ts';
import { arenaPath } from '#domain/navigation/paths.ts';
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
import { QueueLink } from './QueueLink.tsx';
import { ReserveBar } from './ReserveBar.tsx';
import { RESERVE } from './reserveTexts.ts';
import { TurnOfDay } from './TurnOfDay.tsx';
import { CancellationNote } from './CancellationNote.tsx';
import { VoucherField } from '../VoucherField.tsx';
import { VoucherNotice } from './VoucherNotice.tsx';
import { VoucherQuote } from './VoucherQuote.tsx';
import { useLeftToPay } from './useLeftToPay.ts';
import classes from './Booking.module.css';

/** Dialogs, the payment and the profile's form: a quarter of the page's code, which no hour needs to be chosen. */
const BookingDialogs = later('bookingDialogs', async () => (await import('./BookingDialogs.tsx')).BookingDialogs);

/** Others book meanwhile. */
const AmongOthers = later('amongOthers', async () => (await import('./AmongOthers.tsx')).AmongOthers);

const ShareChoice = later('shareChoice', async () => (await import('./ShareChoice.tsx')).ShareChoice);

type BookingProps = {
  arena: Arena;
  input: InputFrom<typeof bookingMachine>;
  /** The period in the address. */
  askedPeriod: PeriodId | undefined;
  /** What of the address could not be shown; may be empty. */
  missed: string;
} & Pick<ComponentProps<typeof TurnOfDay>, 'dayNow' | 'onTurn'>;

export function Booking({ arena, input, askedPeriod, missed, dayNow, onTurn }: BookingProps) {
  const actor = useChart(provideBooking, { input });
  const [period, pickPeriod] = useState(askedPeriod);
  const left = useLeftToPay(actor, arena);
  const areWanted = useEver(useSelector(actor, mayOpenDialog));
  return (
    <>
      {missed !== '' && <MissedNotice text={missed} />}
      <HoldNotice actor={actor} />
      <DayAndHours
        actor={actor}
        arena={arena.id}
        none={NoHours}
        end={daysAheadText(arena.bookingRules)}
        period={period}
        onPeriod={pickPeriod}
      />
      <QueueLink actor={actor} arena={arena.id} />
      <AmongOthers actor={actor} arena={arena.id} opened={input.chosen} />
      <VoucherField actor={actor} hint={RESERVE.voucherHint} unit={arena.bookingRules.voucherUnit} />
      <div className={classes.apply}>
        <VoucherQuote actor={actor} given={input.code} />
      </div>
      <CreditChoice actor={actor} arena={arena} />
      <CancellationNote arena={arena} />
      <ReserveBar
        actor={actor}
        left={left}
        notice={
          <>
            <VoucherNotice actor={actor} />
            <CreditNotice actor={actor} arena={arena} />
          </>
        }
        beside={<ShareChoice arena={arena.name} />}
      />
      {areWanted && <BookingDialogs actor={actor} arenaHref={arenaPath(arena.id)} />}
      <ChoiceInAddress actor={actor} period={period} />
      <TurnOfDay actor={actor} today={input.today} dayNow={dayNow} onTurn={onTurn} />
    </>
  );
}
