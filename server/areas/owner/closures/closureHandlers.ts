import type { Dependencies } from '#core/dependencies.ts';
import { closeCourts } from './closeCourts.ts';
import { readClosure } from './readClosure.ts';
import { chooseRebooking } from './rebooking/chooseRebooking.ts';
import { readRebooking } from './rebooking/readRebooking.ts';
import { measureClosure } from './impact.ts';
import { reopenCourts } from './reopenCourts.ts';
import { undoClosure } from './undoClosure.ts';

/** The handlers of the calls in `domain/contract/closures.ts`. */
export function closureHandlers(dependencies: Dependencies) {
  const { database } = dependencies;
  return {
    measureClosure: measureClosure(dependencies),
    closeCourts,
    undoClosure,
    reopenCourts,
    closure: readClosure(database),
    rebooking: readRebooking(database),
    chooseRebooking,
  };
}
