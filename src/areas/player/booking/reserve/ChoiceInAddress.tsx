import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { choiceSearch } from '../../../../../domain/booking/choice.ts';
import type { PeriodId } from '../../../../../domain/booking/hours.ts';
import { describeChoice } from '../../../../../machines/booking/describeBooking.ts';
import type { BookingActor } from '../bookingActors.ts';

type ChoiceInAddressProps = { actor: BookingActor; period: PeriodId | undefined };

/**
 * Repeats in the address what the chart holds, so that a reload, the way back, a login and a friend's link find it again.
 * The address stays as it was opened until something changes: what could not be read then is there at a reload.
 */
export function ChoiceInAddress({ actor, period }: ChoiceInAddressProps) {
  const [, navigate] = useLocation();
  const search = useSelector(actor, (snapshot) => choiceSearch({ ...describeChoice(snapshot), period }));
  const written = useRef(search);
  useEffect(() => {
    if (written.current === search) return;
    // After the paint of the choice, for which the address, and all that follows it, would be waited.
    return afterPaint(() => {
      written.current = search;
      navigate(location.pathname + search, { replace: true });
    });
  }, [navigate, search]);
  return null;
}

/** @returns a function that ends the waiting */
function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
