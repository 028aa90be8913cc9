import type { Dependencies } from '#core/dependencies.ts';
import { readTroubles } from './readTroubles.ts';
import { retryJob } from './retryJob.ts';

/** Handlers of the calls in `domain/contract/platformAdmin.ts`. */
export function platformAdminHandlers(dependencies: Pick<Dependencies, 'database' | 'log'>) {
  return { operation: readTroubles(dependencies), retryJob: retryJob(dependencies) };
}
