import { Effect } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { accountEndpoints } from '#domain/contract/account.ts';
import type { FailureCode } from '#domain/contract/failure.ts';
import type { AccountForm } from '#domain/session/credentials.ts';
import { accountMachine, type SaveAccountOutcome } from '../../../../machines/account/account.ts';
import { avatarMachine, type UploadInput, type UploadOutcome } from '../../../../machines/account/avatar.ts';
import { type EraseOutcome, erasureMachine } from '../../../../machines/account/erasure.ts';
import { type ApiFailure, toFailed } from '../../../shared/api/failure.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { provideProof } from '../../../shared/proof/proofActors.ts';
import { toAnswer } from '../../../shared/api/toAnswer.ts';
import { providePicture } from '../../../shared/uploads/pictureActors.ts';
import { refreshAccount } from './accountQueries.ts';

export type ErasureActor = ActorRefFrom<typeof erasureMachine>;

const NOTHING: AccountForm = { email: '' };

/** The chart of e-mail and password, connected to the server. */
export function provideAccount(app: App) {
  return accountMachine.provide({
    actors: {
      proof: provideProof(app),
      saveAccount: fromPromise<SaveAccountOutcome, { form: AccountForm | null }>(({ input, signal }) =>
        Effect.runPromise(
          app.call(accountEndpoints.updateMyAccount, { body: input.form ?? NOTHING }, { signal }).pipe(
            Effect.tap(() => refreshAccount(app)),
            Effect.match({ onSuccess: (): SaveAccountOutcome => ({ _tag: 'Saved' }), onFailure: toAnswer }),
          ),
        ),
      ),
    },
  });
}

/** The chart of a new picture, connected to the server. */
export function provideAvatar({ call, session }: App) {
  return avatarMachine.provide({
    actors: {
      picture: providePicture(),
      uploadAvatar: fromPromise<UploadOutcome, UploadInput>(({ input: { picture, onProgress }, signal }) =>
        Effect.runPromise(
          call(accountEndpoints.updateMyAvatar, {}, { file: picture?.file, onProgress, signal }).pipe(
            Effect.tap(({ data }) => Effect.sync(() => session.send({ type: 'user.changed', user: data.user }))),
            Effect.match({ onSuccess: (): UploadOutcome => ({ _tag: 'Uploaded' }), onFailure: toFailed }),
          ),
        ),
      ),
    },
  });
}

/** The chart of erasing an account, connected to the server. */
export function provideErasure({ call, session }: App) {
  return erasureMachine.provide({
    actors: {
      eraseAccount: fromPromise<EraseOutcome, { password: string }>(({ input: { password }, signal }) =>
        Effect.runPromise(
          call(accountEndpoints.eraseMyAccount, { body: password === '' ? {} : { password } }, { signal }).pipe(
            Effect.match({ onSuccess: (): EraseOutcome => ({ _tag: 'Erased' }), onFailure: outcomeOfErasure }),
          ),
        ),
      ),
    },
    actions: { leave: () => session.send({ type: 'account.erased' }) },
  });
}

function outcomeOfErasure(failure: ApiFailure): EraseOutcome {
  const isWrong = isCode(failure, 'password_needed') || isCode(failure, 'wrong_password');
  if (isWrong) return { _tag: 'PasswordWrong', message: failure.message };
  const isObstructed = OBSTACLES.some((code) => isCode(failure, code));
  return isObstructed ? { _tag: 'Obstructed', message: failure.message } : toFailed(failure);
}

/** What must be ended before an account can be. */
const OBSTACLES = [
  'organizes_event',
  'payout_owed',
  'arena_obliged',
  'players_hold',
  'platform_owed',
  'last_admin',
] as const satisfies readonly FailureCode[];

function isCode(failure: ApiFailure, code: FailureCode): boolean {
  return failure._tag === 'Refused' && failure.code === code;
}
