import { assign, fromCallback, sendTo, setup, type SnapshotFrom } from 'xstate';
import { commandsMachine } from '../command/commands.ts';
import { notProvided } from '../notProvided.ts';

/** How long the last deed can be taken back with one tap. */
export const UNDO_TIME_MS = 10_000;

/** A payment that was just recorded, and the reservation that it is of. */
export interface Deed {
  readonly payment: string;
  readonly reservation: string;
}

/** Takes the last check of the agenda back, by a tap or by the keyboard, for a few seconds. */
export const undoMachine = setup({
  types: {
    /** The last deed, whether it can still be taken back or not; null before the first. */
    context: {} as { deed: Deed | null },
    events: {} as { type: 'deed.done'; deed: Deed } | { type: 'undo.requested' },
    children: {} as { takeBack: 'takeBack'; followKeys: 'followKeys' },
  },
  actors: {
    takeBack: commandsMachine,
    /** Sends `undo.requested` for Ctrl+Z, or Command+Z, outside of fields. */
    followKeys: fromCallback<{ type: 'undo.requested' }>(notProvided),
  },
  delays: { undoTime: UNDO_TIME_MS },
  actions: {
    keep: assign({ deed: (_, deed: Deed) => deed }),
    takeBack: sendTo('takeBack', ({ context: { deed } }) => ({
      type: 'command.requested' as const,
      subject: deed?.payment ?? '',
    })),
  },
}).createMachine({
  id: 'undo',
  description: 'The last payment that was checked off, which one tap takes back',
  context: { deed: null },
  invoke: { id: 'takeBack', src: 'takeBack', input: { name: 'undoPayment' } },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing can be taken back',
      on: { 'deed.done': { target: 'offered', actions: { type: 'keep', params: ({ event }) => event.deed } } },
    },
    offered: {
      description: 'The last deed can be taken back; a later one takes its place, with time of its own',
      invoke: { id: 'followKeys', src: 'followKeys' },
      after: { undoTime: 'resting' },
      on: {
        'deed.done': {
          target: 'offered',
          reenter: true,
          actions: { type: 'keep', params: ({ event }) => event.deed },
        },
        'undo.requested': { target: 'resting', actions: 'takeBack' },
      },
    },
  },
});

/** The reservation whose payment can be taken back; empty when there is none. */
export function describeUndo(snapshot: SnapshotFrom<typeof undoMachine>) {
  return { offered: snapshot.matches('offered') ? (snapshot.context.deed?.reservation ?? '') : '' };
}
