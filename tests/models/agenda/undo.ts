import { describeUndo, undoMachine } from '../../../machines/agenda/undo.ts';
import { chartModel } from '../harness/model.ts';
import { undoRules } from './undoRules.ts';

export const model = chartModel({
  machine: undoMachine,
  rules: undoRules,
  starts: { start: undefined },
  outcomes: {
    'deed.done': [
      { deed: { kind: 'payment', id: 'a-payment', reservation: 'a-reservation' } },
      { deed: { kind: 'cancellation', id: 'another', reservation: 'another' } },
      { deed: { kind: 'noShow', id: 'a-third', reservation: 'a-third' } },
      { deed: { kind: 'move', id: 'a-fourth', reservation: 'a-fourth' } },
      { deed: { kind: 'giving', id: 'a-fifth', reservation: 'a-fifth' } },
      { deed: { kind: 'closure', id: 'a-closure', reservation: '' } },
    ],
    'restore.requested': [{ reservation: 'of-last-week' }],
    'handBack.requested': [{ reservation: 'of-last-month' }],
    'moveBack.requested': [{ reservation: 'of-last-week' }],
  },
  view: describeUndo,
  decides: ({ context }) => [context.deed?.kind],
});
