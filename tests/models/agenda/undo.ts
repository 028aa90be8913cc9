import { describeUndo, undoMachine } from '../../../machines/agenda/undo.ts';
import { chartModel } from '../harness/model.ts';
import { undoRules } from './undoRules.ts';

export const model = chartModel({
  machine: undoMachine,
  rules: undoRules,
  starts: { start: undefined },
  outcomes: { 'deed.done': [{ deed: { payment: 'a-payment', reservation: 'a-reservation' } }] },
  view: describeUndo,
});
