import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { commandMachine } from '../command/command.ts';
import { formDialog } from '../submission/formDialog.ts';
import { submissionMachine } from '../submission/submission.ts';

/** Those who play every week at an owner's arena, or ask to: end a series, skip or restore one of its weeks, refuse a request. */
export const seriesMachine = setup({
  types: {
    context: {} as { subject: string },
    events: {} as
      /** `id` is the series, or the series and the day of the week (see `subjectOf`). */
      | { type: 'end.requested'; id: string }
      /** `id` is the request. */
      | { type: 'refusal.requested'; id: string }
      | { type: 'skip.requested'; id: string }
      | { type: 'restore.requested'; id: string }
      | { type: 'dialog.closed' },
    children: {} as { skip: 'skip'; restore: 'restore'; submission: 'submission' },
  },
  actors: { skip: commandMachine, restore: commandMachine, submission: submissionMachine },
  actions: {
    askToSkip: sendTo('skip', (_, subject: string) => ({ type: 'command.requested', subject })),
    askToRestore: sendTo('restore', (_, subject: string) => ({ type: 'command.requested', subject })),
  },
}).createMachine({
  id: 'series',
  description: 'The list of those who play every week, each with their weeks',
  context: { subject: '' },
  invoke: [
    // Neither asks first: each is the way back of the other.
    { id: 'skip', src: 'skip', input: { name: 'skipOccurrence', asksFirst: false } },
    { id: 'restore', src: 'restore', input: { name: 'restoreOccurrence', asksFirst: false } },
  ],
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The list is on screen',
      on: {
        'end.requested': { target: 'ending', actions: assign({ subject: ({ event }) => event.id }) },
        'refusal.requested': { target: 'refusing', actions: assign({ subject: ({ event }) => event.id }) },
        'skip.requested': { actions: { type: 'askToSkip', params: ({ event }) => event.id } },
        'restore.requested': { actions: { type: 'askToRestore', params: ({ event }) => event.id } },
      },
    },
    ending: {
      description: 'The last day is chosen, with what becomes of the weeks after it in sight',
      ...formDialog('seriesEnd', 'browsing'),
    },
    refusing: {
      description: 'Why a request is refused is written, for the player',
      ...formDialog('seriesRefusal', 'browsing'),
    },
  },
});

/** `ending` is the id of the series in the dialog, `refusing` that of the request, or empty. */
export function describeSeries(snapshot: SnapshotFrom<typeof seriesMachine>) {
  const { subject } = snapshot.context;
  return { ending: snapshot.matches('ending') ? subject : '', refusing: snapshot.matches('refusing') ? subject : '' };
}
