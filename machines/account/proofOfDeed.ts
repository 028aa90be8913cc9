import type { DoneActorEvent } from 'xstate';
import { answered } from '../outcome.ts';

/** By what an account can be opened: its password, or the login at Google of one that has none. */
export type ProofWay = 'password' | 'google';

/** Whether the server may be asked again for the deed that it wanted a proof for. */
export interface ProofOutcome {
  readonly _tag: 'Proved' | 'Declined';
}

/** The server does it once who asks has proved again who they are. */
export interface ProofNeeded {
  readonly _tag: 'ProofNeeded';
  readonly by: ProofWay;
}

/** Guards of a chart whose deed may need a proof. */
export const PROOF_GUARDS = {
  isProofNeeded: (_: unknown, outcome: { readonly _tag: string }) => outcome._tag === 'ProofNeeded',
  isProved: (_: unknown, outcome: ProofOutcome) => outcome._tag === 'Proved',
};

/** The transition when the server wants a proof first. */
export const proofNeeded = { guard: { type: 'isProofNeeded', params: answered }, target: 'proving' } as const;

/** Invokes the proof that the server has just asked for. */
export const askProof = {
  id: 'proof',
  src: 'proof',
  input: ({ event }: { event: { readonly type: string } }) => ({ by: wayOf(event) }),
} as const;

/** The transition after which the same is sent again. */
export const proofGiven = { type: 'isProved', params: answered } as const;

function wayOf(event: { readonly type: string } | DoneActorEvent<ProofNeeded>): ProofWay {
  return 'output' in event && event.output.by === 'google' ? 'google' : 'password';
}
