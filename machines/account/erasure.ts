import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { type Failed, messageOf } from '../outcome.ts';

/** `Erased`: nothing of the person is left on the server. */
export type EraseOutcome =
  | { readonly _tag: 'Erased' }
  | { readonly _tag: 'PasswordWrong'; readonly message: string }
  | Failed;

/** Leaving for good: the person is told what it means, proves who they are, and is forgotten. */
export const erasureMachine = setup({
  types: {
    context: {} as { password: string; fault: string | null },
    events: {} as
      | { type: 'erasure.requested' }
      | { type: 'erasure.confirmed'; password: string }
      | { type: 'erasure.declined' },
    emitted: {} as { type: 'erasure.failed'; message: string | undefined },
    tags: {} as 'busy' | 'asking',
  },
  actors: { eraseAccount: fromPromise<EraseOutcome, { password: string }>(notProvided) },
  guards: {
    isErased: (_, outcome: EraseOutcome) => outcome._tag === 'Erased',
    isWrong: (_, outcome: EraseOutcome) => outcome._tag === 'PasswordWrong',
  },
  actions: {
    takeFault: assign({ fault: (_, outcome: EraseOutcome) => messageOf(outcome) ?? null }),
    forgetPassword: assign({ password: '' }),
    /** The composition root tells the session chart. Not the actor: its reply would come to a screen that is no more. */
    leave: () => undefined,
    tellFailed: emit((_, message: string | undefined) => ({ type: 'erasure.failed' as const, message })),
  },
}).createMachine({
  id: 'erasure',
  description: 'An account is given up, and everything personal with it',
  context: { password: '', fault: null },
  initial: 'idle',
  states: {
    idle: { description: 'Offered', on: { 'erasure.requested': 'confirming' } },
    confirming: {
      description: 'What will be gone, and is it really the person?',
      tags: 'asking',
      on: {
        'erasure.confirmed': {
          target: 'erasing',
          actions: assign({ password: ({ event }) => event.password, fault: null }),
        },
        'erasure.declined': { target: 'idle', actions: assign({ fault: null }) },
      },
    },
    erasing: {
      description: 'The server forgets the person',
      tags: ['busy', 'asking'],
      exit: 'forgetPassword',
      invoke: {
        id: 'eraseAccount',
        src: 'eraseAccount',
        input: ({ context }) => ({ password: context.password }),
        onDone: [
          { guard: { type: 'isErased', params: ({ event }) => event.output }, target: 'erased' },
          {
            guard: { type: 'isWrong', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'takeFault', params: ({ event }) => event.output },
          },
          { target: 'confirming', actions: { type: 'tellFailed', params: ({ event }) => messageOf(event.output) } },
        ],
        onError: { target: 'confirming', actions: { type: 'tellFailed', params: undefined } },
      },
    },
    erased: { description: 'Nobody is signed in any more', type: 'final', entry: 'leave' },
  },
});

/** What the dialog shows. */
export function describeErasure(snapshot: SnapshotFrom<typeof erasureMachine>) {
  return {
    isAsking: snapshot.hasTag('asking'),
    isBusy: snapshot.hasTag('busy'),
    fault: snapshot.context.fault,
  };
}
