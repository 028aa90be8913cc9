import type { SeriesStart } from './repeat.ts';
import { addDays, compareDays, type Day } from '../values/days/day.ts';
import { lastOf } from '../values/days/month.ts';
import type { Series } from '../series/series.ts';
import { firstDays } from '../series/weeks.ts';

/**
 * A series as what is to be agreed anew, for the same person: from its first day of the next month on, as prices change, or from its
 * next day where that is too late. One that has not begun changes from its first day on.
 */
export function changeOf(series: Series, today: Day): SeriesStart {
  const { id, court, sport, weekday, startHour, hours, until, price, monthly, player, guestPlayerName, guestPhone } =
    series;
  const [next = today] = firstDays(series, 1, addDays(today, -1));
  const [ofMonth] = firstDays(series, 1, lastOf(today));
  const isNear = ofMonth && compareDays(ofMonth, addDays(series.claimedUntil, 7)) <= 0;
  const hasBegun = compareDays(series.from, today) <= 0;
  return {
    changes: id,
    court,
    sport,
    weekday,
    startHour,
    hours,
    player,
    guestPlayerName,
    guestPhone,
    from: hasBegun && isNear ? ofMonth : next,
    ...(until && { until }),
    ...(monthly ? { monthly } : { price }),
  };
}
