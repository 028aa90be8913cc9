import type { Parts } from '../parts.ts';
import { createAlteration, deleteAlteration, readAlterations } from './alterations.ts';
import { createTimeSlot, toggleTimeSlot, updateAllTimeSlots, updateTimeSlot } from './changeTimeSlot.ts';
import { deleteTimeSlot } from './deleteTimeSlot.ts';
import { readTimeSlots } from './timeSlot.ts';

/** What the server does for the calls of `domain/contract/slots.ts`. */
export function slotHandlers({ database }: Pick<Parts, 'database'>) {
  return {
    timeSlots: readTimeSlots(database),
    createTimeSlot,
    updateTimeSlot,
    updateAllTimeSlots,
    toggleTimeSlot,
    deleteTimeSlot,
    createAlteration,
    alterations: readAlterations(database),
    deleteAlteration,
  };
}
