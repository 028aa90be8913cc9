import { sendTo, setup, type SnapshotFrom } from 'xstate';
import type { GuideStep } from '#domain/publication/publication.ts';
import { commandsMachine } from '../command/commands.ts';
import { formOnce } from '../submission/formDialog.ts';
import { submissionMachine } from '../submission/submission.ts';

/** Where the guide stands: at a step, at its end before the arena is public, or after that. */
export type GuidePlace = GuideStep | 'publish' | 'published';

/** What a new arena needs before it is public, one step after the other. Each can be passed, and come back to. */
export const guideMachine = setup({
  types: {
    /** `place`: where the arena's data say that the guide stands. */
    input: {} as { place: GuidePlace },
    context: {} as { place: GuidePlace },
    events: {} as
      /** The step is left behind, with what the arena has of it or without. */
      { type: 'step.passed' } | { type: 'step.returned' },
    children: {} as { pass: 'pass'; submission: 'submission' },
  },
  actors: { pass: commandsMachine, submission: submissionMachine },
  guards: { standsAt: ({ context }, place: GuidePlace) => context.place === place },
  actions: {
    /** The server remembers it for the next visit; the guide goes on meanwhile. */
    pass: sendTo('pass', (_, step: GuideStep) => ({ type: 'command.requested', subject: step })),
  },
}).createMachine({
  id: 'guide',
  description: 'A new arena, from its courts to being public',
  context: ({ input }) => ({ place: input.place }),
  invoke: { id: 'pass', src: 'pass', input: { name: 'passGuideStep' } },
  initial: 'resuming',
  states: {
    resuming: {
      description: 'It goes on where the arena’s data say that it stands',
      always: [
        { guard: { type: 'standsAt', params: 'hours' }, target: 'hours' },
        { guard: { type: 'standsAt', params: 'payment' }, target: 'payment' },
        { guard: { type: 'standsAt', params: 'profile' }, target: 'profile' },
        { guard: { type: 'standsAt', params: 'publish' }, target: 'publish' },
        { guard: { type: 'standsAt', params: 'published' }, target: 'published' },
        { target: 'courts' },
      ],
    },
    courts: {
      description: 'The courts are counted and named',
      on: { 'step.passed': { target: 'hours', actions: { type: 'pass', params: 'courts' } } },
      invoke: formOnce('guideCourts', 'hours'),
    },
    hours: {
      description: 'The hours of a day and their prices are one table',
      on: {
        'step.passed': { target: 'payment', actions: { type: 'pass', params: 'hours' } },
        'step.returned': 'courts',
      },
      invoke: formOnce('guideHours', 'payment'),
    },
    payment: {
      description: 'It is chosen how players pay',
      on: {
        'step.passed': { target: 'profile', actions: { type: 'pass', params: 'payment' } },
        'step.returned': 'hours',
      },
      invoke: formOnce('guidePayment', 'profile'),
    },
    profile: {
      description: 'The arena’s page gets its pictures, an address and a text',
      on: {
        'step.passed': { target: 'publish', actions: { type: 'pass', params: 'profile' } },
        'step.returned': 'payment',
      },
      invoke: formOnce('guideProfile', 'publish'),
    },
    publish: {
      description: 'All is seen once more; the arena is not public yet',
      on: { 'step.returned': 'profile' },
      invoke: formOnce('arenaPublication', 'published'),
    },
    published: { description: 'Everybody finds the arena; its link can be sent' },
  },
});

/** The place that is on screen. */
export function describeGuide({ value }: SnapshotFrom<typeof guideMachine>): GuidePlace {
  return value === 'resuming' ? 'courts' : value;
}
