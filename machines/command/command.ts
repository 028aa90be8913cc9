import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { CommandName } from './commandNames.ts';
import { type Failed, messageOf } from '../outcome.ts';
import { WRITE_WAITS } from '../patience.ts';
import { notProvided } from '../notProvided.ts';

/** `message`: what the person should know besides that it is done. */
export type CommandOutcome = { readonly _tag: 'Done'; readonly message?: string } | Failed;

/** One simple deed: asked for, confirmed where it is grave, run, and told. Serves every button that does one thing. */
export const commandMachine = setup({
  types: {
    /** `asksFirst` where it cannot be undone. */
    input: {} as { name: CommandName; asksFirst: boolean },
    context: {} as { name: CommandName; asksFirst: boolean; subject: string },
    events: {} as
      | { type: 'command.requested'; subject: string }
      | { type: 'command.confirmed' }
      | { type: 'command.declined' }
      | { type: 'wait.abandoned' },
    emitted: {} as
      | { type: 'command.done'; name: CommandName; subject: string; message: string | undefined }
      | { type: 'command.failed'; name: CommandName; message: string | undefined }
      /** Nobody knows whether it was done. */
      | { type: 'command.unanswered'; name: CommandName }
      /** Asked for while another is under way. */
      | { type: 'command.refused'; name: CommandName },
    tags: {} as 'busy' | 'slow',
  },
  actors: { run: fromPromise<CommandOutcome, { name: CommandName; subject: string }>(notProvided) },
  delays: WRITE_WAITS,
  guards: {
    asksFirst: ({ context }) => context.asksFirst,
    isDone: (_, outcome: CommandOutcome) => outcome._tag === 'Done',
  },
  actions: {
    tellDone: emit(({ context: { name, subject } }, message: string | undefined) => ({
      type: 'command.done' as const,
      name,
      subject,
      message,
    })),
    tellFailed: emit(({ context }, message: string | undefined) => ({
      type: 'command.failed' as const,
      name: context.name,
      message,
    })),
    tellUnanswered: emit(({ context }) => ({ type: 'command.unanswered' as const, name: context.name })),
    tellRefused: emit(({ context }) => ({ type: 'command.refused' as const, name: context.name })),
    /** For whoever keeps a command per thing (commands.ts). */
    reportEnd: () => undefined,
  },
}).createMachine({
  id: 'command',
  description: 'One simple deed, from the click to its toast',
  context: ({ input: { name, asksFirst } }) => ({ name, asksFirst, subject: '' }),
  initial: 'idle',
  on: {
    'command.requested': [
      { guard: 'asksFirst', target: '.confirming', actions: assign({ subject: ({ event }) => event.subject }) },
      { target: '.running', actions: assign({ subject: ({ event }) => event.subject }) },
    ],
  },
  states: {
    idle: { description: 'Nothing was asked yet' },
    confirming: {
      description: 'The person is asked whether they mean it',
      on: { 'command.confirmed': 'running', 'command.declined': 'idle' },
    },
    running: {
      description: 'The server is doing it; another request meanwhile is refused in words',
      tags: 'busy',
      on: { 'command.requested': { actions: 'tellRefused' } },
      invoke: {
        id: 'run',
        src: 'run',
        input: ({ context }) => ({ name: context.name, subject: context.subject }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'tellDone', params: ({ event }) => messageOf(event.output) },
          },
          {
            target: 'failed',
            actions: {
              type: 'tellFailed',
              params: ({ event }) => messageOf(event.output),
            },
          },
        ],
        onError: { target: 'failed', actions: { type: 'tellFailed', params: undefined } },
      },
      initial: 'prompt',
      states: {
        prompt: { description: 'The answer is expected at any moment', after: { patience: 'slow' } },
        slow: {
          description: 'It takes longer than usual; where a dialog waits, it can be left',
          tags: 'slow',
          on: { 'wait.abandoned': { guard: 'asksFirst', target: '#command.unanswered' } },
          after: { waitLimit: '#command.unanswered' },
        },
      },
    },
    done: { description: 'It is done, and was told', entry: 'reportEnd' },
    failed: { description: 'It was not done, and was told; it can be asked for again', entry: 'reportEnd' },
    unanswered: {
      description: 'Nobody knows whether it was done, and that was told; it can be asked for again',
      entry: ['tellUnanswered', 'reportEnd'],
    },
  },
});

/** What a view needs: whether to ask, whether to wait, and about which thing. */
export function describeCommand(snapshot: SnapshotFrom<typeof commandMachine>) {
  return {
    isAsking: snapshot.matches('confirming'),
    isBusy: snapshot.hasTag('busy'),
    isSlow: snapshot.hasTag('slow'),
    subject: snapshot.context.subject,
  };
}
