import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { CommandName } from './commandNames.ts';
import { answered, answeredMessage, type Failed, heldOf, messageOf } from '../outcome.ts';
import { WRITE_WAITS } from '../patience.ts';
import { notProvided } from '../notProvided.ts';
import { proofMachine } from '../account/proof.ts';
import { askProof, PROOF_GUARDS, proofGiven, type ProofNeeded, proofNeeded } from '../account/proofOfDeed.ts';

/** `message`: what the person should know besides the success. `isHeld`: there was no line, and the browser keeps it to be sent later. */
export type CommandOutcome =
  | { readonly _tag: 'Done'; readonly message?: string; readonly isHeld?: true }
  | ProofNeeded
  | Failed;

/** One simple write to the server, confirmed first when it cannot be undone. Serves every button that does one thing. */
export const commandMachine = setup({
  types: {
    /** `asksFirst`: ask for confirmation, for what cannot be undone. */
    input: {} as { name: CommandName; asksFirst: boolean },
    context: {} as { name: CommandName; asksFirst: boolean; subject: string },
    events: {} as
      | { type: 'command.requested'; subject: string }
      | { type: 'command.confirmed' }
      | { type: 'command.declined' }
      | { type: 'wait.abandoned' },
    emitted: {} as
      | { type: 'command.done'; name: CommandName; subject: string; message: string | undefined; isHeld?: true }
      | { type: 'command.failed'; name: CommandName; message: string | undefined }
      /** No reply came: it may or may not have been done. */
      | { type: 'command.unanswered'; name: CommandName }
      /** It was requested while another call was running. */
      | { type: 'command.refused'; name: CommandName },
    tags: {} as 'busy' | 'slow',
    children: {} as { run: 'run'; proof: 'proof' },
  },
  actors: {
    proof: proofMachine,
    run: fromPromise<CommandOutcome, { name: CommandName; subject: string }>(notProvided),
  },
  delays: WRITE_WAITS,
  guards: {
    asksFirst: ({ context }) => context.asksFirst,
    isDone: (_, outcome: CommandOutcome) => outcome._tag === 'Done',
    ...PROOF_GUARDS,
  },
  actions: {
    emitDone: emit(({ context: { name, subject } }, outcome: CommandOutcome) => ({
      type: 'command.done' as const,
      name,
      subject,
      message: messageOf(outcome),
      ...heldOf(outcome),
    })),
    emitFailed: emit(({ context }, message: string | undefined) => ({
      type: 'command.failed' as const,
      name: context.name,
      message,
    })),
    emitUnanswered: emit(({ context }) => ({ type: 'command.unanswered' as const, name: context.name })),
    emitRefused: emit(({ context }) => ({ type: 'command.refused' as const, name: context.name })),
    /** Both are provided by the chart that runs one command per list item (commands.ts). */
    reportSlow: () => undefined,
    reportEnd: () => undefined,
  },
}).createMachine({
  id: 'command',
  description: 'One simple write, from the click to its toast',
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
      on: { 'command.requested': { actions: 'emitRefused' } },
      invoke: {
        id: 'run',
        src: 'run',
        input: ({ context }) => ({ name: context.name, subject: context.subject }),
        onDone: [
          {
            guard: { type: 'isDone', params: answered },
            target: 'done',
            actions: { type: 'emitDone', params: answered },
          },
          proofNeeded,
          { target: 'failed', actions: { type: 'emitFailed', params: answeredMessage } },
        ],
        onError: { target: 'failed', actions: { type: 'emitFailed', params: undefined } },
      },
      initial: 'prompt',
      states: {
        prompt: { description: 'The answer is expected at any moment', after: { patience: 'slow' } },
        slow: {
          description: 'It takes longer than usual, and can be left',
          tags: 'slow',
          entry: 'reportSlow',
          on: { 'wait.abandoned': '#command.unanswered' },
          after: { waitLimit: '#command.unanswered' },
        },
      },
    },
    proving: {
      description: 'The login is long ago: the person proves who they are, and the same is asked again',
      on: { 'command.requested': { actions: 'emitRefused' } },
      invoke: {
        ...askProof,
        onDone: [
          { guard: proofGiven, target: 'running' },
          { target: 'idle', actions: 'reportEnd' },
        ],
      },
    },
    done: { description: 'It is done, and the toast says so', entry: 'reportEnd' },
    failed: { description: 'It was not done, and the toast says why; it can be requested again', entry: 'reportEnd' },
    unanswered: {
      description: 'No reply came, and the toast says so; it can be requested again',
      entry: ['emitUnanswered', 'reportEnd'],
    },
  },
});

export function describeCommand(snapshot: SnapshotFrom<typeof commandMachine>) {
  return {
    isAsking: snapshot.matches('confirming'),
    isBusy: snapshot.hasTag('busy'),
    isSlow: snapshot.hasTag('slow'),
    subject: snapshot.context.subject,
  };
}
