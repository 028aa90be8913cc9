import { sendTo, setup, type SnapshotFrom } from 'xstate';
import { commandMachine } from '../command/command.ts';
import { formDialog } from '../submission/formDialog.ts';
import { submissionMachine } from '../submission/submission.ts';

/** An arena's changes of its hours for single days. They are created and deleted, never edited. */
export const alterationsMachine = setup({
  types: {
    events: {} as
      | { type: 'create.requested' }
      | { type: 'many.requested' }
      | { type: 'delete.requested'; id: string }
      | { type: 'dialog.closed' },
    children: {} as { command: 'command'; submission: 'submission' },
  },
  actors: { command: commandMachine, submission: submissionMachine },
  actions: {
    askToDelete: sendTo('command', (_, subject: string) => ({ type: 'command.requested', subject })),
  },
}).createMachine({
  id: 'alterations',
  description: 'The list of alterations, with one dialog at a time',
  invoke: { id: 'command', src: 'command', input: { name: 'deleteAlteration', asksFirst: true } },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The list is on screen',
      on: {
        'create.requested': 'creating',
        'many.requested': 'creatingMany',
        'delete.requested': { actions: { type: 'askToDelete', params: ({ event }) => event.id } },
      },
    },
    creating: { description: 'The form of a new alteration is open', ...formDialog('newAlteration', 'browsing') },
    creatingMany: {
      description: 'The form of many alterations at once is open',
      ...formDialog('manyAlterations', 'browsing'),
    },
  },
});

export function describeAlterations(snapshot: SnapshotFrom<typeof alterationsMachine>) {
  return { isCreating: snapshot.matches('creating'), isCreatingMany: snapshot.matches('creatingMany') };
}
