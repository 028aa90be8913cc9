import { describeMyReservations, type myReservationsMachine } from '../../../machines/booking/myReservations.ts';
import {
  can,
  type Check,
  emits,
  ends,
  type Rule,
  same,
  shows,
  starts,
  startsNot,
  stays,
  waits,
  requests,
} from '../harness/rules.ts';

type MyReservations = typeof myReservationsMachine;

const READ_LIMIT_MS = 8_000;
const NO_ANSWER = 'O servidor demorou demais para responder. Tente novamente.';

const answer = (event: object) => Object(Reflect.get(event, 'output')) as Readonly<Record<string, unknown>>;
/** Ids of the reservations being looked up and being paid, empty for none. */
const opens = (opening: string, paying = ''): Check<MyReservations> =>
  shows(describeMyReservations, { opening, paying });
const listIsBack = [opens(''), startsNot()];

/** What the specification says of the player's list of reservations. */
export const myReservationsRules: readonly Rule<MyReservations>[] = [
  {
    section: 'SPEC 2, Player-only routes',
    says: 'the list opens with no dialog; cancelling a reservation asks first',
    on: 'start',
    must: [opens(''), starts('command', () => ({ name: 'cancelReservation', asksFirst: true })), emits()],
  },
  {
    section: 'SPEC 4, Reservation',
    says: "a reservation's 'Cancelar' asks about that very reservation, and leaves the list as it is",
    on: 'cancel.requested',
    must: [requests('command'), stays, startsNot(), emits()],
  },
  {
    section: 'SPEC 4, Reservation',
    says: "'Pagar reserva' asks the server whether that reservation is still to be paid, for 8 seconds at most",
    on: 'pay.requested',
    must: [
      (moment, earlier) => opens(String(moment.event['id']))(moment, earlier),
      starts('openPayment', ({ event }) => ({ id: event['id'] })),
      waits('readLimit', READ_LIMIT_MS),
      emits(),
    ],
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'one that is still to be paid opens its PIX, for as long as the server says',
    on: 'done(openPayment)',
    when: ({ event }) => answer(event)['_tag'] === 'Payable',
    must: [
      (moment, earlier) => opens('', String(answer(moment.event)['subject']))(moment, earlier),
      starts('payment', ({ event }) => ({ subject: answer(event)['subject'], charge: answer(event)['charge'] })),
      emits(),
    ],
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'one that was paid, cancelled or expired meanwhile is no failure: the list is read again, and a paid one is told as paid',
    on: 'done(openPayment)',
    when: ({ event }) => answer(event)['_tag'] === 'Closed',
    must: [
      ...listIsBack,
      (moment, earlier) =>
        emits({ type: 'reservation.closed', isPaid: answer(moment.event)['isPaid'] })(moment, earlier),
    ],
  },
  {
    section: 'SPEC 8',
    says: "a failure is told in the server's words, else in the general ones, and the list is there again",
    on: ['done(openPayment)', 'error(openPayment)'],
    when: ({ event }) => !['Payable', 'Closed'].includes(String(answer(event)['_tag'])),
    must: [
      ...listIsBack,
      (moment, earlier) =>
        emits({ type: 'reservation.failed', message: answer(moment.event)['message'] })(moment, earlier),
    ],
  },
  {
    section: 'Decision 032',
    says: 'a question that changes nothing ends after 8 seconds, the call with it, and says so',
    on: 'after(readLimit)',
    must: [...listIsBack, ends('openPayment'), emits({ type: 'reservation.failed', message: NO_ANSWER })],
  },
  {
    section: 'SPEC 4, Card payment',
    says: 'the PIX closed leads back to the list, and is followed no more',
    on: 'dialog.closed',
    must: [...listIsBack, ends('payment'), emits()],
  },
  {
    section: 'LOOK',
    says: 'one thing at a time: a reservation is paid or cancelled from the list, and only an open PIX can be closed',
    must: (moment, earlier) => {
      const { opening, paying } = describeMyReservations(moment.after);
      const isList = opening === '' && paying === '';
      can({ type: 'pay.requested', id: 'x' }, isList)(moment, earlier);
      can({ type: 'cancel.requested', id: 'x' }, isList)(moment, earlier);
      can({ type: 'dialog.closed' }, paying !== '')(moment, earlier);
      can({ type: 'xstate.error.actor.openPayment' }, opening !== '')(moment, earlier);
      const calls = ['command', ...(opening === '' ? [] : ['openPayment']), ...(paying === '' ? [] : ['payment'])];
      same('something else runs', calls, moment.running);
      same('it is busy otherwise', opening !== '', moment.after.hasTag('busy'));
    },
  },
];
