import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { termsEndpoints } from '#domain/contract/terms.ts';
import { type ConsentAnswer, consentMachine, type ConsentOutcome } from '../../../../machines/legal/consent.ts';
import { toFailed } from '../../../shared/api/failure.ts';
import type { App } from '../../../shared/runtime/app.ts';

/** The chart of consent, connected to the server. */
export function provideConsent({ call, session }: App) {
  return consentMachine.provide({
    actors: {
      answerTerms: fromPromise<ConsentOutcome, ConsentAnswer>(({ input, signal }) =>
        Effect.runPromise(
          call(termsEndpoints.answerTerms, { body: input }, { signal }).pipe(
            Effect.match({
              onSuccess: ({ data }): ConsentOutcome => ({ _tag: 'Answered', user: data.user }),
              onFailure: toFailed,
            }),
          ),
        ),
      ),
    },
    actions: {
      changeUser: (_, user) => {
        if (user) session.send({ type: 'user.changed', user });
      },
    },
  });
}
