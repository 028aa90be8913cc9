import type { Dependencies } from '#core/dependencies.ts';
import { createAlteration, deleteAlteration, readAlterations } from './alterations.ts';
import {
  createTimeSlot,
  createTimeSlots,
  restorePrices,
  toggleTimeSlot,
  updateAllTimeSlots,
  updateTimeSlot,
} from './changeTimeSlot.ts';
import { deleteTimeSlot } from './deleteTimeSlot.ts';
import { alterMany, previewAlterations } from './manyAlterations.ts';
import { createPriceRule, deletePriceRule, readPriceRules, updatePriceRule } from './priceRules.ts';
import { readPriceWeek } from './priceWeek.ts';
import { readTimeSlots } from './timeSlot.ts';

/** Handlers of the calls in `domain/contract/slots.ts`. */
export function slotHandlers({ database }: Pick<Dependencies, 'database'>) {
  return {
    timeSlots: readTimeSlots(database),
    createTimeSlot,
    createTimeSlots,
    updateTimeSlot,
    updateAllTimeSlots,
    restorePrices,
    toggleTimeSlot,
    deleteTimeSlot,
    createAlteration,
    alterations: readAlterations(database),
    deleteAlteration,
    previewAlterations: previewAlterations(database),
    alterMany,
    priceRules: readPriceRules(database),
    createPriceRule,
    updatePriceRule,
    deletePriceRule,
    priceWeek: readPriceWeek(database),
  };
}
