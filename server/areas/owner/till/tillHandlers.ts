import type { Dependencies } from '#core/dependencies.ts';
import { closeTill } from './closeTill.ts';
import { moveCash } from './moveCash.ts';
import { readClosedTills } from './readClosedTills.ts';
import { readOpenTill, readTill } from './readTill.ts';
import { startTill } from './startTill.ts';

/** The handlers of the calls in `domain/contract/till.ts`. */
export function tillHandlers({ database }: Pick<Dependencies, 'database'>) {
  return {
    openTill: readOpenTill(database),
    closedTills: readClosedTills(database),
    till: readTill(database),
    startTill,
    moveCash,
    closeTill,
  };
}
