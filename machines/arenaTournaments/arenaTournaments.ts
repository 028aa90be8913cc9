import { sendTo, setup, type SnapshotFrom } from 'xstate';
import { commandMachine } from '../command/command.ts';
import { pictureFormDialog } from '../submission/formDialog.ts';
import { pictureSubmissionMachine } from '../submission/pictureSubmission.ts';

/** The tournaments that an owner's arena announces: list, create, cancel. */
export const arenaTournamentsMachine = setup({
  types: {
    events: {} as { type: 'create.requested' } | { type: 'cancel.requested'; id: string } | { type: 'dialog.closed' },
    children: {} as { command: 'command'; submission: 'submission' },
  },
  actors: { command: commandMachine, submission: pictureSubmissionMachine },
  actions: {
    askToCancel: sendTo('command', (_, subject: string) => ({ type: 'command.requested', subject })),
  },
}).createMachine({
  id: 'arenaTournaments',
  description: 'The list of tournaments, with the form of a new one over it',
  invoke: { id: 'command', src: 'command', input: { name: 'cancelTournament', asksFirst: true } },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The list is on screen',
      on: {
        'create.requested': 'creating',
        'cancel.requested': { actions: { type: 'askToCancel', params: ({ event }) => event.id } },
      },
    },
    creating: {
      description: 'The form of a new tournament is open',
      ...pictureFormDialog('newTournament', true, 'browsing'),
    },
  },
});

export function describeArenaTournaments(snapshot: SnapshotFrom<typeof arenaTournamentsMachine>) {
  return { isCreating: snapshot.matches('creating') };
}
