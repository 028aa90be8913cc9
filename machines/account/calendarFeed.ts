import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { answered, answeredMessage, type Failed } from '../outcome.ts';
import { NO_ANSWER, READ_WAITS } from '../patience.ts';

/** `secret`: of the new address, which only this page knows. */
export type MakeFeedOutcome = { readonly _tag: 'Made'; readonly secret: string; readonly since: Date } | Failed;
export type EndFeedOutcome = { readonly _tag: 'Ended' } | Failed;

/**
 * The secret address at which a calendar program reads what a person plays. It is shown by the page that made it and by no
 * other; another one puts an end to it.
 */
export const calendarFeedMachine = setup({
  types: {
    /** `since`: when the address was made; null without one. */
    input: {} as { since: Date | null },
    context: {} as { since: Date | null; secret: string | null },
    events: {} as
      | { type: 'feed.requested' }
      | { type: 'renewal.requested' }
      | { type: 'renewal.confirmed' }
      | { type: 'end.requested' }
      | { type: 'end.confirmed' }
      | { type: 'question.declined' },
    emitted: {} as
      | { type: 'feed.made' }
      | { type: 'feed.ended' }
      | { type: 'feed.failed'; message: string | undefined },
    tags: {} as 'busy',
  },
  actors: {
    makeFeed: fromPromise<MakeFeedOutcome>(notProvided),
    endFeed: fromPromise<EndFeedOutcome>(notProvided),
  },
  delays: READ_WAITS,
  guards: {
    isOn: ({ context }) => context.since !== null,
    isMade: (_, outcome: MakeFeedOutcome) => outcome._tag === 'Made',
    isEnded: (_, outcome: EndFeedOutcome) => outcome._tag === 'Ended',
  },
  actions: {
    takeFeed: assign((_, outcome: MakeFeedOutcome) =>
      outcome._tag === 'Made' ? { since: outcome.since, secret: outcome.secret } : {},
    ),
    forgetFeed: assign({ since: null, secret: null }),
    emitFailed: emit((_, message: string | undefined) => ({ type: 'feed.failed' as const, message })),
  },
}).createMachine({
  id: 'calendarFeed',
  description: 'The address at which a calendar program reads what a person plays',
  context: ({ input }) => ({ since: input.since, secret: null }),
  initial: 'known',
  states: {
    known: {
      description: 'What the server said, or still holds after a failure',
      always: [{ guard: 'isOn', target: 'on' }, { target: 'off' }],
    },
    off: {
      description: 'No program reads anything',
      on: { 'feed.requested': 'making' },
    },
    making: {
      description: 'The server keeps the hash of a new secret',
      tags: 'busy',
      after: { readLimit: { target: 'known', actions: { type: 'emitFailed', params: NO_ANSWER } } },
      invoke: {
        id: 'makeFeed',
        src: 'makeFeed',
        onDone: [
          {
            guard: { type: 'isMade', params: answered },
            target: 'on',
            actions: [{ type: 'takeFeed', params: answered }, emit({ type: 'feed.made' })],
          },
          { target: 'known', actions: { type: 'emitFailed', params: answeredMessage } },
        ],
        onError: { target: 'known', actions: { type: 'emitFailed', params: undefined } },
      },
    },
    on: {
      description: 'There is an address; shown if this page made it',
      on: { 'renewal.requested': 'confirmingRenewal', 'end.requested': 'confirmingEnd' },
    },
    confirmingRenewal: {
      description: 'The programs that know the present address will read nothing any more',
      on: { 'renewal.confirmed': 'making', 'question.declined': 'on' },
    },
    confirmingEnd: {
      description: 'Likewise, and there will be none',
      on: { 'end.confirmed': 'revoking', 'question.declined': 'on' },
    },
    revoking: {
      description: 'The server forgets the address',
      tags: 'busy',
      after: { readLimit: { target: 'known', actions: { type: 'emitFailed', params: NO_ANSWER } } },
      invoke: {
        id: 'endFeed',
        src: 'endFeed',
        onDone: [
          {
            guard: { type: 'isEnded', params: answered },
            target: 'off',
            actions: ['forgetFeed', emit({ type: 'feed.ended' })],
          },
          { target: 'known', actions: { type: 'emitFailed', params: answeredMessage } },
        ],
        onError: { target: 'known', actions: { type: 'emitFailed', params: undefined } },
      },
    },
  },
});

/** `asks`: what the person is to confirm, or has confirmed and is under way. */
export function describeFeed(snapshot: SnapshotFrom<typeof calendarFeedMachine>) {
  const { since, secret } = snapshot.context;
  const isRenewal = snapshot.matches('confirmingRenewal') || (snapshot.matches('making') && since !== null);
  const isEnd = snapshot.matches('confirmingEnd') || snapshot.matches('revoking');
  return {
    since,
    secret,
    isBusy: snapshot.hasTag('busy'),
    asks: isRenewal ? 'renewal' : isEnd ? 'end' : null,
  } as const;
}
