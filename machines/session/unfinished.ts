import { emit, setup, type SnapshotFrom } from 'xstate';

/** What somebody was typing when their session ended. */
export interface Unfinished {
  /** Path and query of the page. */
  readonly path: string;
  /** The names of the drafts that it has; at least one. */
  readonly forms: readonly string[];
}

/** Offers somebody who signed in again what they were typing when their session ended. */
export const unfinishedMachine = setup({
  types: {
    input: {} as { unfinished: Unfinished | null },
    context: {} as { unfinished: Unfinished | null },
    events: {} as { type: 'unfinished.resumed' } | { type: 'unfinished.discarded' },
    emitted: {} as { type: 'unfinished.resumed'; path: string },
  },
  guards: { hasSome: ({ context }) => context.unfinished !== null },
  actions: {
    /** The composition root provides the action that offers it no more; what was typed stays. */
    endOffer: () => undefined,
    /** The composition root provides the action that deletes what was typed. */
    discard: () => undefined,
    emitResumed: emit(({ context }) => ({
      type: 'unfinished.resumed' as const,
      path: context.unfinished?.path ?? '',
    })),
  },
}).createMachine({
  id: 'unfinished',
  description: 'What a session that ended in the middle left behind, for the same person',
  context: ({ input }) => input,
  initial: 'looking',
  states: {
    looking: {
      description: 'This tab kept something or nothing',
      always: [{ guard: 'hasSome', target: 'offered' }, { target: 'none' }],
    },
    offered: {
      description: 'The bar names it, on the page where the person begins',
      on: {
        'unfinished.resumed': { target: 'resumed', actions: ['endOffer', 'emitResumed'] },
        'unfinished.discarded': { target: 'none', actions: 'discard' },
      },
    },
    resumed: { type: 'final', description: 'Its page opens, with what was typed' },
    none: { type: 'final', description: 'Nothing is offered' },
  },
});

/** What is offered; null when nothing is. */
export function describeUnfinished(snapshot: SnapshotFrom<typeof unfinishedMachine>): Unfinished | null {
  return snapshot.matches('offered') ? snapshot.context.unfinished : null;
}
