import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { findAsked } from '#domain/booking/choice.ts';
import { directoryEndpoints } from '#domain/contract/directory.ts';
import { askedHoursMachine, type AskedHoursInput, type HoursOutcome } from '../../../../machines/booking/askedHours.ts';
import { toFailed } from '../../../shared/api/failure.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { availabilityQuery } from '../directory/index.ts';

/** The chart of the hours in the address with its real actor, which keeps that day's hours for the screen. */
export function provideAskedHours({ call, queryClient }: App) {
  return askedHoursMachine.provide({
    actors: {
      findHours: fromPromise<HoursOutcome, AskedHoursInput>(({ input: { arena, day, hours }, signal }) =>
        Effect.runPromise(
          call(directoryEndpoints.availability, { params: { id: arena }, query: day }, { signal }).pipe(
            Effect.map(({ data: { availableTimeSlots } }): HoursOutcome => {
              queryClient.setQueryData(availabilityQuery(call, arena, day).queryKey, availableTimeSlots);
              return { _tag: 'Found', ...findAsked(availableTimeSlots, hours) };
            }),
            Effect.catch((failure) => Effect.succeed<HoursOutcome>(toFailed(failure))),
          ),
        ),
      ),
    },
  });
}
