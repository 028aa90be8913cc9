import { assign, fromCallback, sendTo, setup, type SnapshotFrom } from 'xstate';
import { CLOSURE_UNDO_SECONDS, UNDO_SECONDS } from '#domain/agenda/undo.ts';
import { commandsMachine } from '../command/commands.ts';
import { subjectOf } from '../command/subjectParts.ts';
import { notProvided } from '../notProvided.ts';

/** What was just recorded. */
export interface Deed {
  readonly kind: 'payment' | 'cancellation' | 'noShow' | 'move' | 'giving' | 'closure';
  /** Of the closure, or of the reservation that was cancelled, marked, moved or given; {@link paymentsOf} for payments. */
  readonly id: string;
  /** Empty for a closure. */
  readonly reservation: string;
  /** What was paid, and how. */
  readonly what?: string;
}

/** The deed's id for payments and discounts of a reservation that were recorded together, and are taken back together. */
export function paymentsOf(reservation: string, payments: readonly { readonly id: string }[]): string {
  return subjectOf(reservation, payments.map(({ id }) => id).join());
}

/** Takes the last deed of the agenda back, by a tap or by the keyboard, for a few seconds; a closure for a minute. */
export const undoMachine = setup({
  types: {
    /** The last deed, whether it can still be taken back or not; null before the first. */
    context: {} as { deed: Deed | null },
    events: {} as
      | { type: 'deed.done'; deed: Deed }
      | { type: 'undo.requested' }
      /** A cancellation of any time ago. */
      | { type: 'restore.requested'; reservation: string }
      /** A change of hours, likewise. */
      | { type: 'moveBack.requested'; reservation: string }
      /** A change of whom it is for, likewise. */
      | { type: 'handBack.requested'; reservation: string },
    children: {} as {
      takeBack: 'takeBack';
      restore: 'restore';
      clear: 'clear';
      putBack: 'putBack';
      handBack: 'handBack';
      openAgain: 'openAgain';
      followKeys: 'followKeys';
    },
  },
  actors: {
    takeBack: commandsMachine,
    restore: commandsMachine,
    clear: commandsMachine,
    putBack: commandsMachine,
    handBack: commandsMachine,
    openAgain: commandsMachine,
    /** Sends `undo.requested` for Ctrl+Z, or Command+Z, outside of fields. */
    followKeys: fromCallback<{ type: 'undo.requested' }>(notProvided),
  },
  delays: {
    undoTime: ({ context }) => (context.deed?.kind === 'closure' ? CLOSURE_UNDO_SECONDS : UNDO_SECONDS) * 1_000,
  },
  guards: { isOfKind: ({ context }, kind: Deed['kind']) => context.deed?.kind === kind },
  actions: {
    keep: assign({ deed: (_, deed: Deed) => deed }),
    takeBack: sendTo('takeBack', (_, subject: string) => ({ type: 'command.requested', subject })),
    restore: sendTo('restore', (_, subject: string) => ({ type: 'command.requested', subject })),
    clear: sendTo('clear', (_, subject: string) => ({ type: 'command.requested', subject })),
    putBack: sendTo('putBack', (_, subject: string) => ({ type: 'command.requested', subject })),
    handBack: sendTo('handBack', (_, subject: string) => ({ type: 'command.requested', subject })),
    openAgain: sendTo('openAgain', (_, subject: string) => ({ type: 'command.requested', subject })),
  },
}).createMachine({
  id: 'undo',
  description: 'The last deed of the desk, which one tap takes back',
  context: { deed: null },
  invoke: [
    { id: 'takeBack', src: 'takeBack', input: { name: 'undoPayment' } },
    { id: 'restore', src: 'restore', input: { name: 'undoCancellation' } },
    { id: 'clear', src: 'clear', input: { name: 'clearNoShow' } },
    { id: 'putBack', src: 'putBack', input: { name: 'undoMove' } },
    { id: 'handBack', src: 'handBack', input: { name: 'undoGiving' } },
    { id: 'openAgain', src: 'openAgain', input: { name: 'undoClosure' } },
  ],
  on: {
    'restore.requested': { actions: { type: 'restore', params: ({ event }) => event.reservation } },
    'handBack.requested': { actions: { type: 'handBack', params: ({ event }) => event.reservation } },
    'moveBack.requested': { actions: { type: 'putBack', params: ({ event }) => event.reservation } },
  },
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
        'undo.requested': [
          {
            guard: { type: 'isOfKind', params: 'payment' },
            target: 'resting',
            actions: { type: 'takeBack', params: ({ context }) => context.deed?.id ?? '' },
          },
          {
            guard: { type: 'isOfKind', params: 'cancellation' },
            target: 'resting',
            actions: { type: 'restore', params: ({ context }) => context.deed?.id ?? '' },
          },
          {
            guard: { type: 'isOfKind', params: 'move' },
            target: 'resting',
            actions: { type: 'putBack', params: ({ context }) => context.deed?.id ?? '' },
          },
          {
            guard: { type: 'isOfKind', params: 'giving' },
            target: 'resting',
            actions: { type: 'handBack', params: ({ context }) => context.deed?.id ?? '' },
          },
          {
            guard: { type: 'isOfKind', params: 'closure' },
            target: 'resting',
            actions: { type: 'openAgain', params: ({ context }) => context.deed?.id ?? '' },
          },
          { target: 'resting', actions: { type: 'clear', params: ({ context }) => context.deed?.id ?? '' } },
        ],
      },
    },
  },
});

/** The deed that can be taken back; null when there is none. */
export function describeUndo(snapshot: SnapshotFrom<typeof undoMachine>) {
  return { offered: snapshot.matches('offered') ? snapshot.context.deed : null };
}
