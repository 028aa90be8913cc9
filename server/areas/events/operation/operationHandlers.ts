import type { Dependencies } from '#core/dependencies.ts';
import { readOperation } from './readOperation.ts';
import { retryJob } from './retryJob.ts';

/** Handlers of the calls in `domain/contract/operation.ts`. */
export function operationHandlers(dependencies: Pick<Dependencies, 'database' | 'log'>) {
  return { operation: readOperation(dependencies), retryJob: retryJob(dependencies) };
}
