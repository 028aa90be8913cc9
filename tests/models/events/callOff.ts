import { callOffMachine } from '../../../machines/events/callOff.ts';
import { chartModel } from '../harness/model.ts';
import { can, type Check, emits, type Rule, startsNot, starts, stays, requests } from '../harness/rules.ts';

const onlyAsks: readonly Check<typeof callOffMachine>[] = [stays, startsNot(), emits()];

/** What the rules say of an organizer who calls off what is theirs. */
const callOffRules: readonly Rule<typeof callOffMachine>[] = [
  {
    section: 'RULES 7',
    says: 'calling off an event or a category, which nobody takes back, is asked of the organizer first',
    on: 'start',
    must: [
      starts('ofEvent', () => ({ name: 'callOffEvent', asksFirst: true })),
      starts('ofCategory', () => ({ name: 'callOffCategory', asksFirst: true })),
    ],
  },
  {
    section: 'RULES 7',
    says: 'the organizer may call this event off, and is only asked so far',
    on: 'event.callOff.requested',
    must: [requests('ofEvent'), ...onlyAsks],
  },
  {
    section: 'RULES 7',
    says: 'the organizer may call this one category off, the event goes on, and it is only asked so far',
    on: 'category.callOff.requested',
    must: [requests('ofCategory'), ...onlyAsks],
  },
  {
    section: 'RULES 7',
    says: 'at every moment either can be called off',
    must: [
      can({ type: 'event.callOff.requested', id: 'another' }),
      can({ type: 'category.callOff.requested', id: 'another' }),
    ],
  },
];

export const model = chartModel({
  machine: callOffMachine,
  rules: callOffRules,
  outcomes: {
    'event.callOff.requested': [{ id: 'an-event' }],
    'category.callOff.requested': [{ id: 'a-category' }],
  },
});
