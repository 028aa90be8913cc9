import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { commandMachine } from './command/command.ts';
import type { CommandName } from './command/commandNames.ts';
import type { FormName } from './submission/forms.ts';
import { formDialog } from './submission/formDialog.ts';
import { submissionMachine } from './submission/submission.ts';

interface KeptThings {
  /** The chart's id. */
  readonly id: string;
  readonly description: string;
  /** The names of its forms and of its command. */
  readonly create: FormName;
  readonly edit: FormName;
  readonly delete: CommandName;
}

/** The chart of a list whose items are created, edited and deleted, in one dialog at a time. */
export function keptListMachine(things: KeptThings) {
  return setup({
    types: {
      context: {} as { subject: string },
      events: {} as
        | { type: 'create.requested' }
        | { type: 'edit.requested'; id: string }
        | { type: 'delete.requested'; id: string }
        | { type: 'dialog.closed' },
      children: {} as { command: 'command'; submission: 'submission' },
    },
    actors: { command: commandMachine, submission: submissionMachine },
    actions: {
      askToDelete: sendTo('command', (_, subject: string) => ({ type: 'command.requested', subject })),
    },
  }).createMachine({
    id: things.id,
    description: things.description,
    context: { subject: '' },
    invoke: { id: 'command', src: 'command', input: { name: things.delete, asksFirst: true } },
    initial: 'browsing',
    states: {
      browsing: {
        description: 'The list is on screen',
        on: {
          'create.requested': 'creating',
          'edit.requested': { target: 'editing', actions: assign({ subject: ({ event }) => event.id }) },
          'delete.requested': { actions: { type: 'askToDelete', params: ({ event }) => event.id } },
        },
      },
      creating: { description: 'The form of a new one is open', ...formDialog(things.create, 'browsing') },
      editing: { description: 'The form of one that is there is open', ...formDialog(things.edit, 'browsing') },
    },
  });
}

export type KeptListMachine = ReturnType<typeof keptListMachine>;

/** `editing` is the item's id, empty when that dialog is closed. */
export function describeKeptList(snapshot: SnapshotFrom<KeptListMachine>) {
  return {
    isCreating: snapshot.matches('creating'),
    editing: snapshot.matches('editing') ? snapshot.context.subject : '',
  };
}
