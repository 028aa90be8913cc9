import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { commandMachine } from '../command/command.ts';
import { submissionMachine } from '../submission/submission.ts';

/** Who was named in a category and has not answered: what its organizer, and those who play with them, do about it. */
export const invitedMachine = setup({
  types: {
    /** Who is being replaced: their place in a registration, as one text. */
    context: {} as { place: string },
    events: {} as
      | { type: 'confirm.requested'; place: string }
      | { type: 'replace.requested'; place: string }
      /** `shares`: which, of which registration. */
      | { type: 'shares.requested'; shares: string }
      | { type: 'dialog.closed' },
    children: {} as { confirmation: 'confirmation'; shareTaking: 'shareTaking'; submission: 'submission' },
  },
  actors: { confirmation: commandMachine, shareTaking: commandMachine, submission: submissionMachine },
  actions: {
    keepPlace: assign({ place: (_, place: string) => place }),
    askToConfirm: sendTo('confirmation', (_, subject: string) => ({ type: 'command.requested', subject })),
    askToTakeShares: sendTo('shareTaking', (_, subject: string) => ({ type: 'command.requested', subject })),
  },
}).createMachine({
  id: 'invited',
  description: 'What is done about players who were named and have not answered, and about their shares',
  context: { place: '' },
  invoke: [
    { id: 'confirmation', src: 'confirmation', input: { name: 'confirmInvited', asksFirst: true } },
    { id: 'shareTaking', src: 'shareTaking', input: { name: 'takeShares', asksFirst: true } },
  ],
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The participants are on screen',
      on: {
        'confirm.requested': { actions: { type: 'askToConfirm', params: ({ event }) => event.place } },
        'shares.requested': { actions: { type: 'askToTakeShares', params: ({ event }) => event.shares } },
        'replace.requested': {
          target: 'replacing',
          actions: { type: 'keepPlace', params: ({ event }) => event.place },
        },
      },
    },
    replacing: {
      description: 'The organizer looks for somebody who plays instead',
      on: { 'dialog.closed': 'browsing' },
      invoke: {
        id: 'submission',
        src: 'submission',
        input: { name: 'replaceInvited', isOnce: true },
        onDone: 'browsing',
      },
    },
  },
});

/** Whose place is being given to somebody else; none is the empty text. */
export function describeInvited(snapshot: SnapshotFrom<typeof invitedMachine>) {
  return { replacing: snapshot.matches('replacing') ? snapshot.context.place : '' };
}
