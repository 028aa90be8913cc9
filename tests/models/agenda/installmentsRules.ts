import type { InputFrom } from 'xstate';
import { describeInstallments, type installmentsMachine } from '../../../machines/agenda/installments.ts';
import { can, type Check, emits, ends, type Rule, same, starts, startsNot, requests } from '../harness/rules.ts';

type Installments = typeof installmentsMachine;

/** The dialog is open with that view, of the reservation that it was opened for. */
const shows = (show: ReturnType<typeof describeInstallments>['show']): Check<Installments> => {
  return (moment, earlier) => {
    const { reservation } = (earlier[0] ?? moment).event['input'] as InputFrom<Installments>;
    const { status } = moment.after;
    same(
      'something else is shown',
      { status: 'active', show, reservation },
      { status, ...describeInstallments(moment.after) },
    );
  };
};
const listIsBack = [shows('list'), ends('submission'), startsNot(), emits()];

/** What the specification says of what was paid of a reservation at the arena. */
export const installmentsRules: readonly Rule<Installments>[] = [
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'the dialog opens with the list of payments; deleting one asks first',
    on: 'start',
    must: [
      shows('list'),
      starts('command', () => ({ name: 'deleteInstallment', asksFirst: true })),
      startsNot('submission'),
    ],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'adding a payment opens its form, which is over once it was sent',
    on: 'payment.requested',
    must: [shows('payment'), starts('submission', () => ({ name: 'newPayment', isOnce: true })), emits()],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'adding a discount opens a form of its own',
    on: 'discount.requested',
    must: [shows('discount'), starts('submission', () => ({ name: 'newDiscount', isOnce: true })), emits()],
  },
  {
    section: 'RULES 4',
    says: 'a bill that is split is another form, whose payments are recorded at once',
    on: 'split.requested',
    must: [shows('split'), starts('submission', () => ({ name: 'splitBill', isOnce: true })), emits()],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'a form that was sent, or is not wanted, leads back to the list',
    on: ['form.dismissed', 'done(submission)'],
    must: listIsBack,
  },
  {
    section: 'SPEC 7, Reservations',
    says: 'deleting is about that very payment; the list stays',
    on: 'delete.requested',
    must: [requests('command'), ...listIsBack],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'the dialog closed is over, whatever was open in it, and nothing of it goes on',
    on: 'dialog.closed',
    must: [({ after }) => same('it is not over', 'done', after.status), ends('submission'), startsNot(), emits()],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'one view at a time, each with its way out, until the dialog is closed',
    when: ({ after }) => after.status === 'active',
    must: (moment, earlier) => {
      const isForm = describeInstallments(moment.after).show !== 'list';
      can({ type: 'payment.requested' }, !isForm)(moment, earlier);
      can({ type: 'discount.requested' }, !isForm)(moment, earlier);
      can({ type: 'split.requested' }, !isForm)(moment, earlier);
      can({ type: 'delete.requested', id: 'x' }, !isForm)(moment, earlier);
      can({ type: 'form.dismissed' }, isForm)(moment, earlier);
      can({ type: 'xstate.done.actor.submission' }, isForm)(moment, earlier);
      can({ type: 'dialog.closed' })(moment, earlier);
      same('a form runs unseen, or none is there', isForm, moment.running.includes('submission'));
    },
  },
];
