import { useSelector } from '@xstate/react';
import { choiceSearch } from '#domain/booking/choice.ts';
import type { PeriodId } from '#domain/values/days/hours.ts';
import { describeChoice } from '../../../../../machines/booking/describeBooking.ts';
import type { BookingActor } from '../bookingActors.ts';
import { useSearchInAddress } from './useSearchInAddress.ts';

type ChoiceInAddressProps = { actor: BookingActor; period: PeriodId | undefined };

/** Repeats in the address what the chart holds, so that a reload, the way back, a login and a friend's link find it again. */
export function ChoiceInAddress({ actor, period }: ChoiceInAddressProps) {
  useSearchInAddress(useSelector(actor, (snapshot) => choiceSearch({ ...describeChoice(snapshot), period })));
  return null;
}
