import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { PeriodId } from '../../../../../domain/booking/hours.ts';
import { isAskingDay } from '../../../../../machines/agenda/describeOwnerBooking.ts';
import type { OrderStart } from '../../../../../machines/booking/bookingOrder.ts';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { DayAndHours, DayChangeDialog, ReserveBar, VoucherField } from '../../../player/booking/index.ts';
import { NoOwnHours } from './NoOwnHours.tsx';
import { provideOwnerBooking } from './ownerBookingActors.ts';
import { NoteField } from './NoteField.tsx';
import { OWNER_RESERVE } from './ownerBookingTexts.ts';
import { WhomStep } from './WhomStep.tsx';

export function OwnerBooking({ input }: { input: OrderStart }) {
  const actor = useChart(provideOwnerBooking, { input });
  const [period, pickPeriod] = useState<PeriodId>();
  const isForPlayer = useSelector(actor, ({ context }) => context.whom === 'player');
  const isAsking = useSelector(actor, isAskingDay);
  return (
    <>
      <WhomStep actor={actor} />
      <DayAndHours actor={actor} arena={input.arena} none={NoOwnHours} period={period} onPeriod={pickPeriod} />
      {isForPlayer && <VoucherField actor={actor} hint={OWNER_RESERVE.voucherHint} />}
      <NoteField actor={actor} />
      <ReserveBar actor={actor} />
      <DayChangeDialog actor={actor} opened={isAsking} />
    </>
  );
}
