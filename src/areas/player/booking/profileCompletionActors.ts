import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { accountEndpoints } from '#domain/contract/account.ts';
import type { ProfileForm } from '#domain/people/profile.ts';
import { profileCompletionMachine, type SaveProfileOutcome } from '../../../../machines/booking/profileCompletion.ts';
import { toFailed } from '../../../shared/api/failure.ts';
import type { App } from '../../../shared/runtime/app.ts';

/** The profile data that an arena or an organizer needs from a player, connected to the server. */
export function provideProfileCompletion({ call, session }: App) {
  return profileCompletionMachine.provide({
    actors: {
      saveProfile: fromPromise<SaveProfileOutcome, { profile: ProfileForm | null }>(({ input, signal }) =>
        Effect.runPromise(
          call(
            accountEndpoints.updateMyProfile,
            { body: input.profile ?? { city: '', phone: '', gender: 'F' } },
            { signal },
          ).pipe(
            Effect.tap(({ data }) => Effect.sync(() => session.send({ type: 'user.changed', user: data.user }))),
            Effect.match({ onSuccess: (): SaveProfileOutcome => ({ _tag: 'Saved' }), onFailure: toFailed }),
          ),
        ),
      ),
    },
  });
}
