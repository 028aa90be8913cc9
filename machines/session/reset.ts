import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { FieldErrors } from '../../domain/validation/issues.ts';
import { notProvided } from '../notProvided.ts';
import { type Failed, fieldsOf, messageOf } from '../outcome.ts';

/** `LinkOver`: this link opens nothing any more, or never did. */
export type ResetOutcome =
  | { readonly _tag: 'Changed' }
  | { readonly _tag: 'LinkOver'; readonly message: string }
  | Failed;

export interface Change {
  readonly token: string | null;
  readonly password: string;
}

/** A new password, with the link that came by e-mail. */
export const resetMachine = setup({
  types: {
    /** No token: the page of a link that is used or over, or that this tab never opened. */
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
    /** The composition root takes the link out of the browser's storage; a chart alone has none. */
    forgetLink: () => undefined,
    /** The composition root tells the session chart. */
    closeSession: () => undefined,
    takeRefused: assign({ refused: (_, outcome: ResetOutcome) => fieldsOf(outcome) }),
    tellChanged: emit({ type: 'password.changed' }),
    tellFailed: emit((_, message: string | undefined) => ({ type: 'reset.failed' as const, message })),
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
          { guard: { type: 'isChanged', params: ({ event }) => event.output }, target: 'changed' },
          {
            guard: { type: 'isLinkOver', params: ({ event }) => event.output },
            target: 'linkOver',
            actions: { type: 'takeOver', params: ({ event }) => event.output },
          },
          {
            target: 'editing',
            actions: [
              { type: 'takeRefused', params: ({ event }) => event.output },
              { type: 'tellFailed', params: ({ event }) => messageOf(event.output) },
            ],
          },
        ],
        onError: { target: 'editing', actions: { type: 'tellFailed', params: undefined } },
      },
    },
    changed: {
      description: 'Every session is closed; the way on is the login',
      type: 'final',
      entry: ['forget', 'forgetLink', 'closeSession', 'tellChanged'],
    },
    linkOver: {
      description: 'Expired, used, or never a link: another one is asked for',
      tags: 'over',
      type: 'final',
      entry: ['forget', 'forgetLink'],
    },
  },
});

/** What the page shows; `submitted` is the password that `refused` is about. */
export function describeReset(snapshot: SnapshotFrom<typeof resetMachine>) {
  const { refused, over, password } = snapshot.context;
  return { isBusy: snapshot.hasTag('busy'), isOver: snapshot.hasTag('over'), over, refused, submitted: password };
}
