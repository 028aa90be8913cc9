import { Effect } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { waitingEndpoints } from '#domain/contract/waiting.ts';
import type { commandMachine } from '../../../../../machines/command/command.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import type { FormsOf } from '../../../../../machines/submission/forms.ts';
import { type DeclineOutcome, offerMachine } from '../../../../../machines/waiting/offer.ts';
import { type ApiFailure, Refused, toFailed } from '../../../../shared/api/failure.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { submissionOf } from '../../../../shared/submission/submissionActors.ts';
import { draftOfJoin, toJoin } from './joinForm.ts';

export type CommandActor = ActorRefFrom<typeof commandMachine>;

export function provideJoin({ call }: App) {
  return submissionOf<FormsOf['queueJoining']>({
    queueJoin: (typed, sending) =>
      call(waitingEndpoints.joinQueue, { body: toJoin(typed) }, sending).pipe(
        Effect.tap(() => Effect.sync(() => clearDraft(draftOfJoin(typed)))),
      ),
  });
}

export function provideLeaving({ call }: App) {
  return commandOf<CommandsOf['queueLeaving']>({
    leaveQueue: (id, signal) => call(waitingEndpoints.leaveQueue, { params: { id } }, { signal }),
  });
}

/** One offer, connected to the server. */
export function provideOffer({ call }: App) {
  return offerMachine.provide({
    actors: {
      decline: fromPromise<DeclineOutcome, { offer: string }>(({ input: { offer: id }, signal }) =>
        Effect.runPromise(
          call(waitingEndpoints.declineOffer, { params: { id } }, { signal }).pipe(
            Effect.match({
              onSuccess: (): DeclineOutcome => ({ _tag: 'Declined' }),
              onFailure: (failure) => (isOver(failure) ? ({ _tag: 'Over' } as const) : toFailed(failure)),
            }),
          ),
        ),
      ),
    },
  });
}

function isOver(failure: ApiFailure): boolean {
  return failure instanceof Refused && ['offer_over', 'waiting_not_found'].includes(failure.code);
}
