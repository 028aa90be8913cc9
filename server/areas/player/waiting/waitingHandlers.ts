import type { Dependencies } from '#core/dependencies.ts';
import { joinQueue } from './joinQueue.ts';
import { declineOffer, leaveQueue } from './leaveQueue.ts';
import { readMyWaiting } from '#core/hours/waiting/readWaiting.ts';

/** The handlers of the calls in `domain/contract/waiting.ts`. */
export function waitingHandlers({ database }: Pick<Dependencies, 'database'>) {
  return { joinQueue, leaveQueue, declineOffer, myWaiting: readMyWaiting(database) };
}
