import { sendTo, setup } from 'xstate';
import { commandMachine } from '../command/command.ts';

/** An admin approves events, or calls them off. */
export const eventApprovalMachine = setup({
  types: {
    events: {} as { type: 'approve.requested'; id: string } | { type: 'cancel.requested'; id: string },
    children: {} as { approval: 'approval'; cancellation: 'cancellation' },
  },
  actors: { approval: commandMachine, cancellation: commandMachine },
  actions: {
    askToApprove: sendTo('approval', (_, subject: string) => ({ type: 'command.requested', subject })),
    askToCancel: sendTo('cancellation', (_, subject: string) => ({ type: 'command.requested', subject })),
  },
}).createMachine({
  id: 'eventApproval',
  description: 'The list of events, with what an admin decides on each',
  invoke: [
    { id: 'approval', src: 'approval', input: { name: 'approveEvent', asksFirst: true } },
    { id: 'cancellation', src: 'cancellation', input: { name: 'cancelEvent', asksFirst: true } },
  ],
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The list is on screen; a decision is asked for and confirmed over it',
      on: {
        'approve.requested': { actions: { type: 'askToApprove', params: ({ event }) => event.id } },
        'cancel.requested': { actions: { type: 'askToCancel', params: ({ event }) => event.id } },
      },
    },
  },
});
