import { Effect, Schema } from 'effect';
import { fromPromise } from 'xstate';
import { accountEndpoints } from '../../domain/contract/account.ts';
import { PublicInfo } from '../../domain/people/person.ts';
import { submissionMachine, type SubmissionOutcome } from '../../machines/submission/submission.ts';
import { type ApiFailure, toFailed } from '../api/failure.ts';
import type { App } from '../app/createApp.ts';
import { clearDraft } from '../forms/draft.ts';

type Send = (form: object | null, signal: AbortSignal) => Effect.Effect<unknown, ApiFailure>;

const toPublicInfo = Schema.decodeUnknownSync(PublicInfo);

/** Every simple form by the name under which its chart sends it, which is also its draft's. */
function forms({ call, session }: App) {
  return {
    publicInfo: (form, signal) =>
      call(accountEndpoints.updateMyProfile, { body: toPublicInfo(form) }, { signal }).pipe(
        Effect.tap(({ data }) => Effect.sync(() => session.send({ type: 'user.changed', user: data.user }))),
      ),
  } satisfies Record<string, Send>;
}

/** The chart of simple forms with the real server. */
export function provideSubmission(app: App) {
  const known = new Map<string, Send>(Object.entries(forms(app)));
  return submissionMachine.provide({
    actors: {
      send: fromPromise<SubmissionOutcome, { name: string; form: object | null }>(({ input, signal }) => {
        const send = known.get(input.name);
        if (!send) throw new Error(`No form is called ${input.name}`);
        return Effect.runPromise(
          send(input.form, signal).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(input.name))),
            Effect.match({ onSuccess: (): SubmissionOutcome => ({ _tag: 'Sent' }), onFailure: toFailed }),
          ),
        );
      }),
    },
  });
}
