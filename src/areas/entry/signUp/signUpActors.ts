import { Effect } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { signUpEndpoints } from '#domain/contract/signUp.ts';
import type { SignUpForm } from '#domain/signUp/signUp.ts';
import type { StoredSession } from '../../../../machines/session/stored.ts';
import { type RegisterInput, type RegisterOutcome, signUpMachine } from '../../../../machines/signUp/signUp.ts';
import type { Failed } from '../../../../machines/outcome.ts';
import type { Call } from '../../../shared/api/call.ts';
import { type ApiFailure, toFailed } from '../../../shared/api/failure.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { clearDraft } from '../../../shared/forms/draft.ts';
import { providePicture } from '../../../shared/uploads/pictureActors.ts';
import { byField } from './arenaForm.ts';

export type SignUpActor = ActorRefFrom<typeof signUpMachine>;

/** The sign-up chart, connected to the server. A new user is logged in at once. */
export function provideSignUp({ call, session }: App) {
  return signUpMachine.provide({
    actors: {
      picture: providePicture(),
      register: fromPromise<RegisterOutcome, RegisterInput>(({ input, signal }) => {
        const { form, picture, onProgress } = input;
        if (!form) throw new Error('Nothing to register: the form was not sent');
        return Effect.runPromise(
          register(call, form, { file: picture?.file, onProgress, signal }).pipe(
            Effect.match({
              onSuccess: ({ data }): RegisterOutcome => ({ _tag: 'Registered', stored: data, way: wayOf(form) }),
              onFailure: inForm,
            }),
          ),
        );
      }),
    },
    actions: {
      grant: (_, outcome) => {
        if (outcome._tag !== 'Registered') return;
        const { stored, way } = outcome;
        clearDraft(way);
        session.send({ type: 'session.granted', stored, way });
      },
    },
  });
}

function register(call: Call, form: SignUpForm, options: Parameters<Call>[2]): Registering {
  return 'manager' in form
    ? call(signUpEndpoints.registerArena, { body: form }, options)
    : call(signUpEndpoints.registerPlayer, { body: form }, options);
}

type Registering = Effect.Effect<{ readonly data: StoredSession }, ApiFailure>;

/** The kind of sign-up, which is also the name of the form's draft. */
function wayOf(form: SignUpForm) {
  return 'manager' in form ? 'arenaSignUp' : 'signUp';
}

function inForm(failure: ApiFailure): Failed {
  const failed = toFailed(failure);
  return failed.fields ? { ...failed, fields: byField(failed.fields) } : failed;
}
