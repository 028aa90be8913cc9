import { sendTo, setup, type SnapshotFrom } from 'xstate';
import { UNDO_SECONDS } from '#domain/agenda/undo.ts';
import { commandMachine } from '../command/command.ts';
import { submissionMachine } from '../submission/submission.ts';

/** What the desk pays a player out of their credit, and takes back: the last payout by one tap, an earlier one after a question. */
export const creditPayoutMachine = setup({
  types: {
    events: {} as
      /** `id` is the payout's. */
      | { type: 'takeBack.requested'; id: string }
      /** Of what was just paid out. */
      | { type: 'undo.requested' },
    children: {} as { takeBack: 'takeBack'; undo: 'undo'; submission: 'submission' },
  },
  actors: {
    takeBack: commandMachine,
    /** Its real actor knows which payout was the last. */
    undo: commandMachine,
    submission: submissionMachine,
  },
  delays: { undoTime: UNDO_SECONDS * 1_000 },
  actions: {
    askToTakeBack: sendTo('takeBack', (_, subject: string) => ({ type: 'command.requested', subject })),
    takeLastBack: sendTo('undo', { type: 'command.requested', subject: '' }),
  },
}).createMachine({
  id: 'creditPayout',
  description: 'The credit of a player, which the desk pays out and takes back',
  invoke: [
    { id: 'takeBack', src: 'takeBack', input: { name: 'undoCreditPayout', asksFirst: true } },
    { id: 'undo', src: 'undo', input: { name: 'undoLastPayout', asksFirst: false } },
  ],
  on: { 'takeBack.requested': { actions: { type: 'askToTakeBack', params: ({ event }) => event.id } } },
  initial: 'asking',
  states: {
    asking: {
      description: 'It is asked how much is paid out, and how; after each payout anew',
      invoke: {
        id: 'submission',
        src: 'submission',
        input: { name: 'creditPayout', isOnce: true },
        onDone: { target: '.paidOut', reenter: true },
      },
      initial: 'resting',
      states: {
        resting: { description: 'Nothing was paid out just now' },
        paidOut: {
          description: 'What was just paid out can be taken back by one tap',
          after: { undoTime: 'resting' },
          on: { 'undo.requested': { target: 'resting', actions: 'takeLastBack' } },
        },
      },
    },
  },
});

/** `canTakeLastBack`: what was just paid out can be taken back by one tap. */
export function describeCreditPayout(snapshot: SnapshotFrom<typeof creditPayoutMachine>) {
  return { canTakeLastBack: snapshot.matches({ asking: 'paidOut' }) };
}
