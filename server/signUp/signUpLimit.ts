import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../database/transaction.ts';
import { refuse } from '../http/handler.ts';
import type { Parts } from '../parts.ts';
import { countAddress } from '../session/countRequest.ts';
import { HOUR_S, type Quota } from '../session/quota.ts';
import { waitInWords } from '../session/throttleRules.ts';

/** A tournament's evening behind one router brings fewer; who asks which e-mails have an account gets no further. */
const PER_NETWORK: Quota = { most: 120, windowS: HOUR_S, gapS: 0 };

/** The two ends of the call that a sign-up came with. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Counts a sign-up before anything is looked up or hashed for it, or refuses it with 429. `relaxed` never refuses. */
export function makeSignUpLimit({ database, settings }: Pick<Parts, 'database' | 'settings'>) {
  return async ({ request, reply }: Exchange): Promise<void> => {
    if (settings.limits === 'relaxed') return;
    const asked = { what: 'signUp', address: request.ip, quota: PER_NETWORK };
    const wait = await inTransaction(database, (tx) => countAddress(tx, asked));
    if (wait === 0) return;
    reply.header('retry-after', wait);
    refuse('too_many_attempts', { seconds: wait }, waitInWords(wait));
  };
}
