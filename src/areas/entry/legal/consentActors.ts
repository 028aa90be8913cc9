import { Effect } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { legalEndpoints } from '../../../../domain/contract/legal.ts';
import { type ConsentAnswer, consentMachine, type ConsentOutcome } from '../../../../machines/legal/consent.ts';
import { toFailed } from '../../../shared/api/failure.ts';
import type { App } from '../../../shared/runtime/app.ts';

export type ConsentActor = ActorRefFrom<typeof consentMachine>;

/** The chart of consent, connected to the server. */
export function provideConsent({ call, session }: App) {
  return consentMachine.provide({
    actors: {
      answerTerms: fromPromise<ConsentOutcome, ConsentAnswer>(({ input, signal }) =>
        Effect.runPromise(
          call(legalEndpoints.answerTerms, { body: input }, { signal }).pipe(
            Effect.tap(({ data }) => Effect.sync(() => session.send({ type: 'user.changed', user: data.user }))),
            Effect.match({ onSuccess: (): ConsentOutcome => ({ _tag: 'Answered' }), onFailure: toFailed }),
          ),
        ),
      ),
    },
  });
}
