import { Effect } from 'effect';
import { useEffect, useRef } from 'react';
import { useSelector } from '@xstate/react';
import { bookingEndpoints } from '#domain/contract/booking.ts';
import type { ChosenSlot } from '#domain/booking/selection.ts';
import type { ShownChoice } from '#domain/booking/shownChoice.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import type { BookingActor } from '../bookingActors.ts';

export interface Chooser {
  readonly actor: BookingActor;
  readonly arena: string;
  /** What the page was opened with: hours that its address named. */
  readonly opened: readonly ChosenSlot[];
}

/**
 * Tells the server what the chart holds, so that others who look at the same day see which hours somebody is about to book.
 * It is for them alone: nobody waits for it, and whether it arrives is not told.
 */
export function ChoiceToOthers({ actor, arena, opened }: Chooser) {
  const { call } = useApp();
  const choice = useSelector(actor, shownOf, isSame);
  const isAsOpened = isSame(choice, { date: choice.date, hours: hoursOf(opened) });
  const isTouched = useRef(false);
  useEffect(() => {
    if (isAsOpened && !isTouched.current) return;
    isTouched.current = true;
    const left = new AbortController();
    const request = { params: { id: arena }, body: choice };
    void Effect.runPromise(Effect.ignore(call(bookingEndpoints.showChoice, request, { signal: left.signal })));
    return () => left.abort();
  }, [call, arena, choice, isAsOpened]);
  return null;
}

function shownOf({ context: { day, chosen } }: ReturnType<BookingActor['getSnapshot']>): ShownChoice {
  return { date: day, hours: hoursOf(chosen) };
}

function hoursOf(chosen: readonly ChosenSlot[]): ShownChoice['hours'] {
  return chosen.map(({ court, timeSlot }) => ({ court, timeSlot }));
}

function isSame(one: ShownChoice, other: ShownChoice): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
