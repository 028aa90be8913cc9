import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { profileCompletionMachine } from '../booking/profileCompletion.ts';
import { commandMachine } from '../command/command.ts';
import { formDialog } from '../submission/formDialog.ts';
import { submissionMachine } from '../submission/submission.ts';

/** A player answers an invitation to play. To accept, they first complete their profile, then read what accepting means. */
export const invitationMachine = setup({
  types: {
    /** The registration that the player is invited to. */
    context: {} as { invitation: string },
    events: {} as
      | {
          type: 'accept.requested';
          invitation: string;
          /** The player's city, phone and gender are known. */
          isProfileComplete: boolean;
        }
      | { type: 'refusal.requested'; invitation: string }
      | { type: 'dialog.closed' },
    children: {} as { profileCompletion: 'profileCompletion'; submission: 'submission'; refusal: 'refusal' },
  },
  actors: {
    profileCompletion: profileCompletionMachine,
    submission: submissionMachine,
    refusal: commandMachine,
  },
  guards: {
    isProfileKnown: (_, isKnown: boolean) => isKnown,
  },
  actions: {
    keepInvitation: assign({ invitation: (_, invitation: string) => invitation }),
    askToRefuse: sendTo('refusal', (_, subject: string) => ({ type: 'command.requested', subject })),
  },
}).createMachine({
  id: 'invitation',
  description: 'Answering invitations to play, one at a time',
  context: { invitation: '' },
  invoke: { id: 'refusal', src: 'refusal', input: { name: 'declineInvitation', asksFirst: true } },
  initial: 'idle',
  states: {
    idle: {
      description: 'Invitations are on screen, if there are any',
      on: {
        'accept.requested': [
          {
            guard: { type: 'isProfileKnown', params: ({ event }) => event.isProfileComplete },
            target: 'accepting',
            actions: { type: 'keepInvitation', params: ({ event }) => event.invitation },
          },
          {
            target: 'completingProfile',
            actions: { type: 'keepInvitation', params: ({ event }) => event.invitation },
          },
        ],
        'refusal.requested': { actions: { type: 'askToRefuse', params: ({ event }) => event.invitation } },
      },
    },
    completingProfile: {
      description: 'City, phone and gender are missing and asked for first',
      invoke: {
        id: 'profileCompletion',
        src: 'profileCompletion',
        onDone: [
          { guard: { type: 'isProfileKnown', params: ({ event }) => event.output.isComplete }, target: 'accepting' },
          { target: 'idle' },
        ],
      },
    },
    accepting: {
      description: 'What is owed and who sees what is on screen; the shirt is chosen where there is one',
      ...formDialog('acceptInvitation', 'idle'),
    },
  },
});

/** `accepting` is the invitation's id, or empty. */
export function describeInvitation(snapshot: SnapshotFrom<typeof invitationMachine>) {
  return { accepting: snapshot.matches('accepting') ? snapshot.context.invitation : '' };
}
