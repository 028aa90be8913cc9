import { accountOf } from '#domain/agenda/received.ts';
import { isLive } from '#domain/booking/reservation.ts';
import { endingAfter } from '#domain/series/ending.ts';
import type { SeriesWeek } from '#domain/series/series.ts';
import { claimedUpTo, type Course, daysUpTo } from '#domain/series/weeks.ts';
import { addDays, compareDays, isSameDay } from '#domain/values/days/day.ts';
import type { Account, Books, Held } from './books.ts';
import type { Of } from './deeds.ts';
import { nth, type Outcome, type Reservations } from './reservations.ts';

const RULES = { maxDaysAhead: 30 };

export interface Series {
  readonly account: Account;
  readonly price: number;
  course: Course;
  /** All that were ever made. */
  readonly weeks: Held[];
}

/** What happens to those who play every week. */
export function openMensalistas({ accounts }: Books, { hold, moment }: Reservations, call: (held: Held) => void) {
  const all: Series[] = [];

  /** Claims what of it is near enough by now. */
  function extend({ account, price, course, weeks }: Series): void {
    const days = daysUpTo(course, claimedUpTo(moment().day, RULES), weeks.at(-1)?.date);
    const kept = { account, hour: 21, paymentMethod: 'local', totalValue: price, status: 'CONFIRMADA' } as const;
    for (const date of days) weeks.push(hold({ ...kept, date }));
  }

  function weekOf(held: Held): SeriesWeek {
    const { received, discounted } = accountOf(held);
    return { day: held.date, state: isLive(held) ? 'kept' : 'skipped', hasMoney: received + discounted > 0 };
  }

  return {
    all,
    extendAll: () => all.forEach(extend),

    series({ who, price, weekday, days }: Of<'series'>): Outcome {
      const account = accounts[who];
      const from = addDays(moment().day, 1);
      if (!account) return false;
      const series = { account, price, course: { weekday, from, until: addDays(from, days) }, weeks: [] };
      all.push(series);
      extend(series);
      return series.weeks.length > 0 && 'done';
    },

    /** As the end of a series does it of one week: not of one with money. */
    skip({ which, week }: Of<'skip'>): Outcome {
      const series = nth(all, which);
      const held = nth(
        series?.weeks.filter((one) => isLive(one) && compareDays(one.date, moment().day) >= 0) ?? [],
        week,
      );
      const isFree = held && endingAfter([weekOf(held)], addDays(held.date, -1)).freed === 1;
      if (isFree) call(held);
      return isFree === true && 'done';
    },

    end({ which, week }: Of<'end'>): Outcome {
      const series = nth(all, which);
      if (!series) return false;
      const until = addDays(moment().day, 7 * week);
      const { freed, kept } = endingAfter(series.weeks.map(weekOf), until);
      const isFreed = ({ date }: Held) => compareDays(date, until) > 0 && !kept.some((day) => isSameDay(day, date));
      const those = series.weeks.filter((held) => isLive(held) && isFreed(held));
      if (those.length !== freed) throw new Error(`${freed} weeks are freed, not ${those.length}`);
      for (const held of those) call(held);
      if (!series.course.until || compareDays(until, series.course.until) < 0)
        series.course = { ...series.course, until };
      return freed > 0 && 'done';
    },
  };
}
