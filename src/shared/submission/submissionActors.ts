import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import type { FormName } from '../../../machines/submission/formNames.ts';
import { submissionMachine, type SubmissionOutcome } from '../../../machines/submission/submission.ts';
import { type ApiFailure, toFailed } from '../api/failure.ts';
import { clearDraft } from '../forms/draft.ts';
import { WriteKeys } from '../api/writeKeys.ts';

/** `idempotencyKey`: the same as long as the form is, so that pressing twice over a bad line writes once. */
export interface Sending {
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
}

type Send = (form: object | null, sending: Sending) => Effect.Effect<unknown, ApiFailure>;

/** The chart of simple forms with the real server: a call for each form that is sent, by its name, which is also its draft's. */
export function submissionOf<Name extends FormName>(forms: Readonly<Record<Name, Send>>) {
  const known: Readonly<Partial<Record<FormName, Send>>> = forms;
  const keys = new WriteKeys();
  return submissionMachine.provide({
    actors: {
      send: fromPromise<SubmissionOutcome, { name: FormName; form: object | null }>(({ input, signal }) => {
        const send = known[input.name];
        if (!send) throw new Error(`No form is called ${input.name}`);
        return Effect.runPromise(
          send(input.form, { signal, idempotencyKey: keys.of(input) }).pipe(
            Effect.tap(() => Effect.sync(() => keys.forget())),
            Effect.tap(() => Effect.sync(() => clearDraft(input.name))),
            Effect.match({ onSuccess: (): SubmissionOutcome => ({ _tag: 'Sent' }), onFailure: toFailed }),
          ),
        );
      }),
    },
  });
}
