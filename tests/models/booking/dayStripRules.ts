import type { InputFrom } from 'xstate';
import { addDays, type Day } from '#domain/values/days/day.ts';
import { dayStripMachine, describeDayStrip } from '../../../machines/booking/dayStrip.ts';
import type { Moment } from '../harness/moments.ts';
import { afterEvents, afterStart } from '../harness/nextSteps.ts';
import { can, type Check, emits, type Rule, same, startsNot } from '../harness/rules.ts';

type DayStrip = typeof dayStripMachine;
type StripMoment = Moment<DayStrip>;

const DAY_MS = 86_400_000;
const SEVEN_DAYS_MS = 7 * DAY_MS;

const instantOf = ({ day, month, year }: Day) => Date.UTC(year, month - 1, day);
const firstIn = (snapshot: StripMoment['after']) =>
  instantOf(describeDayStrip(snapshot).days[0] ?? { day: 0, month: 0, year: 0 });
const inputOf = (moment: StripMoment, earlier: readonly StripMoment[]) =>
  (earlier[0] ?? moment).event['input'] as InputFrom<DayStrip>;

/** Exactly the seven days from there are shown, without those after the last; the arrows lead where there are more. */
function showsFrom(firstOf: (moment: StripMoment, earlier: readonly StripMoment[]) => number): Check<DayStrip> {
  return (moment, earlier) => {
    const { today, last } = inputOf(moment, earlier);
    const first = firstOf(moment, earlier);
    const isWithin = (at: number) => last === undefined || at <= instantOf(last);
    const week = Array.from({ length: 7 }, (_, index) => first + index * DAY_MS).filter(isWithin);
    const days = week
      .map((at) => new Date(at))
      .map((date) => {
        return { day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() };
      });
    const arrows = { canGoBack: first > instantOf(today), canGoOn: isWithin(first + SEVEN_DAYS_MS) };
    same('other days are shown', { days, today, ...arrows }, describeDayStrip(moment.after));
  };
}

const quietly = [startsNot(), emits()];
const todayIn = (moment: StripMoment, earlier: readonly StripMoment[]) => instantOf(inputOf(moment, earlier).today);

/** What the specification says of the strip of days. */
export const dayStripRules: readonly Rule<DayStrip>[] = [
  {
    section: 'SPEC 4, Reservation',
    says: 'the strip shows 7 days, weeks counted from today: at first the week with the day of the page, else from today',
    on: 'start',
    must: [
      showsFrom((moment, earlier) => {
        const { today, shown = today } = inputOf(moment, earlier);
        const weeks = Math.floor((instantOf(shown) - instantOf(today)) / SEVEN_DAYS_MS);
        return instantOf(today) + Math.max(0, weeks) * SEVEN_DAYS_MS;
      }),
      ...quietly,
    ],
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'the arrow ahead moves by 7 days',
    on: 'week.next',
    must: [showsFrom(({ before }) => firstIn(before) + SEVEN_DAYS_MS), ...quietly],
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'the arrow back moves by 7 days, and no further than to today',
    on: 'week.previous',
    must: [
      showsFrom((moment, earlier) => Math.max(firstIn(moment.before) - SEVEN_DAYS_MS, todayIn(moment, earlier))),
      ...quietly,
    ],
  },
  {
    section: 'LOOK',
    says: "'Hoje' leads back to the week that begins today in one step",
    on: 'today.shown',
    must: [showsFrom(todayIn), ...quietly],
  },
  {
    section: 'RULES 3',
    says: 'the last day that can be booked is on the strip, alone in its week if need be, and the day after it never',
    on: 'start',
    must: (moment, earlier) => {
      const { today } = inputOf(moment, earlier);
      const weeksUntil = (last: Day) => {
        const begun = afterStart(dayStripMachine, { today, last });
        return [begun, afterEvents(begun, { type: 'week.next' })].map((each) => {
          const { days, canGoOn } = describeDayStrip(each);
          return { ends: days.at(-1), canGoOn };
        });
      };
      const [seventh, eighth] = [addDays(today, 6), addDays(today, 7)];
      const full = { ends: seventh, canGoOn: false };
      same(
        'the eighth day is not as it should be',
        [
          { ends: seventh, canGoOn: true },
          { ends: eighth, canGoOn: false },
        ],
        weeksUntil(eighth),
      );
      same('the seventh day is not the last', [full, full], weeksUntil(seventh));
    },
  },
  {
    section: 'RULES 3',
    says: 'an arrow works exactly while there are days that can be booked on its side: none before today, none after the last',
    must: (moment, earlier) => {
      const { canGoBack, canGoOn } = describeDayStrip(moment.after);
      can({ type: 'week.previous' }, canGoBack)(moment, earlier);
      can({ type: 'today.shown' }, canGoBack)(moment, earlier);
      can({ type: 'week.next' }, canGoOn)(moment, earlier);
    },
  },
];
