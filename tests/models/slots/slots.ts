import { describeSlots, slotsMachine } from '../../../machines/slots/slots.ts';
import { chartModel } from '../harness/model.ts';
import { slotsRules } from './slotsRules.ts';

export const model = chartModel({
  machine: slotsMachine,
  view: describeSlots,
  outcomes: { 'delete.requested': [{ id: 'a-slot' }] },
  rules: slotsRules,
});
