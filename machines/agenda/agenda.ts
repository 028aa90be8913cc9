import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { toIsoDay } from '#domain/values/days/day.ts';
import { formDialog } from '../submission/formDialog.ts';
import type { MoveWish } from './moveSetup.ts';
import { agendaSetup } from './agendaSetup.ts';

const wishOf = ({ event }: { readonly event: MoveWish }) => event;
const idOf = ({ event }: { readonly event: { readonly id: string } }) => event.id;

/** Of both dialogs: whether anybody came is said of their reservation, or it gets other hours or those of before, and they close. */
const deedEdges = {
  'noShow.requested': { target: 'browsing', actions: { type: 'askToMark', params: idOf } },
  'attendance.requested': { target: 'browsing', actions: { type: 'askToClear', params: idOf } },
  'move.requested': { target: 'browsing', actions: { type: 'askToMove', params: wishOf } },
  'handBack.requested': { target: 'browsing', actions: { type: 'askToHandBack', params: idOf } },
  'moveBack.requested': { target: 'browsing', actions: { type: 'askToMoveBack', params: idOf } },
} as const;

/** Of both dialogs: what the desk says about their reservation is written in a dialog of its own. */
const noteEdges = {
  'note.requested': { target: 'noting', actions: { type: 'takeSubject', params: idOf } },
} as const;

/** The owner's agenda of one day: polled while on screen; its reservations are confirmed, cancelled and settled one by one. */
export const agendaMachine = agendaSetup.createMachine({
  id: 'agenda',
  description: 'One day of an arena at a time, kept as the server has it',
  context: ({ input: { day } }) => ({ day, picked: day, subject: '', closed: null }),
  invoke: [
    { id: 'followAddress', src: 'followAddress' },
    { id: 'followDeeds', src: 'followDeeds' },
    { id: 'undo', src: 'undo' },
    { id: 'move', src: 'move' },
    { id: 'markNoShow', src: 'markNoShow', input: { name: 'markNoShow' } },
    { id: 'clearNoShow', src: 'clearNoShow', input: { name: 'clearNoShow' } },
    // After the others for many cards, the undo's too: of several such actors the tests of their chart watch the newest.
    { id: 'confirm', src: 'confirm', input: { name: 'payReservation' } },
    { id: 'giveBack', src: 'giveBack', input: { name: 'returnRefund', asksFirst: true } },
    { id: 'counter', src: 'counter', input: { name: 'settleAtCounter', asksFirst: true } },
  ],
  initial: 'dialog',
  on: {
    'deed.done': { actions: { type: 'offerUndo', params: ({ event }) => event.deed } },
    'day.opened': { target: '.dialog', actions: { type: 'showDay', params: ({ event }) => event.day } },
  },
  states: {
    dialog: {
      description: 'The day is watched while the owner works on its cards; another day is another watch',
      invoke: {
        id: 'watch',
        src: 'watch',
        input: ({ context }) => ({ name: 'agenda', subject: toIsoDay(context.day) }),
      },
      initial: 'browsing',
      states: {
        browsing: {
          description: 'The grid is on screen',
          on: {
            'day.picked': { actions: { type: 'pickDay', params: ({ event }) => event.day } },
            'pay.requested': { target: 'paying', actions: { type: 'takeSubject', params: idOf } },
            'closing.requested': 'closing',
            'reopen.requested': {
              target: 'reopening',
              actions: { type: 'takeClosed', params: ({ event }) => event.closed },
            },
            'cancel.requested': {
              target: 'cancelling',
              actions: { type: 'takeSubject', params: ({ event }) => event.id },
            },
            'details.requested': {
              target: 'reading',
              actions: { type: 'takeSubject', params: ({ event }) => event.id },
            },
            'installments.requested': {
              target: 'settling',
              actions: { type: 'takeSubject', params: ({ event }) => event.id },
            },
          },
        },
        paying: {
          description: 'How a reservation was paid is asked, by one tap',
          on: {
            'dialog.closed': 'browsing',
            'confirm.requested': {
              target: 'browsing',
              actions: { type: 'askToConfirm', params: ({ event }) => event.method },
            },
          },
        },
        closing: {
          description: 'Which courts are closed, when and why is chosen, with what that cancels in sight',
          ...formDialog('courtClosure', 'browsing'),
        },
        reopening: {
          description:
            'How much of a closure is opened again is chosen: one of its hours, a court, or all that is ahead',
          ...formDialog('courtReopening', 'browsing'),
        },
        cancelling: {
          description: 'The owner is asked whether they mean it, and what becomes of money that was received',
          ...formDialog('deskCancellation', 'browsing'),
        },
        reading: {
          description: 'A reservation that nothing is paid of at the arena is looked at',
          on: {
            'dialog.closed': 'browsing',
            'restore.requested': {
              target: 'browsing',
              actions: { type: 'askToRestore', params: ({ event }) => event.id },
            },
            'return.requested': {
              target: 'browsing',
              actions: { type: 'askToReturn', params: ({ event }) => event.id },
            },
            'counter.requested': {
              target: 'browsing',
              actions: { type: 'askToReceive', params: ({ event }) => event.id },
            },
            ...deedEdges,
            ...noteEdges,
          },
        },
        settling: {
          description: 'What was paid of a reservation at the arena is written down',
          invoke: {
            id: 'installments',
            src: 'installments',
            input: ({ context }) => ({ reservation: context.subject }),
            onDone: 'browsing',
          },
          on: {
            ...deedEdges,
            ...noteEdges,
            'resize.requested': { target: 'browsing', actions: { type: 'askToMove', params: wishOf } },
            'give.requested': { target: 'giving', actions: { type: 'takeSubject', params: idOf } },
          },
        },
        noting: {
          description: 'What the desk says about a reservation is written; the player never sees it',
          ...formDialog('reservationNote', 'browsing'),
        },
        giving: {
          description: 'Whom a reservation goes to is chosen; its hours and payments stay',
          ...formDialog('reservationGiving', 'browsing'),
        },
      },
    },
  },
});

export type AgendaActor = ActorRefFrom<typeof agendaMachine>;

/** `paying`, `reading`, `settling`, `cancelling`, `noting` and `giving` are ids of reservations, empty when the dialog is closed; `isClosing`: the form of a closure is open; `reopening`: the hour whose closure is opened again, or null. */
export function describeAgenda(snapshot: SnapshotFrom<typeof agendaMachine>) {
  const { day, picked, subject, closed } = snapshot.context;
  return {
    day,
    picked,
    paying: snapshot.matches({ dialog: 'paying' }) ? subject : '',
    reading: snapshot.matches({ dialog: 'reading' }) ? subject : '',
    settling: snapshot.matches({ dialog: 'settling' }) ? subject : '',
    cancelling: snapshot.matches({ dialog: 'cancelling' }) ? subject : '',
    noting: snapshot.matches({ dialog: 'noting' }) ? subject : '',
    giving: snapshot.matches({ dialog: 'giving' }) ? subject : '',
    isClosing: snapshot.matches({ dialog: 'closing' }),
    reopening: snapshot.matches({ dialog: 'reopening' }) ? closed : null,
  };
}
