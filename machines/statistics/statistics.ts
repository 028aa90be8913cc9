import { assign, fromCallback, setup, type SnapshotFrom } from 'xstate';
import type { Day } from '#domain/values/days/day.ts';
import type { HoursChoice } from '#domain/agenda/monthOccupancy.ts';
import { begunMonth, monthsOf } from '#domain/statistics/statistics.ts';
import { notProvided } from '../notProvided.ts';

export type StatisticsTab = 'daily' | 'monthly' | 'occupancy';

/** Which figures the owner sees: those of one day or of one month, or how the courts of a month were occupied. */
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
      /** Which court hours are listed, and the page of them. */
      list: HoursChoice;
      page: number;
    },
    events: {} as
      | { type: 'tab.opened'; tab: StatisticsTab }
      | { type: 'day.picked'; day: Day }
      | { type: 'day.searched' }
      | { type: 'month.chosen'; month: number }
      | { type: 'year.chosen'; year: number }
      | { type: 'hours.opened'; list: HoursChoice }
      | { type: 'kind.chosen'; of: HoursChoice['of'] }
      | { type: 'page.chosen'; page: number }
      | { type: 'list.closed' },
    children: {} as { followAddress: 'followAddress' },
  },
  actors: {
    /** Sends `tab.opened` when the address names a tab. */
    followAddress: fromCallback<{ type: 'tab.opened'; tab: StatisticsTab }>(notProvided),
  },
  guards: {
    isMonthly: (_, tab: StatisticsTab) => tab === 'monthly',
    isOccupancy: (_, tab: StatisticsTab) => tab === 'occupancy',
  },
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
    /** What is sold so far can be seen of months to come too. */
    showAnyYear: assign({ year: (_, year: number) => year }),
    /** The other tabs show months that have begun. */
    showBegun: assign(({ context: { month, year, today } }) => begunMonth({ month, year }, today)),
    showList: assign((_, list: HoursChoice) => ({ list, page: 1 })),
    showKind: assign(({ context }, of: HoursChoice['of']) => ({ list: { ...context.list, of }, page: 1 })),
    showPage: assign({ page: (_, page: number) => page }),
  },
}).createMachine({
  id: 'statistics',
  description:
    'The figures of the owner’s arena, of the day or of the month that they ask for, and how its courts were occupied',
  context: ({ input: { today, tab } }) => ({
    today,
    tab,
    picked: today,
    day: today,
    month: today.month,
    year: today.year,
    list: { of: 'empty' },
    page: 1,
  }),
  invoke: { id: 'followAddress', src: 'followAddress' },
  on: {
    'tab.opened': [
      { guard: { type: 'isMonthly', params: ({ event }) => event.tab }, target: '.monthly' },
      { guard: { type: 'isOccupancy', params: ({ event }) => event.tab }, target: '.occupancy' },
      { target: '.daily' },
    ],
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'Which tab does the address name?',
      always: [
        { guard: { type: 'isMonthly', params: ({ context }) => context.tab }, target: 'monthly' },
        { guard: { type: 'isOccupancy', params: ({ context }) => context.tab }, target: 'occupancy' },
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
    occupancy: {
      description: 'How the court hours of a month were sold, of one to come too',
      exit: 'showBegun',
      initial: 'figures',
      states: {
        figures: {
          description: 'The figures; each opens the list of its hours',
          on: {
            'month.chosen': { actions: { type: 'showMonth', params: ({ event }) => event.month } },
            'year.chosen': { actions: { type: 'showAnyYear', params: ({ event }) => event.year } },
            'hours.opened': { target: 'listing', actions: { type: 'showList', params: ({ event }) => event.list } },
          },
        },
        listing: {
          description: 'The hours behind a figure, in pages',
          on: {
            'kind.chosen': { actions: { type: 'showKind', params: ({ event }) => event.of } },
            'page.chosen': { actions: { type: 'showPage', params: ({ event }) => event.page } },
            'list.closed': { target: 'figures' },
          },
        },
      },
    },
  },
});

export function describeStatistics(snapshot: SnapshotFrom<typeof statisticsMachine>) {
  const { picked, day, month, year, list, page } = snapshot.context;
  const isListing = snapshot.matches({ occupancy: 'listing' });
  return { tab: tabOf(snapshot), picked, day, month, year, list: isListing ? list : null, page } as const;
}

function tabOf(snapshot: SnapshotFrom<typeof statisticsMachine>): StatisticsTab {
  if (snapshot.matches('occupancy')) return 'occupancy';
  return snapshot.matches('monthly') ? 'monthly' : 'daily';
}
