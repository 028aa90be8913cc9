import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { arenaEndpoints } from '../../../../../domain/contract/arenas.ts';
import { type AskedHourInput, askedHourMachine, type HourOutcome } from '../../../../../machines/agenda/askedHour.ts';
import { toFailed } from '../../../../shared/api/failure.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { availabilityQuery } from '../../../player/arenas/index.ts';
import { askedSlot } from './askedIn.ts';

/** The chart of the hour in the address with its real actor, which keeps that day's hours for the screen. */
export function provideAskedHour({ call, queryClient }: App) {
  return askedHourMachine.provide({
    actors: {
      findHour: fromPromise<HourOutcome, AskedHourInput>(({ input: { arena, day, hour }, signal }) =>
        Effect.runPromise(
          call(arenaEndpoints.availability, { params: { id: arena }, query: day }, { signal }).pipe(
            Effect.map(({ data: { availableTimeSlots } }): HourOutcome => {
              queryClient.setQueryData(availabilityQuery(call, arena, day).queryKey, availableTimeSlots);
              const slot = askedSlot(availableTimeSlots, hour);
              return slot ? { _tag: 'Free', slot } : { _tag: 'Gone' };
            }),
            Effect.catch((failure) => Effect.succeed<HourOutcome>(toFailed(failure))),
          ),
        ),
      ),
    },
  });
}
