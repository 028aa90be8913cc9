import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import type { FormName, FormOf } from '../../../machines/submission/forms.ts';
import { submissionMachine, type SubmissionOutcome } from '../../../machines/submission/submission.ts';
import type { proofMachine } from '../../../machines/account/proof.ts';
import type { ApiFailure } from '../api/failure.ts';
import { clearDraft } from '../forms/draft.ts';
import { WriteKeys } from '../api/writeKeys.ts';
import { toAnswer } from '../api/toAnswer.ts';
import { heldIn } from '../offline/heldMark.ts';

/** `idempotencyKey`: the same while the form is unchanged, so that submitting twice after a lost connection writes once. */
export interface Sending {
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
}

/** A call for each form of a chart or a screen. */
export type Sends<Forms, More = Sending> = {
  readonly [Name in keyof Forms]: (form: Forms[Name], sending: More) => Effect.Effect<unknown, ApiFailure>;
};

/** The call for the form of this name. @throws {Error} when there is none */
export function sendOf<More>(sends: object, name: FormName) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Sends` declares these, and `submit` rejects other forms
  const { [name]: send } = sends as Partial<Sends<Record<FormName, object | null>, More>>;
  if (!send) throw new Error(`No form is called ${name}`);
  return send;
}

/**
 * The chart of simple forms with its real actor. A form's name is also the key of its draft. `proof`: the question of a form that
 * decides where money goes, by `provideProof`.
 */
export function submissionOf<Forms>(sends: Sends<Forms>, proof?: typeof proofMachine) {
  const keys = new WriteKeys();
  return submissionMachine.provide({
    actors: {
      ...(proof && { proof }),
      send: fromPromise<SubmissionOutcome, { name: FormName; form: FormOf<FormName> | null }>(({ input, signal }) => {
        const send = sendOf<Sending>(sends, input.name);
        const sent = send(input.form, { signal, idempotencyKey: keys.of(input) });
        return outcomeOf(sent, input.name, keys);
      }),
    },
  });
}

/** Sends a form and returns the outcome; a success discards its idempotency key and its draft. */
export function outcomeOf(sent: Effect.Effect<unknown, ApiFailure>, name: FormName, keys: WriteKeys) {
  const forget = Effect.sync(() => {
    keys.forget();
    clearDraft(name);
  });
  return Effect.runPromise(
    sent.pipe(
      Effect.tap(() => forget),
      Effect.match({
        onSuccess: (answer): SubmissionOutcome => ({ _tag: 'Sent', ...heldIn(answer) }),
        onFailure: toAnswer,
      }),
    ),
  );
}
