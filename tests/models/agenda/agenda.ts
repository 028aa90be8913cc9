import { agendaMachine, describeAgenda } from '../../../machines/agenda/agenda.ts';
import { chartModel } from '../harness/model.ts';
import { agendaRules } from './agendaRules.ts';

const today = { day: 5, month: 3, year: 2026 };
const tomorrow = { day: 6, month: 3, year: 2026 };
const reservation = { id: 'a-reservation', date: today, hours: [], totalValue: 80_50 };

export const model = chartModel({
  machine: agendaMachine,
  rules: agendaRules,
  starts: { start: { day: today } },
  outcomes: {
    'day.picked': [{ day: tomorrow }],
    'day.opened': [{ day: tomorrow }],
    'pay.requested': [{ id: 'a-reservation' }],
    'confirm.requested': [{ method: 'cash' }],
    'deed.done': [{ deed: { kind: 'payment', id: 'a-payment', reservation: 'a-reservation' } }],
    'cancel.requested': [{ id: 'a-reservation' }],
    'details.requested': [{ id: 'a-platform-reservation' }],
    'return.requested': [{ id: 'a-platform-reservation' }],
    'counter.requested': [{ id: 'a-platform-reservation' }],
    'noShow.requested': [{ id: 'a-reservation' }],
    'attendance.requested': [{ id: 'a-reservation' }],
    'note.requested': [{ id: 'a-reservation' }],
    'moveBack.requested': [{ id: 'a-moved-reservation' }],
    'handBack.requested': [{ id: 'a-given-reservation' }],
    'give.requested': [{ id: 'a-reservation' }],
    'reopen.requested': [{ closed: { id: 'a-closure', court: 'a-court', startHour: 23 } }],
    'restore.requested': [{ id: 'a-cancelled-reservation' }],
    'installments.requested': [{ id: 'a-reservation' }],
    'move.requested': [{ reservation }],
    'resize.requested': [{ reservation, hours: [] }],
  },
  view: describeAgenda,
});
