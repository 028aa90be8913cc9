import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { accountEndpoints } from '#domain/contract/account.ts';
import {
  type ConfirmOutcome,
  emailConfirmationMachine,
  type Proof,
} from '../../../../machines/account/emailConfirmation.ts';
import { userOf } from '../../../../machines/session/session.ts';
import { type ApiFailure, toFailed } from '../../../shared/api/failure.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { emailToken } from '../session/index.ts';
import { refreshAccount } from './accountQueries.ts';

/** The confirmation of an e-mail, connected to the server. A used or expired token is removed from the tab. */
export function provideEmailConfirmation(app: App) {
  const isSignedIn = () => userOf(app.session.getSnapshot()) !== null;
  const refresh = Effect.suspend(() => (isSignedIn() ? refreshAccount(app) : Effect.void));
  return emailConfirmationMachine.provide({
    actors: {
      confirmEmail: fromPromise<ConfirmOutcome, Proof>(({ input: { token, password }, signal }) =>
        Effect.runPromise(
          app
            .call(
              accountEndpoints.confirmEmail,
              { params: { token: token ?? '' }, body: password === '' ? {} : { password } },
              { signal },
            )
            .pipe(
              Effect.tap(() => refresh),
              Effect.match({ onSuccess: (): ConfirmOutcome => ({ _tag: 'Confirmed' }), onFailure: toOutcome }),
            ),
        ),
      ),
    },
    actions: { forgetLink: emailToken.drop },
  });
}

const TAGS: Readonly<Partial<Record<string, 'LinkOver' | 'Unproven' | 'PasswordWrong'>>> = {
  email_link_invalid: 'LinkOver',
  email_link_expired: 'LinkOver',
  email_link_used: 'LinkOver',
  // Another account has taken the address since, so the link can no longer confirm it.
  email_taken: 'LinkOver',
  email_link_unproven: 'Unproven',
  wrong_password: 'PasswordWrong',
};

function toOutcome(failure: ApiFailure): ConfirmOutcome {
  const tag = failure._tag === 'Refused' ? TAGS[failure.code] : undefined;
  return tag === undefined ? toFailed(failure) : { _tag: tag, message: failure.message };
}
