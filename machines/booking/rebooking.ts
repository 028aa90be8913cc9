import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { Rebooking, RebookingOption } from '#domain/closures/rebooking.ts';
import type { Day } from '#domain/values/days/day.ts';
import { notProvided } from '../notProvided.ts';
import { answered, answeredMessage, type Failed, messageOf } from '../outcome.ts';
import { NO_ANSWER, READ_WAITS, WRITE_WAITS } from '../patience.ts';
import { dayStripMachine } from './dayStrip.ts';

/** `Unknown`: the reservation has nothing to choose, or is somebody else's. */
export type RebookingReading =
  | { readonly _tag: 'Read'; readonly rebooking: Rebooking }
  | { readonly _tag: 'Unknown' }
  | Failed;
export type ChoiceOutcome = { readonly _tag: 'Chosen'; readonly rebooking: Rebooking } | Failed;

/** What the player is about to choose, as it stands on screen. */
export type RebookingWish =
  | { readonly choice: 'move'; readonly day: Day; readonly option: RebookingOption }
  | { readonly choice: 'credit' }
  | { readonly choice: 'refund' };

/** What becomes of a paid reservation that a closure cancelled: another hour, a credit, or the PIX back. */
export const rebookingMachine = setup({
  types: {
    /** `reservation`: its id. */
    input: {} as { reservation: string },
    context: {} as {
      reservation: string;
      /** The day that was picked; null until then, when the server picks one. */
      day: Day | null;
      rebooking: Rebooking | null;
      wish: RebookingWish | null;
      /** Why the last reading failed. */
      reason: string;
    },
    events: {} as
      | { type: 'day.picked'; day: Day }
      | { type: 'wish.made'; wish: RebookingWish }
      | { type: 'wish.confirmed' }
      | { type: 'wish.declined' }
      | { type: 'read.retried' }
      | { type: 'wait.abandoned' },
    emitted: {} as
      | { type: 'rebooking.chosen' }
      | { type: 'rebooking.failed'; message: string | undefined }
      /** No reply came: it may or may not be chosen. */
      | { type: 'rebooking.unanswered' },
    tags: {} as 'busy' | 'slow',
    children: {} as { dayStrip: 'dayStrip'; readRebooking: 'readRebooking'; choose: 'choose' },
  },
  actors: {
    dayStrip: dayStripMachine,
    readRebooking: fromPromise<RebookingReading, { reservation: string; day: Day | null }>(notProvided),
    choose: fromPromise<ChoiceOutcome, { reservation: string; wish: RebookingWish }>(notProvided),
  },
  delays: { ...READ_WAITS, ...WRITE_WAITS },
  guards: {
    isOffered: (_, outcome: RebookingReading) => outcome._tag === 'Read' && outcome.rebooking.state === 'offered',
    isRead: (_, outcome: RebookingReading) => outcome._tag === 'Read',
    isUnknown: (_, outcome: RebookingReading) => outcome._tag === 'Unknown',
    isChosen: (_, outcome: ChoiceOutcome) => outcome._tag === 'Chosen',
    isIn: ({ context }, state: Rebooking['state']) => context.rebooking?.state === state,
    canHave: ({ context }, { choice }: RebookingWish) => choice !== 'refund' || context.rebooking?.byPix === true,
  },
  actions: {
    keepDay: assign({ day: (_, day: Day) => day }),
    keepWish: assign({ wish: (_, wish: RebookingWish) => wish }),
    dropWish: assign({ wish: null }),
    keepReason: assign({ reason: (_, reason: string) => reason }),
    keepRebooking: assign((_, outcome: RebookingReading | ChoiceOutcome) => {
      return 'rebooking' in outcome ? { rebooking: outcome.rebooking, day: outcome.rebooking.day } : {};
    }),
    emitChosen: emit({ type: 'rebooking.chosen' }),
    emitFailed: emit((_, message: string | undefined) => ({ type: 'rebooking.failed' as const, message })),
    emitUnanswered: emit({ type: 'rebooking.unanswered' }),
  },
}).createMachine({
  id: 'rebooking',
  description: 'A paid reservation that a closure cancelled, until its player has chosen what becomes of it',
  context: ({ input: { reservation } }) => ({ reservation, day: null, rebooking: null, wish: null, reason: '' }),
  initial: 'opening',
  states: {
    opening: {
      description: 'What can be chosen is asked for, with the first day that has a free hour',
      after: { readLimit: { target: 'failed', actions: { type: 'keepReason', params: NO_ANSWER } } },
      invoke: {
        id: 'readRebooking',
        src: 'readRebooking',
        input: ({ context: { reservation, day } }) => ({ reservation, day }),
        onDone: [
          {
            guard: { type: 'isOffered', params: answered },
            target: 'offered',
            actions: { type: 'keepRebooking', params: answered },
          },
          {
            guard: { type: 'isRead', params: answered },
            target: 'ending',
            actions: { type: 'keepRebooking', params: answered },
          },
          { guard: { type: 'isUnknown', params: answered }, target: 'unknown' },
          {
            target: 'failed',
            actions: { type: 'keepReason', params: ({ event }) => messageOf(event.output) ?? '' },
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepReason', params: '' } },
      },
    },
    offered: {
      description: 'The days are on screen, and what else can be chosen',
      invoke: {
        id: 'dayStrip',
        src: 'dayStrip',
        input: ({ context: { rebooking } }) => {
          if (!rebooking) throw new Error('Days can be offered only of a rebooking that was read');
          return { today: rebooking.today, shown: rebooking.day, last: rebooking.lastDay };
        },
      },
      initial: 'choosing',
      states: {
        choosing: {
          description: 'The free hours of a day are on screen',
          on: {
            'day.picked': { target: 'reading', actions: { type: 'keepDay', params: ({ event }) => event.day } },
            'wish.made': {
              guard: { type: 'canHave', params: ({ event }) => event.wish },
              target: 'asking',
              actions: { type: 'keepWish', params: ({ event }) => event.wish },
            },
          },
        },
        reading: {
          description: 'The free hours of another day are asked for; a further day calls them off',
          on: {
            'day.picked': {
              target: 'reading',
              reenter: true,
              actions: { type: 'keepDay', params: ({ event }) => event.day },
            },
          },
          after: { readLimit: { target: 'unread', actions: { type: 'keepReason', params: NO_ANSWER } } },
          invoke: {
            id: 'readRebooking',
            src: 'readRebooking',
            input: ({ context: { reservation, day } }) => ({ reservation, day }),
            onDone: [
              {
                guard: { type: 'isOffered', params: answered },
                target: 'choosing',
                actions: { type: 'keepRebooking', params: answered },
              },
              {
                guard: { type: 'isRead', params: answered },
                target: '#rebooking.ending',
                actions: { type: 'keepRebooking', params: answered },
              },
              { guard: { type: 'isUnknown', params: answered }, target: '#rebooking.unknown' },
              {
                target: 'unread',
                actions: { type: 'keepReason', params: ({ event }) => messageOf(event.output) ?? '' },
              },
            ],
            onError: { target: 'unread', actions: { type: 'keepReason', params: '' } },
          },
        },
        unread: {
          description: 'Nobody knows what is free on the day; another day, or the same again, can be asked for',
          on: {
            'day.picked': { target: 'reading', actions: { type: 'keepDay', params: ({ event }) => event.day } },
            'read.retried': 'reading',
          },
        },
        asking: {
          description: 'The person is asked whether they mean it: it cannot be taken back',
          on: {
            'wish.confirmed': 'sending',
            'wish.declined': { target: 'choosing', actions: 'dropWish' },
          },
        },
        sending: {
          description: 'The server is doing it',
          tags: 'busy',
          exit: 'dropWish',
          invoke: {
            id: 'choose',
            src: 'choose',
            input: ({ context: { reservation, wish } }) => {
              if (!wish) throw new Error('Only a wish that was made can be sent');
              return { reservation, wish };
            },
            onDone: [
              {
                guard: { type: 'isChosen', params: answered },
                target: '#rebooking.ending',
                actions: [{ type: 'keepRebooking', params: answered }, 'emitChosen'],
              },
              { target: 'reading', actions: { type: 'emitFailed', params: answeredMessage } },
            ],
            onError: { target: 'reading', actions: { type: 'emitFailed', params: undefined } },
          },
          initial: 'prompt',
          states: {
            prompt: { description: 'The answer is expected at any moment', after: { patience: 'slow' } },
            slow: {
              description: 'It takes longer than usual, and can be left; what was chosen is then read',
              tags: 'slow',
              on: { 'wait.abandoned': { target: '#rebooking.offered.reading', actions: 'emitUnanswered' } },
              after: { waitLimit: { target: '#rebooking.offered.reading', actions: 'emitUnanswered' } },
            },
          },
        },
      },
    },
    ending: {
      description: 'What was chosen?',
      always: [
        { guard: { type: 'isIn', params: 'moved' }, target: 'moved' },
        { guard: { type: 'isIn', params: 'credited' }, target: 'credited' },
        { guard: { type: 'isIn', params: 'refunded' }, target: 'refunded' },
        { target: 'withdrawn' },
      ],
    },
    moved: { description: 'The reservation has other hours' },
    credited: { description: 'What was paid is credit at the arena' },
    refunded: { description: 'The PIX goes back' },
    withdrawn: { description: 'The arena brought the reservation back; there is nothing to choose' },
    unknown: { description: 'There is nothing to choose, or not yet', on: { 'read.retried': 'opening' } },
    failed: { description: 'Nobody knows what can be chosen, and why', on: { 'read.retried': 'opening' } },
  },
});

/** `shown`: the part of the page. `day`: whose free hours are on screen, or asked for. */
export function describeRebooking(snapshot: SnapshotFrom<typeof rebookingMachine>) {
  const { value, context } = snapshot;
  const { day, rebooking, wish, reason } = context;
  return {
    shown: typeof value === 'string' ? value : 'offered',
    hours: hoursIn(snapshot),
    day,
    rebooking,
    wish,
    reason,
    isBusy: snapshot.hasTag('busy'),
    isSlow: snapshot.hasTag('slow'),
  };
}

function hoursIn(snapshot: SnapshotFrom<typeof rebookingMachine>): 'known' | 'reading' | 'unread' {
  if (snapshot.matches({ offered: 'reading' })) return 'reading';
  return snapshot.matches({ offered: 'unread' }) ? 'unread' : 'known';
}
