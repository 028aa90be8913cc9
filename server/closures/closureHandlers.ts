import type { Dependencies } from '../dependencies.ts';
import { closeCourts } from './closeCourts.ts';
import { measureClosure } from './impact.ts';
import { reopenCourts } from './reopenCourts.ts';
import { undoClosure } from './undoClosure.ts';

/** The handlers of the calls in `domain/contract/closures.ts`. */
export function closureHandlers(dependencies: Dependencies) {
  return { measureClosure: measureClosure(dependencies), closeCourts, undoClosure, reopenCourts };
}
