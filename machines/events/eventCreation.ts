import { setup, type SnapshotFrom } from 'xstate';
import { pictureFormDialog } from '../submission/formDialog.ts';
import { pictureSubmissionMachine } from '../submission/pictureSubmission.ts';

/** A player proposes an event, with its artwork, in a form over the list of events. */
export const eventCreationMachine = setup({
  types: {
    events: {} as { type: 'create.requested' } | { type: 'dialog.closed' },
    children: {} as { submission: 'submission' },
  },
  actors: { submission: pictureSubmissionMachine },
}).createMachine({
  id: 'eventCreation',
  description: 'The list of events, with the form of a new one over it',
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The list is on screen',
      on: { 'create.requested': 'creating' },
    },
    creating: {
      description: 'The form of a new event is open',
      ...pictureFormDialog('newEvent', false, 'browsing'),
    },
  },
});

export function describeEventCreation(snapshot: SnapshotFrom<typeof eventCreationMachine>) {
  return { isCreating: snapshot.matches('creating') };
}
