import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { AskedHour, GoneHour } from '#domain/booking/choice.ts';
import type { ChosenSlot } from '#domain/booking/selection.ts';
import type { Day } from '#domain/values/days/day.ts';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed } from '../outcome.ts';
import { READ_WAITS } from '../patience.ts';

/** What the server offers of the hours: those that can be chosen, and those that somebody has or that do not exist. */
interface FoundHours {
  readonly chosen: readonly ChosenSlot[];
  readonly gone: readonly GoneHour[];
}

export type HoursOutcome = ({ readonly _tag: 'Found' } & FoundHours) | Failed;

export interface AskedHoursInput {
  readonly arena: string;
  readonly today: Day;
  readonly day: Day;
  /** Empty when the address names none. */
  readonly hours: readonly AskedHour[];
}

/** Whether the hours in the address of a booking are still free. The booking opens either way, with those that are. */
export const askedHoursMachine = setup({
  types: {
    input: {} as AskedHoursInput,
    context: {} as AskedHoursInput & FoundHours,
    tags: {} as 'unheard',
  },
  actors: { findHours: fromPromise<HoursOutcome, AskedHoursInput>(notProvided) },
  delays: READ_WAITS,
  guards: {
    namesHours: ({ context }) => context.hours.length > 0,
    isFound: (_, outcome: HoursOutcome) => outcome._tag === 'Found',
  },
  actions: {
    takeFound: assign((_, outcome: HoursOutcome) =>
      outcome._tag === 'Found' ? { chosen: outcome.chosen, gone: outcome.gone } : {},
    ),
  },
}).createMachine({
  id: 'askedHours',
  description: 'The hours that the address names, looked up before the booking is opened',
  context: ({ input }) => ({ ...input, chosen: [], gone: [] }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The address names hours or none',
      always: [{ guard: 'namesHours', target: 'reading' }, { target: 'known' }],
    },
    reading: {
      description: 'The server says what is free on that day',
      after: { readLimit: 'unheard' },
      invoke: {
        id: 'findHours',
        src: 'findHours',
        input: ({ context: { arena, today, day, hours } }) => ({ arena, today, day, hours }),
        onDone: [
          {
            guard: { type: 'isFound', params: answered },
            target: 'known',
            actions: { type: 'takeFound', params: answered },
          },
          { target: 'unheard' },
        ],
        onError: 'unheard',
      },
    },
    known: { type: 'final', description: 'The booking is open, with the hours that are free' },
    unheard: {
      type: 'final',
      tags: 'unheard',
      description: 'The booking is open without the hours: nobody said what is free',
    },
  },
});

/** How the booking opens; null while the server is asked. */
export function describeAskedHours(snapshot: SnapshotFrom<typeof askedHoursMachine>) {
  if (snapshot.matches('opening') || snapshot.matches('reading')) return null;
  const { arena, today, day, chosen, gone } = snapshot.context;
  return { arena, today, day, chosen, gone, isUnheard: snapshot.hasTag('unheard') };
}
