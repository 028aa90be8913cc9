import { assign, setup, type SnapshotFrom } from 'xstate';
import { playerSearchMachine } from '../players/playerSearch.ts';
import { formOnce } from '../submission/formDialog.ts';
import { submissionMachine } from '../submission/submission.ts';

/** Joins a record of the arena with another that is the same person's: it is found, both are seen side by side, and one of them stays. */
export const customerJoiningMachine = setup({
  types: {
    /** `id`: the record on whose page it is. */
    input: {} as { id: string },
    /** `other`: the record that was found. `keepsOther`: it stays, and that of the page goes into it. */
    context: {} as { id: string; other: string | null; keepsOther: boolean },
    events: {} as
      | { type: 'joining.requested' }
      | { type: 'customer.picked'; id: string }
      | { type: 'kept.switched' }
      | { type: 'other.dropped' }
      | { type: 'dialog.closed' },
    children: {} as { search: 'search'; submission: 'submission' },
  },
  actors: { search: playerSearchMachine, submission: submissionMachine },
  actions: {
    keepOther: assign((_, id: string) => ({ other: id, keepsOther: false })),
    switchKept: assign({ keepsOther: ({ context }) => !context.keepsOther }),
    dropOther: assign({ other: null, keepsOther: false }),
  },
}).createMachine({
  id: 'customerJoining',
  description: 'Two records of one person on their way to one',
  context: ({ input }) => ({ ...input, other: null, keepsOther: false }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is joined',
      entry: 'dropOther',
      on: { 'joining.requested': 'finding' },
    },
    finding: {
      description: 'The other record is looked for among the arena’s customers',
      entry: 'dropOther',
      invoke: { id: 'search', src: 'search' },
      on: {
        'customer.picked': {
          target: 'comparing',
          actions: { type: 'keepOther', params: ({ event }) => event.id },
        },
        'dialog.closed': 'resting',
      },
    },
    comparing: {
      description: 'Both are on screen, with which of them stays; nothing is joined before that is confirmed',
      invoke: formOnce('customerJoin', 'resting'),
      on: {
        'kept.switched': { actions: 'switchKept' },
        'other.dropped': 'finding',
        'dialog.closed': 'resting',
      },
    },
  },
});

/** `compared`: which of both stays, and which goes into it; null while none or only one is known. */
export function describeCustomerJoining(snapshot: SnapshotFrom<typeof customerJoiningMachine>) {
  const { id, other, keepsOther } = snapshot.context;
  const [kept, joined] = keepsOther ? [other, id] : [id, other];
  return {
    isFinding: snapshot.matches('finding'),
    compared: kept !== null && joined !== null ? { kept, joined } : null,
  };
}
