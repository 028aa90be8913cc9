import type { InputFrom } from 'xstate';
import { agendaMachine, describeAgenda } from '../../../machines/agenda/agenda.ts';
import type { Day } from '#domain/values/days/day.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, ends, type Rule, same, sends, starts, startsNot, requests } from '../harness/rules.ts';

type Agenda = typeof agendaMachine;
type AgendaMoment = Moment<Agenda>;
type AgendaView = ReturnType<typeof describeAgenda>;

const COMMANDS = [
  'clearNoShow',
  'confirm',
  'counter',
  'followAddress',
  'followDeeds',
  'giveBack',
  'markNoShow',
  'move',
  'undo',
];

/** What is shown is as before, but for this part. */
function shownWith(part: (moment: AgendaMoment) => Partial<AgendaView>): Check<Agenda> {
  return (moment) => {
    same(
      'something else is shown',
      { ...describeAgenda(moment.before), ...part(moment) },
      describeAgenda(moment.after),
    );
  };
}

const shownStays = shownWith(() => ({}));
const CLOSED = {
  paying: '',
  reading: '',
  settling: '',
  cancelling: '',
  noting: '',
  giving: '',
  isClosing: false,
  reopening: null,
};
const dialogIsClosed = [shownWith(() => CLOSED), startsNot(), emits()];
const idIn = ({ event }: AgendaMoment) => String(event['id']);
const dayIn = ({ event }: AgendaMoment) => event['day'] as Day;
const iso = ({ day, month, year }: Day) => [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
const watches = (dayOf: (moment: AgendaMoment) => Day) =>
  starts<Agenda>('watch', (moment) => ({ name: 'agenda', subject: iso(dayOf(moment)) }));

/** What the specification says of the owner's reservations of a day. */
export const agendaRules: readonly Rule<Agenda>[] = [
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'the grid opens on the day of its address, in the date picker too, with no dialog, and that day is watched',
    on: 'start',
    must: [
      ({ event, after }) => {
        const { day } = event['input'] as InputFrom<Agenda>;
        same('it opens otherwise', { day, picked: day, ...CLOSED }, describeAgenda(after));
      },
      watches(({ event }) => (event['input'] as InputFrom<Agenda>).day),
    ],
  },
  {
    section: 'SPEC 6',
    says: 'the check pays at once, as who came is said at once; what cannot be undone asks first: a refund that was returned otherwise, a PIX called off',
    on: 'start',
    must: [
      starts('confirm', () => ({ name: 'payReservation' })),
      starts('giveBack', () => ({ name: 'returnRefund', asksFirst: true })),
      starts('counter', () => ({ name: 'settleAtCounter', asksFirst: true })),
      starts('markNoShow', () => ({ name: 'markNoShow' })),
      starts('clearNoShow', () => ({ name: 'clearNoShow' })),
      starts('followAddress'),
      starts('followDeeds'),
      starts('undo'),
      starts('move'),
    ],
  },
  {
    section: 'RULES 5',
    says: 'what the server has recorded can be taken back, whatever is open meanwhile',
    on: 'deed.done',
    must: [sends('undo', ({ event: { type, deed } }) => ({ type, deed })), shownStays, startsNot(), emits()],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: "a day picked stands in the picker; the grid stays until 'Buscar'",
    on: 'day.picked',
    must: [shownWith((moment) => ({ picked: dayIn(moment) })), startsNot(), emits()],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'another day in the address is shown, picked and watched in place of the last, and no dialog of the last stays',
    on: 'day.opened',
    must: [
      shownWith((moment) => ({ day: dayIn(moment), picked: dayIn(moment), ...CLOSED })),
      watches(dayIn),
      startsNot(...COMMANDS),
      emits(),
    ],
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'the check on a card asks how that very reservation was paid, and pays nothing yet',
    on: 'pay.requested',
    must: [shownWith((moment) => ({ paying: idIn(moment) })), startsNot('watch', ...COMMANDS), emits()],
  },
  {
    section: 'RULES 4',
    says: 'one tap on how it was paid pays it so, and the grid is back',
    on: 'confirm.requested',
    must: [
      sends('confirm', ({ before, event }) => ({
        type: 'command.requested',
        subject: `${before.context.subject}/${String(event['method'])}`,
      })),
      shownWith(() => CLOSED),
      startsNot(),
      emits(),
    ],
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'cancelling on a card asks first, about that very reservation, in a form that is over once it was sent',
    on: 'cancel.requested',
    must: [
      shownWith((moment) => ({ cancelling: idIn(moment) })),
      starts('submission', () => ({ name: 'deskCancellation', isOnce: true })),
      startsNot('watch', ...COMMANDS),
      emits(),
    ],
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'courts are closed in a form that is over once it was sent',
    on: 'closing.requested',
    must: [
      shownWith(() => ({ isClosing: true })),
      starts('submission', () => ({ name: 'courtClosure', isOnce: true })),
      startsNot('watch', ...COMMANDS),
      emits(),
    ],
  },
  {
    section: 'RULES 5',
    says: 'opening again asks first how much, about that very hour, in a form that is over once it was sent',
    on: 'reopen.requested',
    must: [
      shownWith(({ event }) => ({ reopening: event['closed'] as AgendaView['reopening'] })),
      starts('submission', () => ({ name: 'courtReopening', isOnce: true })),
      startsNot('watch', ...COMMANDS),
      emits(),
    ],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: "a card that is not paid at the arena opens that reservation's details, without installments",
    on: 'details.requested',
    must: [shownWith((moment) => ({ reading: idIn(moment) })), startsNot(), emits()],
  },
  {
    section: 'RULES 5',
    says: 'a refused refund returned by other means is said of that very reservation, and its details close',
    on: 'return.requested',
    must: [requests('giveBack'), ...dialogIsClosed],
  },
  {
    section: 'RULES 4',
    says: 'money that a PIX was awaited for is received at the desk for that very reservation, and its details close',
    on: 'counter.requested',
    must: [requests('counter'), ...dialogIsClosed],
  },
  {
    section: 'RULES 5',
    says: 'a cancellation of before is undone for that very reservation, and its details close',
    on: 'restore.requested',
    must: [sends('undo', (moment) => ({ type: 'restore.requested', reservation: idIn(moment) })), ...dialogIsClosed],
  },
  {
    section: 'RULES 5',
    says: 'a change of hours of before is undone for that very reservation in either dialog, and the dialog closes',
    on: 'moveBack.requested',
    must: [
      sends('undo', (moment) => ({ type: 'moveBack.requested', reservation: idIn(moment) })),
      ...dialogIsClosed,
      ends('installments'),
    ],
  },
  {
    section: 'RULES 5',
    says: 'a giving of before is undone for that very reservation in either dialog, and the dialog closes',
    on: 'handBack.requested',
    must: [
      sends('undo', (moment) => ({ type: 'handBack.requested', reservation: idIn(moment) })),
      ...dialogIsClosed,
      ends('installments'),
    ],
  },
  {
    section: 'RULES 4',
    says: 'that nobody came is said of the very reservation in either dialog, and the dialog closes',
    on: 'noShow.requested',
    must: [requests('markNoShow'), ...dialogIsClosed, ends('installments')],
  },
  {
    section: 'RULES 4',
    says: 'that somebody came after all is said in the same way',
    on: 'attendance.requested',
    must: [requests('clearNoShow'), ...dialogIsClosed, ends('installments')],
  },
  {
    section: 'RULES 4',
    says: 'other hours are asked for that very reservation as it is on screen, and its dialog closes',
    on: ['move.requested', 'resize.requested'],
    must: [
      sends('move', ({ event: { type, reservation, hours } }) => ({ type, reservation, ...(hours ? { hours } : {}) })),
      ...dialogIsClosed,
      ends('installments'),
    ],
  },
  {
    section: 'RULES 5',
    says: 'what the desk says is written of the very reservation in either dialog, in a form that is over once it was sent',
    on: 'note.requested',
    must: [
      shownWith((moment) => ({ ...CLOSED, noting: idIn(moment) })),
      starts('submission', () => ({ name: 'reservationNote', isOnce: true })),
      startsNot('watch', ...COMMANDS),
      emits(),
      ends('installments'),
    ],
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'whom the very reservation goes to is said in a form that is over once it was sent',
    on: 'give.requested',
    must: [
      shownWith((moment) => ({ ...CLOSED, giving: idIn(moment) })),
      starts('submission', () => ({ name: 'reservationGiving', isOnce: true })),
      startsNot('watch', ...COMMANDS),
      emits(),
      ends('installments'),
    ],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: "a card that is paid at the arena opens that reservation's installments",
    on: 'installments.requested',
    must: [
      shownWith((moment) => ({ settling: idIn(moment) })),
      starts('installments', (moment) => ({ reservation: idIn(moment) })),
      startsNot('watch', ...COMMANDS),
      emits(),
    ],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'a dialog closed leads back to the same day, which is watched on',
    on: ['dialog.closed', 'done(installments)', 'done(submission)'],
    must: [...dialogIsClosed, ends('installments'), ends('submission')],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'the day is watched and the commands are at hand all the time, and one dialog is open at most',
    must: ({ after, running }) => {
      const { paying, reading, settling, cancelling, noting, giving, isClosing, reopening } = describeAgenda(after);
      const open = [paying, reading, settling, cancelling, noting, giving, isClosing, reopening].filter(Boolean);
      same('several dialogs are open', true, open.length <= 1);
      const forms = [
        ...(settling === '' ? [] : ['installments']),
        ...(cancelling + noting + giving === '' && !isClosing && !reopening ? [] : ['submission']),
      ];
      const expected = [...COMMANDS, ...forms, 'watch'].toSorted();
      same('something else runs', expected, running);
    },
  },
  {
    section: 'LOOK',
    says: 'cards and picker work while no dialog is open; either dialog ends; the address leads on at any time',
    must: (moment, earlier) => {
      const { day, paying, reading, settling, cancelling, noting, giving, ...closing } = describeAgenda(moment.after);
      const isForm = cancelling + noting + giving !== '' || closing.isClosing || closing.reopening !== null;
      const isGrid = paying + reading + settling === '' && !isForm;
      can({ type: 'day.picked', day }, isGrid)(moment, earlier);
      can({ type: 'closing.requested' }, isGrid)(moment, earlier);
      can({ type: 'reopen.requested', closed: { id: 'x', court: 'y', startHour: 0 } }, isGrid)(moment, earlier);
      for (const wish of ['pay', 'cancel', 'details', 'installments']) {
        can({ type: `${wish}.requested`, id: 'x' }, isGrid)(moment, earlier);
      }
      can({ type: 'dialog.closed' }, paying + reading !== '' || isForm)(moment, earlier);
      can({ type: 'confirm.requested', method: 'pix' }, paying !== '')(moment, earlier);
      for (const wish of ['return', 'counter'])
        can({ type: `${wish}.requested`, id: 'x' }, reading !== '')(moment, earlier);
      for (const wish of ['noShow', 'attendance', 'note', 'moveBack', 'handBack'])
        can({ type: `${wish}.requested`, id: 'x' }, reading !== '' || settling !== '')(moment, earlier);
      const wish = { reservation: { id: 'x', date: day, hours: [], totalValue: 0 } };
      can({ type: 'move.requested', ...wish }, reading !== '' || settling !== '')(moment, earlier);
      can({ type: 'resize.requested', ...wish, hours: [] }, settling !== '')(moment, earlier);
      can({ type: 'restore.requested', id: 'x' }, reading !== '')(moment, earlier);
      can({ type: 'give.requested', id: 'x' }, settling !== '')(moment, earlier);
      can({ type: 'xstate.done.actor.submission' }, isForm)(moment, earlier);
      can({ type: 'xstate.done.actor.installments' }, settling !== '')(moment, earlier);
      can({ type: 'day.opened', day })(moment, earlier);
      can({ type: 'deed.done', deed: { kind: 'payment', id: 'x', reservation: 'y' } })(moment, earlier);
    },
  },
];
