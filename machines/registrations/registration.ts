import { assign, setup, type SnapshotFrom } from 'xstate';
import { profileCompletionMachine } from '../booking/profileCompletion.ts';
import type { FormsOf } from '../submission/forms.ts';
import { submissionMachine } from '../submission/submission.ts';

export type RegistrationForm = keyof FormsOf['registration'];

interface Wanted {
  readonly tournament: string;
  readonly form: RegistrationForm;
  readonly insteadOf?: string;
}

/** Registers for a tournament category: the player first completes their profile, then chooses who plays with them. */
export const registrationMachine = setup({
  types: {
    context: {} as {
      /** The category's id. */
      tournament: string;
      form: RegistrationForm;
      /** The registration whose place in the draw is filled; empty for a new place. */
      insteadOf: string;
    },
    events: {} as
      | {
          type: 'registration.requested';
          tournament: string;
          form: RegistrationForm;
          /** A registration that withdrew, into whose place the organizer puts others. */
          insteadOf?: string;
          /** The registering player's city, phone and gender are known. True for an organizer who registers others. */
          isProfileComplete: boolean;
        }
      | { type: 'dialog.closed' },
    children: {} as { profileCompletion: 'profileCompletion'; submission: 'submission' },
  },
  actors: { profileCompletion: profileCompletionMachine, submission: submissionMachine },
  guards: {
    isProfileKnown: (_, isKnown: boolean) => isKnown,
  },
  actions: {
    keepWhat: assign((_, { tournament, form, insteadOf = '' }: Wanted) => ({ tournament, form, insteadOf })),
  },
}).createMachine({
  id: 'registration',
  description: 'Entering a tournament category, from the button to the place in its list',
  context: { tournament: '', form: 'pairRegistration', insteadOf: '' },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being entered',
      on: {
        'registration.requested': [
          {
            guard: { type: 'isProfileKnown', params: ({ event }) => event.isProfileComplete },
            target: 'choosing',
            actions: { type: 'keepWhat', params: ({ event }) => event },
          },
          { target: 'completingProfile', actions: { type: 'keepWhat', params: ({ event }) => event } },
        ],
      },
    },
    completingProfile: {
      description: 'City, phone and gender are missing and asked for first',
      invoke: {
        id: 'profileCompletion',
        src: 'profileCompletion',
        onDone: [
          { guard: { type: 'isProfileKnown', params: ({ event }) => event.output.isComplete }, target: 'choosing' },
          { target: 'idle' },
        ],
      },
    },
    choosing: {
      description: 'Who plays, and in which shirt, is chosen and sent',
      on: { 'dialog.closed': 'idle' },
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context }) => ({ name: context.form, isOnce: true }),
        onDone: 'idle',
      },
    },
  },
});

/** `entering` is the category whose form is open, or empty. */
export function describeRegistration(snapshot: SnapshotFrom<typeof registrationMachine>) {
  const { form, tournament, insteadOf } = snapshot.context;
  return { form, insteadOf, entering: snapshot.matches('choosing') ? tournament : '' };
}
