import { setup, type SnapshotFrom } from 'xstate';
import { formDialog } from '../submission/formDialog.ts';
import { submissionMachine } from '../submission/submission.ts';

/** An organizer adds tournament categories to their own event. */
export const categoryCreationMachine = setup({
  types: {
    events: {} as { type: 'create.requested' } | { type: 'dialog.closed' },
    children: {} as { submission: 'submission' },
  },
  actors: { submission: submissionMachine },
}).createMachine({
  id: 'categoryCreation',
  description: 'The categories of an event, with the form of a new one over them',
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The categories are on screen',
      on: { 'create.requested': 'creating' },
    },
    creating: { description: 'The form of a new category is open', ...formDialog('newCategory', 'browsing') },
  },
});

export function describeCategoryCreation(snapshot: SnapshotFrom<typeof categoryCreationMachine>) {
  return { isCreating: snapshot.matches('creating') };
}
