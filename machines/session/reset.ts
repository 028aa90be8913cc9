import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { FieldErrors } from '#domain/values/text/issues.ts';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed, fieldsOf, messageOf } from '../outcome.ts';
import { formFailed, formRefused } from '../submission/formEdges.ts';

/** `LinkOver`: the link is used, expired or unknown. */
export type ResetOutcome =
  | { readonly _tag: 'Changed' }
  | { readonly _tag: 'LinkOver'; readonly message: string }
  | Failed;

export interface Change {
  readonly token: string | null;
  readonly password: string;
}

/** Sets a new password, with the link from an e-mail. */
export const resetMachine = setup({
  types: {
    /** `token` is null when the link is used or expired, or was never opened in this tab. */
    input: {} as { token: string | null },
    context: {} as { token: string | null; password: string; refused: FieldErrors; over: string | null },
    events: {} as { type: 'password.submitted'; password: string },
    emitted: {} as { type: 'password.changed' } | { type: 'reset.failed'; message: string | undefined },
    tags: {} as 'busy' | 'over',
  },
  actors: { changePassword: fromPromise<ResetOutcome, Change>(notProvided) },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isChanged: (_, outcome: ResetOutcome) => outcome._tag === 'Changed',
    isLinkOver: (_, outcome: ResetOutcome) => outcome._tag === 'LinkOver',
  },
  actions: {
    takeOver: assign({ over: (_, outcome: ResetOutcome) => messageOf(outcome) ?? null }),
    forget: assign({ token: null, password: '' }),
    /** The composition root provides the action that removes the link from the browser's storage. */
    forgetLink: () => undefined,
    /** The composition root provides the action that notifies the session chart. */
    closeSession: () => undefined,
    takeRefused: assign({ refused: (_, outcome: ResetOutcome) => fieldsOf(outcome) }),
    emitChanged: emit({ type: 'password.changed' }),
    emitFailed: emit((_, message: string | undefined) => ({ type: 'reset.failed' as const, message })),
  },
}).createMachine({
  id: 'reset',
  description: 'A new password, with the link that came by e-mail',
  context: ({ input }) => ({ token: input.token, password: '', refused: {}, over: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The link may be over already',
      always: [{ guard: 'hasToken', target: 'editing' }, { target: 'linkOver' }],
    },
    editing: {
      description: 'The new password, twice',
      on: {
        'password.submitted': {
          target: 'changing',
          actions: assign({ password: ({ event }) => event.password, refused: {} }),
        },
      },
    },
    changing: {
      description: 'The link is used up with it',
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context: { token, password } }) => ({ token, password }),
        onDone: [
          { guard: { type: 'isChanged', params: answered }, target: 'changed' },
          {
            guard: { type: 'isLinkOver', params: answered },
            target: 'linkOver',
            actions: { type: 'takeOver', params: answered },
          },
          formRefused,
        ],
        onError: formFailed,
      },
    },
    changed: {
      description: 'Every session is closed; the way on is the login',
      type: 'final',
      entry: ['forget', 'forgetLink', 'closeSession', 'emitChanged'],
    },
    linkOver: {
      description: 'Expired, used, or never a link: another one is asked for',
      tags: 'over',
      type: 'final',
      entry: ['forget', 'forgetLink'],
    },
  },
});

/** `submitted` is the password that `refused` is about. */
export function describeReset(snapshot: SnapshotFrom<typeof resetMachine>) {
  const { refused, over, password } = snapshot.context;
  return { isBusy: snapshot.hasTag('busy'), isOver: snapshot.hasTag('over'), over, refused, submitted: password };
}
