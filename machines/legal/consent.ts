import { assign, type DoneActorEvent, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { User } from '#domain/people/person.ts';
import { notProvided } from '../notProvided.ts';
import { answered, answeredMessage, type Failed } from '../outcome.ts';
import { NO_ANSWER, READ_WAITS } from '../patience.ts';

export type ConsentOutcome = { readonly _tag: 'Answered'; readonly user: User } | Failed;

export interface ConsentAnswer {
  /** The version whose texts the person could read. */
  readonly version: string;
  readonly accepted: boolean;
}

/** Asks a person once for the current terms. Nothing waits for the answer, and 'not now' is one. */
export const consentMachine = setup({
  types: {
    input: {} as { version: string },
    context: {} as ConsentAnswer,
    events: {} as { type: 'terms.accepted' } | { type: 'terms.postponed' },
    emitted: {} as { type: 'consent.given' } | { type: 'consent.failed'; message: string | undefined },
    tags: {} as 'busy' | 'asking',
  },
  actors: { answerTerms: fromPromise<ConsentOutcome, ConsentAnswer>(notProvided) },
  delays: READ_WAITS,
  guards: { isAnswered: (_, outcome: ConsentOutcome) => outcome._tag === 'Answered' },
  actions: {
    /**
     * The composition root tells the session chart here, not in the actor: the bar goes with the session's answer, and the
     * chart with the bar.
     */
    changeUser: (_, _user: User | null) => undefined,
    emitFailed: emit((_, message: string | undefined) => ({ type: 'consent.failed' as const, message })),
  },
}).createMachine({
  id: 'consent',
  description: 'A person who has not answered the current terms is asked once',
  context: ({ input }) => ({ version: input.version, accepted: false }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The bar names the terms; the page beneath works as ever',
      tags: 'asking',
      on: {
        'terms.accepted': { target: 'accepting', actions: assign({ accepted: true }) },
        'terms.postponed': { target: 'postponing', actions: assign({ accepted: false }) },
      },
    },
    accepting: {
      description: 'The server stores the version and the instant; storing it twice changes nothing',
      tags: ['asking', 'busy'],
      after: { readLimit: { target: 'asking', actions: { type: 'emitFailed', params: NO_ANSWER } } },
      invoke: {
        id: 'answerTerms',
        src: 'answerTerms',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isAnswered', params: answered },
            target: 'answered',
            actions: [emit({ type: 'consent.given' }), { type: 'changeUser', params: answeredUser }],
          },
          { target: 'asking', actions: { type: 'emitFailed', params: answeredMessage } },
        ],
        onError: { target: 'asking', actions: { type: 'emitFailed', params: undefined } },
      },
    },
    postponing: {
      description: 'The bar is gone at once; an answer that got lost only means that the next login asks again',
      after: { readLimit: 'answered' },
      invoke: {
        id: 'answerTerms',
        src: 'answerTerms',
        input: ({ context }) => context,
        onDone: { target: 'answered', actions: { type: 'changeUser', params: answeredUser } },
        onError: 'answered',
      },
    },
    answered: { type: 'final', description: 'Not asked again until the terms change' },
  },
});

function answeredUser({ event }: { event: DoneActorEvent<ConsentOutcome> }): User | null {
  return event.output._tag === 'Answered' ? event.output.user : null;
}

export function describeConsent(snapshot: SnapshotFrom<typeof consentMachine>) {
  return {
    isAsking: snapshot.hasTag('asking'),
    isBusy: snapshot.hasTag('busy'),
    version: snapshot.context.version,
  };
}
