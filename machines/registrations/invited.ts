import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { commandMachine } from '../command/command.ts';
import { formDialog } from '../submission/formDialog.ts';
import { submissionMachine } from '../submission/submission.ts';

/** What the organizer and the other players of a registration do about an invited player who has not answered. */
export const invitedMachine = setup({
  types: {
    /** The place in a registration whose player is being replaced, encoded as one text. */
    context: {} as { place: string },
    events: {} as
      | { type: 'confirm.requested'; place: string }
      | { type: 'replace.requested'; place: string }
      /** `shares`: a registration and some shares of its price, encoded as one text. */
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
      ...formDialog('replaceInvited', 'browsing'),
    },
  },
});

/** `replacing` is the place whose player is being replaced, or empty. */
export function describeInvited(snapshot: SnapshotFrom<typeof invitedMachine>) {
  return { replacing: snapshot.matches('replacing') ? snapshot.context.place : '' };
}
