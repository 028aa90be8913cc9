import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { countAddress } from '#core/people/countRequest.ts';
import { HOUR_S, type Quota } from '#core/people/quota.ts';
import { waitInWords } from '#core/people/throttleRules.ts';

/** More than a tournament brings behind one router. It also slows attackers who test which e-mails have accounts. */
const PER_NETWORK: Quota = { most: 120, windowS: HOUR_S, gapS: 0 };

/** The request and the reply of a sign-up call. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Counts a sign-up before any look-up or hashing, or refuses it with 429. `relaxed` never refuses. */
export function makeSignUpLimit({ database, settings }: Pick<Dependencies, 'database' | 'settings'>) {
  return async ({ request, reply }: Exchange): Promise<void> => {
    if (settings.limits === 'relaxed') return;
    const asked = { what: 'signUp', address: request.ip, quota: PER_NETWORK };
    const wait = await inTransaction(database, (tx) => countAddress(tx, asked));
    if (wait === 0) return;
    reply.header('retry-after', wait);
    refuse('too_many_attempts', { seconds: wait }, waitInWords(wait));
  };
}
