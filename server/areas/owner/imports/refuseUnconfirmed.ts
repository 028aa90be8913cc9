import type { Queries } from '#platform/database/database.ts';
import { refuse } from '#platform/http/handler.ts';
import { isConfirmed } from '#core/arenas/provenArena.ts';

/** Refuses an arena none of whose owners has a confirmed e-mail: so far nobody answers for it. */
export async function refuseUnconfirmed(queries: Queries, arenaId: string): Promise<void> {
  if (!(await isConfirmed(queries, arenaId))) refuse('email_unconfirmed');
}
