import { Effect } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { RebookingChoice } from '#domain/closures/rebooking.ts';
import { closureEndpoints } from '#domain/contract/closures.ts';
import type { Day } from '#domain/values/days/day.ts';
import {
  type ChoiceOutcome,
  rebookingMachine,
  type RebookingReading,
  type RebookingWish,
} from '../../../../../machines/booking/rebooking.ts';
import { Refused, toFailed } from '../../../../shared/api/failure.ts';
import type { App } from '../../../../shared/runtime/app.ts';

export type RebookingActor = ActorRefFrom<typeof rebookingMachine>;

/** The choice for one reservation, connected to the server. */
export function provideRebooking({ call }: App) {
  return rebookingMachine.provide({
    actors: {
      readRebooking: fromPromise<RebookingReading, { reservation: string; day: Day | null }>(
        ({ input: { reservation: id, day }, signal }) =>
          Effect.runPromise(
            call(closureEndpoints.rebooking, { params: { id }, query: day ? { date: day } : {} }, { signal }).pipe(
              Effect.match({
                onSuccess: ({ data }): RebookingReading => ({ _tag: 'Read', rebooking: data.rebooking }),
                onFailure: (failure) =>
                  failure instanceof Refused && failure.code === 'rebooking_not_found'
                    ? ({ _tag: 'Unknown' } as const)
                    : toFailed(failure),
              }),
            ),
          ),
      ),
      choose: fromPromise<ChoiceOutcome, { reservation: string; wish: RebookingWish }>(
        ({ input: { reservation: id, wish }, signal }) =>
          Effect.runPromise(
            call(closureEndpoints.chooseRebooking, { params: { id }, body: choiceOf(wish) }, { signal }).pipe(
              Effect.match({
                onSuccess: ({ data }): ChoiceOutcome => ({ _tag: 'Chosen', rebooking: data.rebooking }),
                onFailure: toFailed,
              }),
            ),
          ),
      ),
    },
  });
}

function choiceOf(wish: RebookingWish): RebookingChoice {
  if (wish.choice !== 'move') return { choice: wish.choice };
  const { court, startHour } = wish.option;
  return { choice: 'move', date: wish.day, court: court.id, startHour };
}
