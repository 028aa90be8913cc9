import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed } from '../outcome.ts';
import { LONGER_PAUSES } from '../patience.ts';

/** `Revoked`: the server has deleted the session. */
export type RevokeOutcome = { readonly _tag: 'Revoked' } | Failed;

/**
 * Deletes a session on the server after the person has signed out, without making them wait. On a bad connection it
 * retries for as long as the page is open; only this chart still has the token.
 */
export const revocationMachine = setup({
  types: {
    input: {} as { token: string },
    context: {} as { token: string; tries: number },
  },
  actors: { revoke: fromPromise<RevokeOutcome, { token: string }>(notProvided) },
  delays: LONGER_PAUSES,
  guards: {
    /** A 401 also counts: the session has expired, or another login of this browser has ended it. */
    isOver: (_, { _tag }: RevokeOutcome) => _tag === 'Revoked' || _tag === 'SessionEnded',
  },
}).createMachine({
  id: 'revocation',
  description: 'A session that was left is deleted on the server',
  context: ({ input }) => ({ token: input.token, tries: 0 }),
  initial: 'revoking',
  states: {
    revoking: {
      description: 'The call is on its way',
      entry: assign({ tries: ({ context }) => context.tries + 1 }),
      invoke: {
        id: 'revoke',
        src: 'revoke',
        input: ({ context }) => ({ token: context.token }),
        onDone: [{ guard: { type: 'isOver', params: answered }, target: 'over' }, { target: 'waiting' }],
        onError: 'waiting',
      },
    },
    waiting: { description: 'No answer came; each wait is longer, up to a minute', after: { pause: 'revoking' } },
    over: { description: 'The token opens nothing any more', type: 'final', entry: assign({ token: '' }) },
  },
});

/** Whether the server has not confirmed the deletion yet. */
export function isRevoking(snapshot: SnapshotFrom<typeof revocationMachine>): boolean {
  return snapshot.status === 'active';
}
