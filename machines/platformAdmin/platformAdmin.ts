import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { commandMachine } from '../command/command.ts';
import { formDialog } from '../submission/formDialog.ts';
import { submissionMachine } from '../submission/submission.ts';

/** What operators look after: jobs that fail, money on its way back, disputes, arenas, the audit. A job can be tried again, an arena hidden, the audit checked. */
export const platformAdminMachine = setup({
  types: {
    /** `subject`: the arena that is about to be hidden, or was last. */
    context: {} as { subject: string },
    events: {} as
      | { type: 'retry.requested'; id: string }
      | { type: 'hide.requested'; id: string }
      | { type: 'show.requested'; id: string }
      | { type: 'check.requested' }
      | { type: 'dialog.closed' },
    children: {} as { retry: 'retry'; show: 'show'; check: 'check'; submission: 'submission' },
  },
  actors: { retry: commandMachine, show: commandMachine, check: commandMachine, submission: submissionMachine },
  actions: {
    askToRetry: sendTo('retry', (_, subject: string) => ({ type: 'command.requested', subject })),
    askToShow: sendTo('show', (_, subject: string) => ({ type: 'command.requested', subject })),
    askToCheck: sendTo('check', { type: 'command.requested', subject: '' }),
  },
}).createMachine({
  id: 'platformAdmin',
  description: 'What an admin looks after while the platform runs, with what can be tried again',
  context: { subject: '' },
  invoke: [
    { id: 'retry', src: 'retry', input: { name: 'retryJob', asksFirst: false } },
    { id: 'show', src: 'show', input: { name: 'showArena', asksFirst: false } },
    { id: 'check', src: 'check', input: { name: 'checkAudit', asksFirst: false } },
  ],
  on: {
    'retry.requested': { actions: { type: 'askToRetry', params: ({ event }) => event.id } },
    'check.requested': { actions: 'askToCheck' },
  },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The lists are on screen; neither a try nor a check can do harm, so they are not confirmed',
      on: {
        'hide.requested': { target: 'hiding', actions: assign({ subject: ({ event }) => event.id }) },
        'show.requested': { actions: { type: 'askToShow', params: ({ event }) => event.id } },
      },
    },
    hiding: {
      description: 'It is asked why the arena is hidden, which its team will read',
      ...formDialog('arenaHiding', 'browsing'),
    },
  },
});

/** The id of the arena whose dialog is open, empty when none is. */
export function describePlatformAdmin(snapshot: SnapshotFrom<typeof platformAdminMachine>) {
  return { hiding: snapshot.matches('hiding') ? snapshot.context.subject : '' };
}
