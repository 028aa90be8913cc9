import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { answered, answeredMessage, type Failed, messageOf } from '../outcome.ts';

/** `Erased`: the server has deleted the person's data. `Obstructed`: others count on something that must be ended first. */
export type EraseOutcome =
  | { readonly _tag: 'Erased' }
  | { readonly _tag: 'PasswordWrong' | 'Obstructed'; readonly message: string }
  | Failed;

/** Deletes the account: the person reads what that means and proves their identity, then the server erases their data. */
export const erasureMachine = setup({
  types: {
    /** `obstacle`: what must be ended first, in the server's words. */
    context: {} as { password: string; fault: string | null; obstacle: string | null },
    events: {} as
      | { type: 'erasure.requested' }
      | { type: 'password.changed' }
      | { type: 'erasure.confirmed'; password: string }
      | { type: 'erasure.declined' },
    emitted: {} as { type: 'erasure.failed'; message: string | undefined },
    tags: {} as 'busy' | 'asking',
  },
  actors: { eraseAccount: fromPromise<EraseOutcome, { password: string }>(notProvided) },
  guards: {
    isErased: (_, outcome: EraseOutcome) => outcome._tag === 'Erased',
    isObstructed: (_, outcome: EraseOutcome) => outcome._tag === 'Obstructed',
    isWrong: (_, outcome: EraseOutcome) => outcome._tag === 'PasswordWrong',
  },
  actions: {
    takeFault: assign({ fault: (_, outcome: EraseOutcome) => messageOf(outcome) ?? null }),
    forgetFault: assign({ fault: null }),
    takeObstacle: assign({ obstacle: (_, outcome: EraseOutcome) => messageOf(outcome) ?? null }),
    forgetPassword: assign({ password: '' }),
    /** The composition root notifies the session chart here, not in the actor: the screen may be gone before a reply. */
    leave: () => undefined,
    emitFailed: emit((_, message: string | undefined) => ({ type: 'erasure.failed' as const, message })),
  },
}).createMachine({
  id: 'erasure',
  description: 'An account is given up, and everything personal with it',
  context: { password: '', fault: null, obstacle: null },
  initial: 'idle',
  states: {
    idle: { description: 'Offered', on: { 'erasure.requested': 'confirming' } },
    confirming: {
      description: 'What will be gone, and is it really the person?',
      tags: 'asking',
      on: {
        'password.changed': { actions: 'forgetFault' },
        'erasure.confirmed': {
          target: 'erasing',
          actions: assign({ password: ({ event }) => event.password, fault: null }),
        },
        'erasure.declined': { target: 'idle', actions: 'forgetFault' },
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
          { guard: { type: 'isErased', params: answered }, target: 'erased' },
          {
            guard: { type: 'isWrong', params: answered },
            target: 'confirming',
            actions: { type: 'takeFault', params: answered },
          },
          {
            guard: { type: 'isObstructed', params: answered },
            target: 'obstructed',
            actions: { type: 'takeObstacle', params: answered },
          },
          { target: 'confirming', actions: { type: 'emitFailed', params: answeredMessage } },
        ],
        onError: { target: 'confirming', actions: { type: 'emitFailed', params: undefined } },
      },
    },
    obstructed: {
      description: 'Nothing was erased: the person reads what must be ended first',
      on: { 'erasure.declined': { target: 'idle', actions: assign({ obstacle: null }) } },
    },
    erased: { description: 'Nobody is signed in any more', type: 'final', entry: 'leave' },
  },
});

export function describeErasure(snapshot: SnapshotFrom<typeof erasureMachine>) {
  return {
    isAsking: snapshot.hasTag('asking'),
    isBusy: snapshot.hasTag('busy'),
    fault: snapshot.context.fault,
    obstacle: snapshot.context.obstacle,
  };
}
