import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { Day } from '../../domain/days/day.ts';
import type { SlotOnScreen } from '../booking/bookingOrder.ts';
import { notProvided } from '../notProvided.ts';
import { answered, type Failed } from '../outcome.ts';
import { READ_WAITS } from '../patience.ts';

/** The hour of a court that the address names. */
export interface AskedHour {
  readonly court: string;
  readonly startHour: number;
}

/** `Gone`: somebody has the hour, or the arena does not offer it. */
export type HourOutcome = { readonly _tag: 'Free'; readonly slot: SlotOnScreen } | { readonly _tag: 'Gone' } | Failed;

export interface AskedHourInput {
  readonly arena: string;
  readonly today: Day;
  readonly day: Day;
  /** Null when the address names none. */
  readonly hour: AskedHour | null;
}

/** Whether the hour in the address of an owner's booking is still free. The booking opens either way. */
export const askedHourMachine = setup({
  types: {
    input: {} as AskedHourInput,
    context: {} as AskedHourInput & { readonly slot: SlotOnScreen | null },
  },
  actors: { findHour: fromPromise<HourOutcome, AskedHourInput>(notProvided) },
  delays: READ_WAITS,
  guards: {
    namesHour: ({ context }) => context.hour !== null,
    isFree: (_, outcome: HourOutcome) => outcome._tag === 'Free',
  },
  actions: {
    takeSlot: assign({ slot: (_, outcome: HourOutcome) => (outcome._tag === 'Free' ? outcome.slot : null) }),
  },
}).createMachine({
  id: 'askedHour',
  description: 'The hour that the address names, looked up before the booking is opened',
  context: ({ input }) => ({ ...input, slot: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The address names an hour or none',
      always: [{ guard: 'namesHour', target: 'reading' }, { target: 'known' }],
    },
    reading: {
      description: 'The server says what is free on that day',
      after: { readLimit: 'known' },
      invoke: {
        id: 'findHour',
        src: 'findHour',
        input: ({ context: { arena, today, day, hour } }) => ({ arena, today, day, hour }),
        onDone: [
          {
            guard: { type: 'isFree', params: answered },
            target: 'known',
            actions: { type: 'takeSlot', params: answered },
          },
          { target: 'known' },
        ],
        onError: 'known',
      },
    },
    known: { type: 'final', description: 'The booking is open, with the hour if it is free' },
  },
});

/** How the booking opens; null while the server is asked. */
export function describeAskedHour(snapshot: SnapshotFrom<typeof askedHourMachine>) {
  if (!snapshot.matches('known')) return null;
  const { arena, today, day, slot } = snapshot.context;
  return { arena, today, day, slot };
}
