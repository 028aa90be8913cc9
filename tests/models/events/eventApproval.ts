import { eventApprovalMachine } from '../../../machines/events/eventApproval.ts';
import { chartModel } from '../harness/model.ts';
import { can, type Check, emits, type Rule, starts, startsNot, stays, requests } from '../harness/rules.ts';

const onlyAsks: readonly Check<typeof eventApprovalMachine>[] = [stays, startsNot(), emits()];

/** What the specification says of an admin who decides on events. */
const eventApprovalRules: readonly Rule<typeof eventApprovalMachine>[] = [
  {
    section: 'RULES 7',
    says: 'either decision, which cannot be taken back, is asked of the admin first',
    on: 'start',
    must: [
      starts('approval', () => ({ name: 'approveEvent', asksFirst: true })),
      starts('cancellation', () => ({ name: 'cancelEvent', asksFirst: true })),
    ],
  },
  {
    section: 'SPEC 4, Events and tournaments',
    says: 'the admin can approve this event from the list, and is only asked so far',
    on: 'approve.requested',
    must: [requests('approval'), ...onlyAsks],
  },
  {
    section: 'SPEC 4, Events and tournaments',
    says: 'the admin can cancel this event from the list, and is only asked so far',
    on: 'cancel.requested',
    must: [requests('cancellation'), ...onlyAsks],
  },
  {
    section: 'SPEC 6',
    says: 'at every moment the list offers both',
    must: [can({ type: 'approve.requested', id: 'another' }), can({ type: 'cancel.requested', id: 'another' })],
  },
];

export const model = chartModel({
  machine: eventApprovalMachine,
  rules: eventApprovalRules,
  outcomes: {
    'approve.requested': [{ id: 'an-event' }],
    'cancel.requested': [{ id: 'an-event' }],
  },
});
