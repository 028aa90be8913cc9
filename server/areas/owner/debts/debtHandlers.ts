import type { Dependencies } from '#core/dependencies.ts';
import { readDebts } from './readDebts.ts';

/** The handlers of the calls in `domain/contract/debts.ts`. */
export function debtHandlers(dependencies: Dependencies) {
  return { debts: readDebts(dependencies.database) };
}
