import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { FieldErrors } from '../../domain/validation/issues.ts';
import { notProvided } from '../notProvided.ts';
import { type Failed, fieldsOf, messageOf } from '../outcome.ts';

/** `LinkOver`: this link opens nothing any more, or never did. */
export type ResetOutcome =
  | { readonly _tag: 'Changed' }
  | { readonly _tag: 'LinkOver'; readonly message: string }
  | Failed;

/** A new password, with the link that came by e-mail. */
export const resetMachine = setup({
  types: {
    input: {} as { token: string },
    context: {} as { token: string; password: string; refused: FieldErrors; over: string | null },
    events: {} as { type: 'password.submitted'; password: string },
    emitted: {} as { type: 'password.changed' } | { type: 'reset.failed'; message: string | undefined },
    tags: {} as 'busy' | 'over',
  },
  actors: { changePassword: fromPromise<ResetOutcome, { token: string; password: string }>(notProvided) },
  guards: {
    isChanged: (_, outcome: ResetOutcome) => outcome._tag === 'Changed',
    isLinkOver: (_, outcome: ResetOutcome) => outcome._tag === 'LinkOver',
  },
  actions: {
    takeOver: assign({ over: (_, outcome: ResetOutcome) => messageOf(outcome) ?? null }),
    takeRefused: assign({ refused: (_, outcome: ResetOutcome) => fieldsOf(outcome) }),
    tellChanged: emit({ type: 'password.changed' }),
    tellFailed: emit((_, message: string | undefined) => ({ type: 'reset.failed' as const, message })),
  },
}).createMachine({
  id: 'reset',
  description: 'A new password, with the link that came by e-mail',
  context: ({ input }) => ({ token: input.token, password: '', refused: {}, over: null }),
  initial: 'editing',
  states: {
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
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'changed',
            actions: 'tellChanged',
          },
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
    changed: { description: 'Every session is closed; the way on is the login', tags: 'over', type: 'final' },
    linkOver: { description: 'Expired, used, or never a link: another one is asked for', tags: 'over', type: 'final' },
  },
});

/** What the page shows. */
export function describeReset(snapshot: SnapshotFrom<typeof resetMachine>) {
  const { refused, over, password } = snapshot.context;
  return { isBusy: snapshot.hasTag('busy'), isOver: snapshot.hasTag('over'), over, refused, submitted: { password } };
}
