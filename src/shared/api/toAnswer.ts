import type { ProofNeeded } from '../../../machines/account/proofOfDeed.ts';
import type { Failed } from '../../../machines/outcome.ts';
import { type ApiFailure, toFailed } from './failure.ts';

/** What an actor of a deed answers when the server refuses it. */
export function toAnswer(failure: ApiFailure): ProofNeeded | Failed {
  if (failure._tag === 'Refused' && failure.code === 'password_needed') return { _tag: 'ProofNeeded', by: 'password' };
  if (failure._tag === 'Refused' && failure.code === 'login_again') return { _tag: 'ProofNeeded', by: 'google' };
  return toFailed(failure);
}
