import type { Dependencies } from '#core/dependencies.ts';
import { makeFindCustomers } from './findCustomers.ts';

/** The handlers of the calls in `domain/contract/customers.ts`. */
export function customerHandlers(dependencies: Dependencies) {
  return { findCustomers: makeFindCustomers(dependencies) };
}
