import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed, messageOf } from '../outcome.ts';
import { googleMachine } from '../session/google.ts';
import type { ProofOutcome, ProofWay } from './proofOfDeed.ts';

export type ProveOutcome = { readonly _tag: 'Proved' } | Failed;

/** Asks again who uses a session whose login is long ago, before a deed that decides where money goes, or who has the account. */
export const proofMachine = setup({
  types: {
    input: {} as { by: ProofWay },
    context: {} as { by: ProofWay; password: string; fault: string | null; isProved: boolean },
    events: {} as
      | { type: 'password.changed' }
      | { type: 'password.given'; password: string }
      | { type: 'proof.declined' },
    emitted: {} as { type: 'proof.failed'; message: string | undefined },
    output: {} as ProofOutcome,
    tags: {} as 'busy',
    children: {} as { google: 'google'; prove: 'prove' },
  },
  actors: { google: googleMachine, prove: fromPromise<ProveOutcome, { password: string }>(notProvided) },
  guards: {
    byPassword: ({ context }) => context.by === 'password',
    isProved: (_, outcome: ProveOutcome) => outcome._tag === 'Proved',
  },
  actions: {
    takeProof: assign({ isProved: true }),
    takeFault: assign({ fault: (_, outcome: ProveOutcome) => messageOf(outcome) ?? null }),
    forgetFault: assign({ fault: null }),
    forgetPassword: assign({ password: '' }),
    emitFailed: emit({ type: 'proof.failed' as const, message: undefined }),
  },
}).createMachine({
  id: 'proof',
  description: 'Who uses this session proves again who they are',
  context: ({ input }) => ({ by: input.by, password: '', fault: null, isProved: false }),
  output: ({ context }) => ({ _tag: context.isProved ? 'Proved' : 'Declined' }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'By what the account can be opened',
      always: [{ guard: 'byPassword', target: 'askingPassword' }, { target: 'atGoogle' }],
    },
    askingPassword: {
      description: 'The password of the account is asked for',
      on: {
        'password.changed': { actions: 'forgetFault' },
        'password.given': {
          target: 'proving',
          actions: assign({ password: ({ event }) => event.password, fault: null }),
        },
        'proof.declined': 'declined',
      },
    },
    proving: {
      description: 'The server looks at the password',
      tags: 'busy',
      exit: 'forgetPassword',
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ context }) => ({ password: context.password }),
        onDone: [
          { guard: { type: 'isProved', params: answered }, target: 'proved' },
          { target: 'askingPassword', actions: { type: 'takeFault', params: answered } },
        ],
        onError: { target: 'askingPassword', actions: 'emitFailed' },
      },
    },
    atGoogle: {
      description: 'The account has no password: its person logs in at Google again',
      on: { 'proof.declined': 'declined' },
      invoke: { id: 'google', src: 'google', onDone: 'proved' },
    },
    proved: { type: 'final', description: 'For ten minutes it is not asked again', entry: 'takeProof' },
    declined: { type: 'final', description: 'Nothing was done, and nothing that was typed is lost' },
  },
});

export function describeProof(snapshot: SnapshotFrom<typeof proofMachine>) {
  const { by, fault } = snapshot.context;
  return { by, fault, isBusy: snapshot.hasTag('busy') };
}
