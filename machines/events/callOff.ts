import { sendTo, setup } from 'xstate';
import { commandMachine } from '../command/command.ts';

/** An organizer calls off their own event, or one of its categories. */
export const callOffMachine = setup({
  types: {
    events: {} as { type: 'event.callOff.requested'; id: string } | { type: 'category.callOff.requested'; id: string },
    children: {} as { ofEvent: 'ofEvent'; ofCategory: 'ofCategory' },
  },
  actors: { ofEvent: commandMachine, ofCategory: commandMachine },
  actions: {
    askOfEvent: sendTo('ofEvent', (_, subject: string) => ({ type: 'command.requested', subject })),
    askOfCategory: sendTo('ofCategory', (_, subject: string) => ({ type: 'command.requested', subject })),
  },
}).createMachine({
  id: 'callOff',
  description: 'The page of an event for its organizer, with what can be called off',
  invoke: [
    { id: 'ofEvent', src: 'ofEvent', input: { name: 'callOffEvent', asksFirst: true } },
    { id: 'ofCategory', src: 'ofCategory', input: { name: 'callOffCategory', asksFirst: true } },
  ],
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The page is on screen; calling off is asked for and confirmed over it',
      on: {
        'event.callOff.requested': { actions: { type: 'askOfEvent', params: ({ event }) => event.id } },
        'category.callOff.requested': { actions: { type: 'askOfCategory', params: ({ event }) => event.id } },
      },
    },
  },
});
