import { describeSlots, slotsMachine } from '../../../machines/slots/slots.ts';
import { chartModel } from '../harness/model.ts';

export const model = chartModel({
  machine: slotsMachine,
  view: describeSlots,
  outcomes: { 'delete.requested': [{ id: 'a-slot' }] },
});
