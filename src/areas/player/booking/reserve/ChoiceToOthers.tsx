import { Effect } from 'effect';
import { useEffect, useRef } from 'react';
import { useSelector } from '@xstate/react';
import { bookingEndpoints } from '#domain/contract/booking.ts';
import type { ShownChoice } from '#domain/booking/shownChoice.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import type { BookingActor } from '../bookingActors.ts';

/**
 * Tells the server what the chart holds, so that others who look at the same day see which hours somebody is about to book.
 * It is for them alone: nobody waits for it, and whether it arrives is not told.
 */
export function ChoiceToOthers({ actor, arena }: { actor: BookingActor; arena: string }) {
  const { call } = useApp();
  const choice = useSelector(actor, shownOf, isSame);
  const told = useRef(false);
  useEffect(() => {
    // A page on which nothing was chosen yet has nothing to tell.
    if (choice.hours.length === 0 && !told.current) return;
    told.current = true;
    const left = new AbortController();
    const request = { params: { id: arena }, body: choice };
    void Effect.runPromise(Effect.ignore(call(bookingEndpoints.showChoice, request, { signal: left.signal })));
    return () => left.abort();
  }, [call, arena, choice]);
  return null;
}

function shownOf({ context: { day, chosen } }: ReturnType<BookingActor['getSnapshot']>): ShownChoice {
  return { date: day, hours: chosen.map(({ court, timeSlot }) => ({ court, timeSlot })) };
}

function isSame(one: ShownChoice, other: ShownChoice): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
