import { assign, enqueueActions, sendParent, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { CommandName } from './commandNames.ts';
import { commandMachine } from './command.ts';

/** A command that tells its parent when it is slow, and when it is over. */
export function reporting(command: typeof commandMachine) {
  return command.provide({
    actions: {
      reportSlow: sendParent(({ context }) => ({ type: 'command.slowed', subject: context.subject })),
      reportEnd: sendParent(({ context }) => ({ type: 'command.ended', subject: context.subject })),
    },
  });
}

/** The same command for the items of a list: one actor per item, so that several run at once. */
export const commandsMachine = setup({
  types: {
    input: {} as { name: CommandName },
    /** `running`: the ids of the items whose command is running; `slow`: those that can be left. */
    context: {} as { name: CommandName; running: readonly string[]; slow: readonly string[] },
    events: {} as
      | { type: 'command.requested'; subject: string }
      | { type: 'command.slowed'; subject: string }
      | { type: 'command.ended'; subject: string }
      | { type: 'wait.abandoned'; subject: string },
  },
  actors: { command: reporting(commandMachine) },
  guards: {
    isSlow: ({ context }, subject: string) => context.slow.includes(subject),
    isRunning: ({ context }, subject: string) => context.running.includes(subject),
    isOver: ({ context }) => context.running.length === 0,
  },
  actions: {
    begin: enqueueActions(({ enqueue, context: { name, running } }, subject: string) => {
      enqueue.assign({ running: [...running, subject] });
      enqueue.spawnChild('command', { id: subject, input: { name, asksFirst: false } });
      enqueue.sendTo(subject, { type: 'command.requested', subject });
    }),
    offerStop: assign({ slow: ({ context }, subject: string) => [...context.slow, subject] }),
    stop: sendTo((_, subject: string) => subject, { type: 'wait.abandoned' }),
    end: enqueueActions(({ enqueue, context: { running, slow } }, subject: string) => {
      const isAnother = (other: string) => other !== subject;
      enqueue.stopChild(subject);
      enqueue.assign({ running: running.filter(isAnother), slow: slow.filter(isAnother) });
    }),
  },
}).createMachine({
  id: 'commands',
  description: 'One simple write for each of many items of a list',
  context: ({ input: { name } }) => ({ name, running: [], slow: [] }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is on its way',
      on: {
        'command.requested': {
          target: 'running',
          actions: { type: 'begin', params: ({ event }) => event.subject },
        },
      },
    },
    running: {
      description: 'For some things it is on its way; for any other it can be asked too, for the same once',
      always: { guard: 'isOver', target: 'resting' },
      on: {
        'command.requested': [
          { guard: { type: 'isRunning', params: ({ event }) => event.subject } },
          { actions: { type: 'begin', params: ({ event }) => event.subject } },
        ],
        'command.slowed': { actions: { type: 'offerStop', params: ({ event }) => event.subject } },
        'wait.abandoned': {
          guard: { type: 'isSlow', params: ({ event }) => event.subject },
          actions: [
            { type: 'stop', params: ({ event }) => event.subject },
            { type: 'end', params: ({ event }) => event.subject },
          ],
        },
        'command.ended': { actions: { type: 'end', params: ({ event }) => event.subject } },
      },
    },
  },
});

const NONE: readonly string[] = [];

/** The ids of the items whose command is running. */
export function runningIn(snapshot: SnapshotFrom<typeof commandsMachine> | undefined): readonly string[] {
  return snapshot?.context.running ?? NONE;
}

/** The ids of the items whose command takes long and can be left. */
export function slowIn(snapshot: SnapshotFrom<typeof commandsMachine> | undefined): readonly string[] {
  return snapshot?.context.slow ?? NONE;
}
