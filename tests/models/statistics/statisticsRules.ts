import type { InputFrom } from 'xstate';
import { describeStatistics, statisticsMachine } from '../../../machines/statistics/statistics.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, type Rule, same, shows, starts, startsNot } from '../harness/rules.ts';
import { afterEvents, afterStart } from '../harness/nextSteps.ts';

type Statistics = typeof statisticsMachine;
type View = ReturnType<typeof describeStatistics>;

/** What is shown is this, and everything else as before; nobody is asked, as the views read the figures. */
const shown = (now: (moment: Moment<Statistics>) => Partial<View>): readonly Check<Statistics>[] => [
  shows(describeStatistics, (moment) => ({ ...describeStatistics(moment.before), ...now(moment) })),
  startsNot(),
];
const TABS = ['daily', 'monthly', 'occupancy'] as const;
const year = (value: number) => ({ type: 'year.chosen', year: value });
const month = (value: number) => ({ type: 'month.chosen', month: value });

/** What the specification says of an owner's figures. */
export const statisticsRules: readonly Rule<Statistics>[] = [
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'it opens with the tab of the address, and with the figures of today and of this month',
    on: 'start',
    must: [
      shows(describeStatistics, ({ event }) => {
        const { today, tab } = event['input'] as InputFrom<Statistics>;
        return { tab, picked: today, day: today, month: today.month, year: today.year, list: null, page: 1 };
      }),
      starts('followAddress'),
      ({ event }) => {
        const { today } = event['input'] as InputFrom<Statistics>;
        const tabs = TABS.map((tab) => describeStatistics(afterStart(statisticsMachine, { today, tab })).tab);
        same('another tab is opened', TABS, tabs);
      },
    ],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'another tab is another view of the same choice; a date not searched for and a month to come are given up',
    on: 'tab.opened',
    must: shown(({ event, before }) => {
      const { day, month: chosen, year: of } = describeStatistics(before);
      const { today } = before.context;
      const isAhead = of > today.year || (of === today.year && chosen > today.month);
      const period = isAhead ? { month: today.month, year: today.year } : { month: chosen, year: of };
      return { tab: event['tab'] as View['tab'], picked: day, ...period };
    }),
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'a date that is only picked shows no other figures',
    on: 'day.picked',
    must: shown(({ event }) => ({ picked: event['day'] as View['day'] })),
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: "'Buscar' shows the figures of the date in the field",
    on: 'day.searched',
    must: shown(({ before }) => ({ day: describeStatistics(before).picked })),
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'the month that is chosen is shown, of the same year',
    on: 'month.chosen',
    must: shown(({ event }) => ({ month: Number(event['month']) })),
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'the year that is chosen is shown, with the same month where that has begun',
    on: 'year.chosen',
    from: 'monthly',
    must: shown(({ event, before }) => {
      const { today } = before.context;
      const chosen = Number(event['year']);
      const { month: now } = describeStatistics(before);
      return { year: chosen, month: chosen === today.year ? Math.min(now, today.month) : now };
    }),
  },
  {
    section: 'Decision 161',
    says: 'what is sold so far of a month to come can be seen: the year is shown with its month',
    on: 'year.chosen',
    from: 'occupancy',
    must: shown(({ event }) => ({ year: Number(event['year']) })),
  },
  {
    section: 'Decision 161',
    says: 'the other tabs are of months that have begun, whatever month the occupancy showed',
    when: ({ after }) => describeStatistics(after).tab === 'occupancy' && describeStatistics(after).list === null,
    must: ({ after }) => {
      const { today } = after.context;
      const left = afterEvents(after, year(today.year + 1), month(1), { type: 'tab.opened', tab: 'monthly' });
      same('the current month', { year: today.year, month: today.month }, periodOf(left));
    },
  },
  {
    section: 'Decision 161',
    says: 'each figure opens the list of its hours, from its first page on',
    on: 'hours.opened',
    must: shown(({ event }) => ({ list: event['list'] as View['list'], page: 1 })),
  },
  {
    section: 'Decision 161',
    says: 'the list shows the sold or the empty hours of the same figure, again from the first page on',
    on: 'kind.chosen',
    must: shown(({ event, before }) => {
      const { list } = describeStatistics(before);
      return { list: list && { ...list, of: event['of'] as 'sold' | 'empty' }, page: 1 };
    }),
  },
  {
    section: 'Decision 161',
    says: 'a page of the list is shown',
    on: 'page.chosen',
    must: shown(({ event }) => ({ page: Number(event['page']) })),
  },
  {
    section: 'Decision 161',
    says: 'a closed list leaves the figures of the same month',
    on: 'list.closed',
    must: shown(() => ({ list: null })),
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'of a past year all months can be seen, of the current one those up to the current month',
    when: ({ after }) => describeStatistics(after).tab === 'monthly',
    must: ({ after }) => {
      const { today } = after.context;
      const past = afterEvents(after, year(today.year - 1), month(12));
      same('December of a past year', { year: today.year - 1, month: 12 }, periodOf(past));
      const current = afterEvents(past, year(today.year));
      same('the month of the current year', { year: today.year, month: today.month }, periodOf(current));
      const earlier = afterEvents(after, year(today.year - 1), month(1), year(today.year));
      same('January', { year: today.year, month: 1 }, periodOf(earlier));
    },
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'the date in the field is the one whose figures are shown, whenever its tab is opened',
    when: ({ after }) => describeStatistics(after).tab === 'daily',
    must: ({ after }) => {
      const day = { day: 5, month: 1, year: 2025 };
      const again = afterEvents(after, { type: 'day.picked', day }, { type: 'tab.opened', tab: 'monthly' });
      same('a date that was not searched for is left', describeStatistics(after).day, describeStatistics(again).picked);
    },
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'each tab has its own fields, and the other tab can be opened at any time',
    must: (moment, earlier) => {
      const { tab: shownTab, list } = describeStatistics(moment.after);
      const isDaily = shownTab === 'daily';
      const day = { day: 1, month: 1, year: 2026 };
      for (const event of [{ type: 'day.picked', day }, { type: 'day.searched' }]) can(event, isDaily)(moment, earlier);
      for (const event of [month(1), year(2025)]) can(event, !isDaily && list === null)(moment, earlier);
      for (const tab of TABS) can({ type: 'tab.opened', tab })(moment, earlier);
      const opening = { type: 'hours.opened', list: { of: 'sold' } };
      can(opening, shownTab === 'occupancy' && list === null)(moment, earlier);
      const ofList = [{ type: 'kind.chosen', of: 'sold' }, { type: 'page.chosen', page: 2 }, { type: 'list.closed' }];
      for (const event of ofList) can(event, list !== null)(moment, earlier);
    },
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'the address is followed for as long as the page is open',
    must: [({ running }) => same('nobody follows the address', ['followAddress'], running), emits()],
  },
];

function periodOf(snapshot: Moment<Statistics>['after']) {
  const { month: shownMonth, year: shownYear } = describeStatistics(snapshot);
  return { year: shownYear, month: shownMonth };
}
