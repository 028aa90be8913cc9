import { eventApprovalMachine } from '../../../machines/events/eventApproval.ts';
import { chartModel } from '../harness/model.ts';

export const model = chartModel({
  machine: eventApprovalMachine,
  outcomes: {
    'approve.requested': [{ id: 'an-event' }],
    'cancel.requested': [{ id: 'an-event' }],
  },
});
