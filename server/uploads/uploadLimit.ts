import type { FastifyReply } from 'fastify';
import { inTransaction } from '../database/transaction.ts';
import { refuse, type Viewer } from '../http/handler.ts';
import type { Dependencies } from '../dependencies.ts';
import { countRequest } from '../session/countRequest.ts';
import { HOUR_S, type Quota } from '../session/quota.ts';
import { waitInWords } from '../session/throttleRules.ts';

/** More than a person needs who tries several portraits. */
const PER_PERSON: Quota = { most: 20, windowS: HOUR_S, gapS: 0 };

interface Upload {
  readonly viewer: Viewer;
  readonly reply: FastifyReply;
}

/** Lets a picture be decoded, or refuses it with 429. */
export type UploadLimit = (upload: Upload) => Promise<void>;

/**
 * Counts a person's uploads, also those that are not pictures, because decoding is the cost. Visitors can upload only with
 * a sign-up, which has its own limit. `relaxed` never refuses.
 */
export function makeUploadLimit({ database, settings }: Pick<Dependencies, 'database' | 'settings'>): UploadLimit {
  return async ({ viewer, reply }) => {
    if (viewer.role === 'visitor' || settings.limits === 'relaxed') return;
    const wait = await inTransaction(database, (tx) => countRequest(tx, `uploads ${viewer.personId}`, PER_PERSON));
    if (wait === 0) return;
    reply.header('retry-after', wait);
    refuse('too_many_uploads', { seconds: wait }, waitInWords(wait));
  };
}
