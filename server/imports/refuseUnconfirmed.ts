import type { Queries } from '../database/database.ts';
import { refuse } from '../http/handler.ts';
import { isConfirmed } from '../ownArena/provenArena.ts';

/** Refuses an arena none of whose owners has a confirmed e-mail: so far nobody answers for it. */
export async function refuseUnconfirmed(queries: Queries, arenaId: string): Promise<void> {
  if (!(await isConfirmed(queries, arenaId))) refuse('email_unconfirmed');
}
