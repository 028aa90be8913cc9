import { callOffMachine } from '../../../machines/events/callOff.ts';
import { chartModel } from '../harness/model.ts';

export const model = chartModel({
  machine: callOffMachine,
  outcomes: {
    'event.callOff.requested': [{ id: 'an-event' }],
    'category.callOff.requested': [{ id: 'a-category' }],
  },
});
