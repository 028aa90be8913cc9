import type { Dependencies } from '#core/dependencies.ts';
import { deleteCourt } from './deleteCourt.ts';
import { readCourts } from './readCourts.ts';
import { createCourt, createCourts, updateCourt } from './saveCourt.ts';

/** The handlers of the calls in `domain/contract/courts.ts`. */
export function courtHandlers({ database }: Dependencies) {
  return { courts: readCourts(database), createCourt, createCourts, updateCourt, deleteCourt };
}
