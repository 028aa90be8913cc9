import { useSelector } from '@xstate/react';
import { isAskingDay } from '../../machines/ownerBooking/describeOwnerBooking.ts';
import type { OwnerBookingInput } from '../../machines/ownerBooking/ownerBookingOrder.ts';
import { useChart } from '../app/AppContext.tsx';
import { DayAndHours } from '../booking/DayAndHours.tsx';
import { DayChangeDialog } from '../booking/DayChangeDialog.tsx';
import { ReserveBar } from '../booking/ReserveBar.tsx';
import { VoucherField } from '../booking/VoucherField.tsx';
import { NoOwnHours } from './NoOwnHours.tsx';
import { provideOwnerBooking } from './ownerBookingActors.ts';
import { OWNER_RESERVE } from './ownerBookingTexts.ts';
import { WhomStep } from './WhomStep.tsx';

/** The owner's booking: who plays, day, hours, voucher and total. */
export function OwnerBooking({ input }: { input: OwnerBookingInput }) {
  const actor = useChart(provideOwnerBooking, { input });
  const isForPlayer = useSelector(actor, ({ context }) => context.whom === 'player');
  const isAsking = useSelector(actor, isAskingDay);
  return (
    <>
      <WhomStep actor={actor} />
      <DayAndHours actor={actor} arena={input.arena} none={NoOwnHours} />
      {isForPlayer && <VoucherField actor={actor} hint={OWNER_RESERVE.voucherHint} />}
      <ReserveBar actor={actor} />
      <DayChangeDialog actor={actor} opened={isAsking} />
    </>
  );
}
