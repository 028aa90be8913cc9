import { Effect } from 'effect';
import { signUpEndpoints } from '#domain/contract/signUp.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { submissionOf } from '../../../shared/submission/submissionActors.ts';
import { toNewArena } from './newArenaForm.ts';

/** Opens the arena, and has the session act for it. */
export function provideNewArena({ call, session }: App) {
  return submissionOf<FormsOf['arenaOpening']>({
    newArena: (typed, sending) =>
      call(signUpEndpoints.openArena, { body: toNewArena(typed) }, sending).pipe(
        Effect.tap(({ data: { arena, user } }) =>
          Effect.sync(() => {
            session.send({ type: 'user.changed', user });
            session.send({ type: 'work.chosen', arena });
          }),
        ),
      ),
  });
}
