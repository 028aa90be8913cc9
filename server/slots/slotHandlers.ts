import type { Dependencies } from '../dependencies.ts';
import { createAlteration, deleteAlteration, readAlterations } from './alterations.ts';
import { createTimeSlot, toggleTimeSlot, updateAllTimeSlots, updateTimeSlot } from './changeTimeSlot.ts';
import { deleteTimeSlot } from './deleteTimeSlot.ts';
import { createPriceRule, deletePriceRule, readPriceRules, updatePriceRule } from './priceRules.ts';
import { readPriceWeek } from './priceWeek.ts';
import { readTimeSlots } from './timeSlot.ts';

/** Handlers of the calls in `domain/contract/slots.ts`. */
export function slotHandlers({ database }: Pick<Dependencies, 'database'>) {
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
    priceRules: readPriceRules(database),
    createPriceRule,
    updatePriceRule,
    deletePriceRule,
    priceWeek: readPriceWeek(database),
  };
}
