import { assign, fromCallback, setup, type SnapshotFrom } from 'xstate';
import type { Day } from '#domain/values/days/day.ts';
import { monthsOf } from '#domain/statistics/statistics.ts';
import { notProvided } from '../notProvided.ts';

export type StatisticsTab = 'daily' | 'monthly';

/** Which figures the owner sees: those of one day, or of one month. */
export const statisticsMachine = setup({
  types: {
    input: {} as { today: Day; tab: StatisticsTab },
    context: {} as {
      today: Day;
      tab: StatisticsTab;
      /** The date field's value; its figures are shown only after a search. */
      picked: Day;
      day: Day;
      month: number;
      year: number;
    },
    events: {} as
      | { type: 'tab.opened'; tab: StatisticsTab }
      | { type: 'day.picked'; day: Day }
      | { type: 'day.searched' }
      | { type: 'month.chosen'; month: number }
      | { type: 'year.chosen'; year: number },
    children: {} as { followAddress: 'followAddress' },
  },
  actors: {
    /** Sends `tab.opened` when the address names a tab. */
    followAddress: fromCallback<{ type: 'tab.opened'; tab: StatisticsTab }>(notProvided),
  },
  guards: { isMonthly: (_, tab: StatisticsTab) => tab === 'monthly' },
  actions: {
    pickDay: assign({ picked: (_, day: Day) => day }),
    pickShown: assign({ picked: ({ context }) => context.day }),
    showPicked: assign({ day: ({ context }) => context.picked }),
    showMonth: assign({ month: (_, month: number) => month }),
    /** In the current year only the months that have begun can be shown, so the month may have to change. */
    showYear: assign(({ context }, year: number) => ({
      year,
      month: Math.min(context.month, monthsOf(year, context.today).at(-1) ?? context.month),
    })),
  },
}).createMachine({
  id: 'statistics',
  description: 'The figures of the owner’s arena, of the day or of the month that they ask for',
  context: ({ input: { today, tab } }) => ({
    today,
    tab,
    picked: today,
    day: today,
    month: today.month,
    year: today.year,
  }),
  invoke: { id: 'followAddress', src: 'followAddress' },
  on: {
    'tab.opened': [
      { guard: { type: 'isMonthly', params: ({ event }) => event.tab }, target: '.monthly' },
      { target: '.daily' },
    ],
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'Which tab does the address name?',
      always: [
        { guard: { type: 'isMonthly', params: ({ context }) => context.tab }, target: 'monthly' },
        { target: 'daily' },
      ],
    },
    daily: {
      description: 'The figures of one day, of today first; another one is picked, and shown once it is searched for',
      on: {
        'day.picked': { actions: { type: 'pickDay', params: ({ event }) => event.day } },
        'day.searched': { actions: 'showPicked' },
      },
      exit: 'pickShown',
    },
    monthly: {
      description: 'The figures of one month',
      on: {
        'month.chosen': { actions: { type: 'showMonth', params: ({ event }) => event.month } },
        'year.chosen': { actions: { type: 'showYear', params: ({ event }) => event.year } },
      },
    },
  },
});

export function describeStatistics(snapshot: SnapshotFrom<typeof statisticsMachine>) {
  const { picked, day, month, year } = snapshot.context;
  return { tab: snapshot.matches('monthly') ? 'monthly' : 'daily', picked, day, month, year } as const;
}
