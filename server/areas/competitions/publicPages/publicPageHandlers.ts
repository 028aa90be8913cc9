import type { Dependencies } from '#core/dependencies.ts';
import { publicPageReads } from './readPublicPages.ts';
import { switchPublicEvent, switchPublicTournament } from './switchPublicPage.ts';

/** The handlers of the calls in `domain/contract/publicPages.ts`. */
export function publicPageHandlers({ database }: Pick<Dependencies, 'database'>) {
  return { ...publicPageReads(database), switchPublicEvent, switchPublicTournament };
}
