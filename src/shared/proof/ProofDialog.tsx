import { useSelector } from '@xstate/react';
import type { ActorRef, Snapshot } from 'xstate';
import { later } from '../runtime/later.tsx';
import { useEver } from '../runtime/useEver.ts';
import type { ProofActor } from './proofActors.ts';

/** The question is rare: nobody waits for its code who is not asked. */
const ProofQuestion = later('proofQuestion', async () => (await import('./ProofQuestion.tsx')).ProofQuestion);

type Children = { readonly children: { readonly proof?: ProofActor | undefined } };

/** An actor of a chart whose deed may need a proof. */
type DeedActor = Pick<ActorRef<Snapshot<unknown> & Children, never>, 'getSnapshot' | 'subscribe'>;

/** Asks who uses the session, while the deed of this chart waits for it. */
export function ProofDialog({ actor }: { actor: DeedActor }) {
  const proof = useSelector(actor, ({ children }) => children.proof);
  const isWanted = useEver(proof !== undefined);
  return isWanted && <ProofQuestion proof={proof} />;
}
