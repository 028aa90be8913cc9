import { assign, setup, type SnapshotFrom } from 'xstate';
import { addDays, compareDays, type Day, daysBetween } from '#domain/values/days/day.ts';

/** How many days are shown at once, and how many each arrow moves. */
export const STRIP_DAYS = 7;

/** Which seven days are on screen. The picked day is kept by the chart that shows the strip. */
export const dayStripMachine = setup({
  types: {
    /**
     * `shown`: a day of the first week on screen; defaults to today. `last`: the last day that can be shown; without
     * it the strip has no end.
     */
    input: {} as { today: Day; shown?: Day; last?: Day },
    context: {} as { today: Day; first: Day; last: Day | null },
    events: {} as { type: 'week.next' } | { type: 'week.previous' } | { type: 'today.shown' },
  },
  guards: {
    hasMore: ({ context }) => hasDaysFrom(addDays(context.first, STRIP_DAYS), context),
    isAhead: ({ context }) => compareDays(context.first, context.today) > 0,
    isNextToToday: ({ context }) => compareDays(addDays(context.first, -STRIP_DAYS), context.today) <= 0,
  },
  actions: {
    moveAhead: assign({ first: ({ context }) => addDays(context.first, STRIP_DAYS) }),
    moveBack: assign({ first: ({ context }) => addDays(context.first, -STRIP_DAYS) }),
    moveToToday: assign({ first: ({ context }) => context.today }),
  },
}).createMachine({
  id: 'dayStrip',
  description: 'Seven days at a time, from today to the last that can be booked',
  context: ({ input: { today, shown = today, last = null } }) => ({ today, first: firstDayWith(shown, today), last }),
  initial: 'thisWeek',
  states: {
    thisWeek: {
      description: 'Today is the first day; there is nothing to book before it',
      always: { guard: 'isAhead', target: 'later' },
      on: { 'week.next': { guard: 'hasMore', target: 'later', actions: 'moveAhead' } },
    },
    later: {
      description: 'Some week ahead',
      on: {
        'week.next': { guard: 'hasMore', actions: 'moveAhead' },
        'week.previous': [
          { guard: 'isNextToToday', target: 'thisWeek', actions: 'moveToToday' },
          { actions: 'moveBack' },
        ],
        'today.shown': { target: 'thisWeek', actions: 'moveToToday' },
      },
    },
  },
});

/** The first day of the week that contains the day; weeks are counted from today. */
function firstDayWith(day: Day, today: Day): Day {
  const weeks = Math.floor(daysBetween(today, day) / STRIP_DAYS);
  return addDays(today, Math.max(0, weeks) * STRIP_DAYS);
}

function hasDaysFrom(day: Day, { last }: { readonly last: Day | null }): boolean {
  return last === null || compareDays(day, last) <= 0;
}

/** The days on screen (fewer than seven at the end) and whether each arrow is enabled. */
export function describeDayStrip(snapshot: SnapshotFrom<typeof dayStripMachine>) {
  const { first, today } = snapshot.context;
  const week = Array.from({ length: STRIP_DAYS }, (_, index) => addDays(first, index));
  return {
    days: week.filter((day) => hasDaysFrom(day, snapshot.context)),
    today,
    canGoBack: snapshot.matches('later'),
    canGoOn: hasDaysFrom(addDays(first, STRIP_DAYS), snapshot.context),
  };
}
