import type { Dependencies } from '#core/dependencies.ts';
import { makePayout } from './makePayout.ts';
import { readPayee, readPayees } from './readPayees.ts';
import { readMyPayouts, readPayouts, readPayoutSheet } from './readPayouts.ts';

/** Handlers of the calls in `domain/contract/payouts.ts`. */
export function payoutHandlers(dependencies: Pick<Dependencies, 'database' | 'settings' | 'log'>) {
  return {
    payees: readPayees(dependencies),
    payee: readPayee(dependencies),
    makePayout: makePayout(dependencies),
    payouts: readPayouts(dependencies),
    payoutSheet: readPayoutSheet(dependencies),
    myPayouts: readMyPayouts(dependencies),
  };
}
