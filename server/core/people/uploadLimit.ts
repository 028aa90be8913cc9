import type { FastifyReply } from 'fastify';
import { inTransaction } from '#platform/database/transaction.ts';
import { refuse, type Viewer } from '#platform/http/handler.ts';
import type { Dependencies } from '../dependencies.ts';
import { countRequest } from './countRequest.ts';
import { HOUR_S, type Quota } from './quota.ts';
import { waitInWords } from './throttleRules.ts';

/** More than a person needs who tries several portraits, or who corrects a spreadsheet over and over. */
const PER_PERSON = {
  pictures: { most: 20, windowS: HOUR_S, gapS: 0 },
  sheets: { most: 60, windowS: HOUR_S, gapS: 0 },
} as const satisfies Record<string, Quota>;

/** The names of the counts; that of pictures is older than the other kind. */
const COUNTED = { pictures: 'uploads', sheets: 'sheets' } as const;

interface Upload {
  readonly viewer: Viewer;
  readonly reply: FastifyReply;
  readonly kind: keyof typeof PER_PERSON;
}

/** Lets a file be read, or refuses it with 429. */
export type UploadLimit = (upload: Upload) => Promise<void>;

/**
 * Counts a person's uploads of a kind, also those that are none of it, because decoding is the cost. Visitors can upload only with
 * a sign-up or a receipt, which have limits of their own. `relaxed` never refuses.
 */
export function makeUploadLimit({ database, settings }: Pick<Dependencies, 'database' | 'settings'>): UploadLimit {
  return async ({ viewer, reply, kind }) => {
    if (viewer.role === 'visitor' || settings.limits === 'relaxed') return;
    const wait = await inTransaction(database, (tx) =>
      countRequest(tx, `${COUNTED[kind]} ${viewer.personId}`, PER_PERSON[kind]),
    );
    if (wait === 0) return;
    reply.header('retry-after', wait);
    refuse('too_many_uploads', { seconds: wait }, waitInWords(wait));
  };
}
