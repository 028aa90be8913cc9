import { assign, setup, type SnapshotFrom } from 'xstate';
import { formDialog } from '../submission/formDialog.ts';
import { submissionMachine } from '../submission/submission.ts';

/** An organizer adds tournament categories to their own event, and changes it and them. */
export const categoryCreationMachine = setup({
  types: {
    /** `category` is the id of the one that is edited. */
    context: {} as { category: string },
    events: {} as
      | { type: 'create.requested' }
      | { type: 'categoryEdit.requested'; id: string }
      | { type: 'eventEdit.requested' }
      | { type: 'dialog.closed' },
    children: {} as { submission: 'submission' },
  },
  actors: { submission: submissionMachine },
  actions: { keepCategory: assign({ category: (_, id: string) => id }) },
}).createMachine({
  id: 'categoryCreation',
  description: 'The categories of an event, with the form of a new one, or of what is changed, over them',
  context: { category: '' },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The categories are on screen',
      on: {
        'create.requested': 'creating',
        'categoryEdit.requested': {
          target: 'editingCategory',
          actions: { type: 'keepCategory', params: ({ event }) => event.id },
        },
        'eventEdit.requested': 'editingEvent',
      },
    },
    editingCategory: {
      description: 'The form of a category that is there is open',
      ...formDialog('category', 'browsing'),
    },
    editingEvent: { description: 'The form of the event itself is open', ...formDialog('event', 'browsing') },
    creating: { description: 'The form of a new category is open', ...formDialog('newCategory', 'browsing') },
  },
});

/** `editing` is the id of the category whose form is open, or empty. */
export function describeCategoryCreation(snapshot: SnapshotFrom<typeof categoryCreationMachine>) {
  return {
    isCreating: snapshot.matches('creating'),
    editing: snapshot.matches('editingCategory') ? snapshot.context.category : '',
    isEditingEvent: snapshot.matches('editingEvent'),
  };
}
