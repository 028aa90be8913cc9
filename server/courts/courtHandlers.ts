import type { Parts } from '../parts.ts';
import { deleteCourt } from './deleteCourt.ts';
import { readCourts } from './readCourts.ts';
import { createCourt, updateCourt } from './saveCourt.ts';

/** What the server does for the calls of `domain/contract/courts.ts`. */
export function courtHandlers({ database }: Parts) {
  return { courts: readCourts(database), createCourt, updateCourt, deleteCourt };
}
