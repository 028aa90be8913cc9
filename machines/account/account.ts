import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { AccountForm } from '../../domain/session/credentials.ts';
import type { FieldErrors } from '../../domain/validation/issues.ts';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed, fieldsOf, messageOf } from '../outcome.ts';
import { formFailed, formRefused } from '../submission/formEdges.ts';

/** `PasswordNeeded`: the login is too old for this change. `PasswordWrong`: the given current password is wrong. */
export type SaveAccountOutcome =
  | { readonly _tag: 'Saved' }
  | { readonly _tag: 'PasswordNeeded' | 'PasswordWrong'; readonly message: string }
  | Failed;

/** Changes the account's e-mail and password. The person gives the current password first when the login is old. */
export const accountMachine = setup({
  types: {
    context: {} as {
      form: AccountForm | null;
      /** The fields of `form` that the server refused. */
      refused: FieldErrors;
      /** The server's message about the given current password. */
      fault: string | null;
    },
    events: {} as
      | { type: 'account.submitted'; form: AccountForm }
      | { type: 'password.changed' }
      | { type: 'password.given'; password: string }
      | { type: 'password.dismissed' },
    emitted: {} as
      | { type: 'account.saved'; isPasswordNew: boolean }
      | { type: 'account.failed'; message: string | undefined },
    tags: {} as 'busy' | 'asking',
  },
  actors: { saveAccount: fromPromise<SaveAccountOutcome, { form: AccountForm | null }>(notProvided) },
  guards: {
    isSaved: (_, outcome: SaveAccountOutcome) => outcome._tag === 'Saved',
    isNeeded: (_, outcome: SaveAccountOutcome) => outcome._tag === 'PasswordNeeded',
    isWrong: (_, outcome: SaveAccountOutcome) => outcome._tag === 'PasswordWrong',
  },
  actions: {
    takeForm: assign((_, form: AccountForm) => ({ form, refused: {}, fault: null })),
    takeRefused: assign({ refused: (_, outcome: SaveAccountOutcome) => fieldsOf(outcome) }),
    /** The form holds passwords, so it is not kept. */
    forgetForm: assign({ form: null }),
    takeFault: assign({ fault: (_, outcome: SaveAccountOutcome) => messageOf(outcome) ?? null }),
    forgetFault: assign({ fault: null }),
    emitSaved: emit(({ context }) => ({
      type: 'account.saved' as const,
      isPasswordNew: context.form?.password !== undefined,
    })),
    emitFailed: emit((_, message: string | undefined) => ({ type: 'account.failed' as const, message })),
  },
}).createMachine({
  id: 'account',
  description: 'E-mail and password of an account',
  context: { form: null, refused: {}, fault: null },
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
          { guard: { type: 'isNeeded', params: answered }, target: 'askingPassword' },
          {
            guard: { type: 'isWrong', params: answered },
            target: 'askingPassword',
            actions: { type: 'takeFault', params: answered },
          },
          formRefused,
        ],
        onError: formFailed,
      },
    },
    askingPassword: {
      description: 'Is it really the person who changes this?',
      tags: 'asking',
      on: {
        'password.changed': { actions: 'forgetFault' },
        'password.given': {
          target: 'saving',
          actions: assign({
            form: ({ context, event }) => context.form && { ...context.form, currentPassword: event.password },
            fault: null,
          }),
        },
        'password.dismissed': 'editing',
      },
    },
  },
});

export function describeAccount(snapshot: SnapshotFrom<typeof accountMachine>) {
  const { form, refused, fault } = snapshot.context;
  const isAsking = snapshot.hasTag('asking') || (snapshot.hasTag('busy') && form?.currentPassword !== undefined);
  return { isBusy: snapshot.hasTag('busy'), isAsking, submitted: form, refused, fault };
}
