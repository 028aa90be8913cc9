import { shallowEqual, useSelector } from '@xstate/react';
import { type ComponentProps, useState } from 'react';
import type { PeriodId } from '#domain/values/days/hours.ts';
import type { VoucherUnit } from '#domain/arenas/voucherUnit.ts';
import { describeAgreed, describeBooked, isAskingDay } from '../../../../../machines/agenda/describeOwnerBooking.ts';
import type { OwnerOrderStart } from '../../../../../machines/agenda/ownerBookingOrder.ts';
import { useChart, useIsManagement } from '../../../../shared/runtime/AppContext.tsx';
import { DayChangeDialog, MissedNotice, ReserveBar, TurnOfDay, VoucherField } from '../../../player/booking/index.ts';
import { AgreedField } from './AgreedField.tsx';
import { BookedStep } from './BookedStep.tsx';
import { Extras } from './Extras.tsx';
import { HoursStep } from './HoursStep.tsx';
import { KeptBooking } from './KeptBooking.tsx';
import { LinkedWay } from './LinkedWay.tsx';
import { provideOwnerBooking } from './ownerBookingActors.ts';
import { NoteField } from './NoteField.tsx';
import { OWNER_RESERVE } from './ownerBookingTexts.ts';
import { WhomStep } from './WhomStep.tsx';

type OwnerBookingProps = {
  input: OwnerOrderStart;
  unit: VoucherUnit;
  /** A payment link has something to pay by. */
  isLinkable: boolean;
  /** The period in the address. */
  askedPeriod: PeriodId | undefined;
  /** What of the address could not be shown; may be empty. */
  missed: string;
} & Pick<ComponentProps<typeof TurnOfDay>, 'dayNow' | 'onTurn'>;

/** Asks whom the reservation is for; a page that was opened at free hours shows them in a line and folds what few need. */
export function OwnerBooking({ input, unit, isLinkable, askedPeriod, missed, dayNow, onTurn }: OwnerBookingProps) {
  const actor = useChart(provideOwnerBooking, { input });
  const [period, pickPeriod] = useState(askedPeriod);
  const isForPlayer = useSelector(actor, ({ context }) => context.whom === 'player');
  const { sum } = useSelector(actor, describeAgreed, shallowEqual);
  const isOfManagement = useIsManagement();
  const isAsking = useSelector(actor, isAskingDay);
  const booked = useSelector(actor, describeBooked, shallowEqual);
  const isKnown = input.chosen.length > 0;
  const extras = (
    <>
      {isForPlayer && <VoucherField actor={actor} hint={OWNER_RESERVE.voucherHint} unit={unit} />}
      <NoteField actor={actor} />
    </>
  );
  if (booked) return <BookedStep {...booked} actor={actor} />;
  return (
    <>
      {missed !== '' && <MissedNotice text={missed} />}
      <WhomStep actor={actor} />
      <HoursStep actor={actor} arena={input.arena} isKnown={isKnown} period={period} onPeriod={pickPeriod} />
      {isOfManagement && <AgreedField actor={actor} />}
      {isKnown ? <Extras actor={actor}>{extras}</Extras> : extras}
      <ReserveBar actor={actor} left={sum} other={isLinkable && <LinkedWay actor={actor} />} />
      <DayChangeDialog actor={actor} opened={isAsking} />
      <KeptBooking actor={actor} period={period} />
      <TurnOfDay actor={actor} today={input.today} dayNow={dayNow} onTurn={onTurn} />
    </>
  );
}
