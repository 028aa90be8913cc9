import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { TapMethod } from '#domain/ledger/movement.ts';
import type { Day } from '#domain/values/days/day.ts';
import { commandMachine } from '../command/command.ts';
import { commandsMachine } from '../command/commands.ts';
import { subjectOf } from '../command/subjectParts.ts';
import { notProvided } from '../notProvided.ts';
import { submissionMachine } from '../submission/submission.ts';
import { watchMachine } from '../watch/watch.ts';
import { installmentsMachine } from './installments.ts';
import { moveMachine } from './move.ts';
import type { MoveWish } from './moveSetup.ts';
import { type Deed, undoMachine } from './undo.ts';

/** An hour of the day on screen that a closure has. */
export interface ClosedHour {
  /** The closure's id. */
  readonly id: string;
  readonly court: string;
  readonly startHour: number;
}

/** What the address of the agenda can ask for. */
export type AddressNews =
  | { type: 'day.opened'; day: Day }
  | { type: 'details.requested'; id: string }
  | { type: 'installments.requested'; id: string }
  | { type: 'closing.requested' };

export const agendaSetup = setup({
  types: {
    input: {} as { day: Day },
    /** `picked` is the date field's value, shown only after a search. `subject` is the reservation in the dialog, `closed` the hour that is opened again. */
    context: {} as { day: Day; picked: Day; subject: string; closed: ClosedHour | null },
    events: {} as
      | { type: 'day.picked'; day: Day }
      | { type: 'day.opened'; day: Day }
      | { type: 'pay.requested'; id: string }
      | { type: 'confirm.requested'; method: TapMethod }
      | { type: 'deed.done'; deed: Deed }
      | { type: 'cancel.requested'; id: string }
      | { type: 'details.requested'; id: string }
      | { type: 'return.requested'; id: string }
      | { type: 'counter.requested'; id: string }
      | { type: 'restore.requested'; id: string }
      | { type: 'closing.requested' }
      | { type: 'reopen.requested'; closed: ClosedHour }
      | { type: 'moveBack.requested'; id: string }
      | { type: 'handBack.requested'; id: string }
      | { type: 'installments.requested'; id: string }
      | { type: 'noShow.requested'; id: string }
      | { type: 'attendance.requested'; id: string }
      | MoveWish
      | { type: 'note.requested'; id: string }
      | { type: 'give.requested'; id: string }
      | { type: 'dialog.closed' },
    children: {} as {
      followAddress: 'followAddress';
      confirm: 'confirm';
      followDeeds: 'followDeeds';
      undo: 'undo';
      move: 'move';
      giveBack: 'giveBack';
      counter: 'counter';
      markNoShow: 'markNoShow';
      clearNoShow: 'clearNoShow';
      watch: 'watch';
      installments: 'installments';
      submission: 'submission';
    },
  },
  actors: {
    /** Sends `day.opened` when the address changes to another day, and asks for the card that it leads to. */
    followAddress: fromCallback<AddressNews>(notProvided),
    confirm: commandsMachine,
    /** Sends `deed.done` for each payment and cancellation that the server has recorded. */
    followDeeds: fromCallback<{ type: 'deed.done'; deed: Deed }>(notProvided),
    undo: undoMachine,
    /** A reservation on its way to other hours; it stays while another day is opened. */
    move: moveMachine,
    /** Records that the owner returned by other means a refund that the bank refused. */
    giveBack: commandMachine,
    /** Calls off the PIX that a reservation waits for: the desk receives the money. */
    counter: commandMachine,
    /** Notes that nobody came; `clearNoShow`, that somebody did after all. Of several reservations at once. */
    markNoShow: commandsMachine,
    clearNoShow: commandsMachine,
    watch: watchMachine,
    installments: installmentsMachine,
    submission: submissionMachine,
  },
  actions: {
    pickDay: assign({ picked: (_, day: Day) => day }),
    showDay: assign((_, day: Day) => ({ day, picked: day })),
    takeSubject: assign({ subject: (_, id: string) => id }),
    takeClosed: assign({ closed: (_, closed: ClosedHour) => closed }),
    askToConfirm: sendTo('confirm', ({ context }, method: TapMethod) => ({
      type: 'command.requested',
      subject: subjectOf(context.subject, method),
    })),
    offerUndo: sendTo('undo', (_, deed: Deed) => ({ type: 'deed.done', deed })),
    askToMove: sendTo('move', (_, wish: MoveWish) => wish),
    askToReturn: sendTo('giveBack', (_, subject: string) => ({ type: 'command.requested', subject })),
    askToReceive: sendTo('counter', (_, subject: string) => ({ type: 'command.requested', subject })),
    askToMark: sendTo('markNoShow', (_, subject: string) => ({ type: 'command.requested', subject })),
    askToClear: sendTo('clearNoShow', (_, subject: string) => ({ type: 'command.requested', subject })),
    askToRestore: sendTo('undo', (_, reservation: string) => ({ type: 'restore.requested', reservation })),
    askToHandBack: sendTo('undo', (_, reservation: string) => ({ type: 'handBack.requested', reservation })),
    askToMoveBack: sendTo('undo', (_, reservation: string) => ({ type: 'moveBack.requested', reservation })),
  },
});
