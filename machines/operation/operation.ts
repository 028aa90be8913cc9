import { sendTo, setup } from 'xstate';
import { commandMachine } from '../command/command.ts';

/** What operators look after: jobs that fail, money on its way back, disputes. A job can be tried again. */
export const operationMachine = setup({
  types: {
    events: {} as { type: 'retry.requested'; id: string },
    children: {} as { retry: 'retry' },
  },
  actors: { retry: commandMachine },
  actions: {
    askToRetry: sendTo('retry', (_, subject: string) => ({ type: 'command.requested', subject })),
  },
}).createMachine({
  id: 'operation',
  description: 'What an admin looks after while the platform runs, with what can be tried again',
  invoke: { id: 'retry', src: 'retry', input: { name: 'retryJob', asksFirst: false } },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The lists are on screen; trying a job again can do no harm, so it is not confirmed',
      on: { 'retry.requested': { actions: { type: 'askToRetry', params: ({ event }) => event.id } } },
    },
  },
});
