import { describeUnfinished, unfinishedMachine } from '../../../machines/session/unfinished.ts';
import { chartModel } from '../harness/model.ts';
import { unfinishedRules } from './unfinishedRules.ts';

export const model = chartModel({
  machine: unfinishedMachine,
  starts: {
    nothing: { unfinished: null },
    typed: { unfinished: { path: '/empresa/reservar?dia=2028-02-29&quadra=court-1&hora=19', forms: ['ownerBooking'] } },
  },
  outcomes: {},
  view: describeUnfinished,
  rules: unfinishedRules,
});
