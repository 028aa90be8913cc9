import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { AccountForm } from '#domain/session/credentials.ts';
import type { FieldErrors } from '#domain/values/text/issues.ts';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed, fieldsOf } from '../outcome.ts';
import { formFailed, formRefused } from '../submission/formEdges.ts';
import { proofMachine } from './proof.ts';
import { askProof, PROOF_GUARDS, proofGiven, type ProofNeeded, proofNeeded } from './proofOfDeed.ts';

export type SaveAccountOutcome = { readonly _tag: 'Saved' } | ProofNeeded | Failed;

/** Changes the account's e-mail and password. The person proves first who they are when the login is old. */
export const accountMachine = setup({
  types: {
    context: {} as {
      form: AccountForm | null;
      /** The fields of `form` that the server refused. */
      refused: FieldErrors;
    },
    events: {} as { type: 'account.submitted'; form: AccountForm },
    emitted: {} as
      | { type: 'account.saved'; isPasswordNew: boolean }
      | { type: 'account.failed'; message: string | undefined },
    tags: {} as 'busy',
    children: {} as { saveAccount: 'saveAccount'; proof: 'proof' },
  },
  actors: {
    proof: proofMachine,
    saveAccount: fromPromise<SaveAccountOutcome, { form: AccountForm | null }>(notProvided),
  },
  guards: {
    isSaved: (_, outcome: SaveAccountOutcome) => outcome._tag === 'Saved',
    ...PROOF_GUARDS,
  },
  actions: {
    takeForm: assign((_, form: AccountForm) => ({ form, refused: {} })),
    takeRefused: assign({ refused: (_, outcome: SaveAccountOutcome) => fieldsOf(outcome) }),
    /** The form holds passwords, so it is not kept. */
    forgetForm: assign({ form: null }),
    emitSaved: emit(({ context }) => ({
      type: 'account.saved' as const,
      isPasswordNew: context.form?.password !== undefined,
    })),
    emitFailed: emit((_, message: string | undefined) => ({ type: 'account.failed' as const, message })),
  },
}).createMachine({
  id: 'account',
  description: 'E-mail and password of an account',
  context: { form: null, refused: {} },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open; what was typed stays over errors',
      on: {
        'account.submitted': { target: 'saving', actions: { type: 'takeForm', params: ({ event }) => event.form } },
      },
    },
    saving: {
      description: 'The server checks and keeps it',
      tags: 'busy',
      invoke: {
        id: 'saveAccount',
        src: 'saveAccount',
        input: ({ context }) => ({ form: context.form }),
        onDone: [
          { guard: { type: 'isSaved', params: answered }, target: 'editing', actions: ['emitSaved', 'forgetForm'] },
          proofNeeded,
          formRefused,
        ],
        onError: formFailed,
      },
    },
    proving: {
      description: 'Is it really the person who changes this? Then the same is saved again',
      invoke: { ...askProof, onDone: [{ guard: proofGiven, target: 'saving' }, { target: 'editing' }] },
    },
  },
});

export function describeAccount(snapshot: SnapshotFrom<typeof accountMachine>) {
  const { form, refused } = snapshot.context;
  return { isBusy: snapshot.hasTag('busy'), submitted: form, refused };
}
