import { toIsoDay, type Day } from '#domain/values/days/day.ts';
import type { SoldMonth } from './soldMonths.ts';

/** What became of one court hour, found out by looking at everything. */
interface LookedAt {
  readonly day: Day;
  readonly weekday: number;
  readonly court: number;
  readonly hour: number;
  readonly state: 'sold' | 'empty' | 'closed';
  /** Of an empty one, in centavos. */
  readonly price: number;
}

interface Arena {
  /** How many it has, and one more that it had. */
  readonly courts: number;
  readonly hours: readonly number[];
  readonly price: number;
}

/**
 * The hours of a month as one would find them with a diary on the table: each day, each court, each of 24 hours, and for each
 * of them everything that was written.
 */
export function lookAtMonth(
  month: SoldMonth,
  { month: wanted, year }: Pick<Day, 'month' | 'year'>,
  arena: Arena,
): LookedAt[] {
  const found: LookedAt[] = [];
  for (let date = new Date(Date.UTC(year, wanted - 1, 1)); date.getUTCMonth() === wanted - 1;) {
    const day = { day: date.getUTCDate(), month: wanted, year };
    const weekday = date.getUTCDay();
    for (let court = 0; court <= arena.courts; court += 1)
      for (let hour = 0; hour < 24; hour += 1) {
        const one = lookAt(month, arena, { day, weekday, court, hour });
        if (one) found.push({ day, weekday, court, hour, ...one });
      }
    date = new Date(date.getTime() + 24 * 3_600_000);
  }
  return found;
}

type At = Pick<LookedAt, 'day' | 'weekday' | 'court' | 'hour'>;

function lookAt(month: SoldMonth, arena: Arena, at: At): Pick<LookedAt, 'state' | 'price'> | undefined {
  const iso = toIsoDay(at.day);
  const isHere = (one: { day: Day; court: number; hour: number }) =>
    toIsoDay(one.day) === iso && one.court === at.court && one.hour === at.hour;
  for (const one of month.sold) {
    if (!isHere(one) || one.status === 'CANCELADA' || one.status === 'EXPIRADA') continue;
    if (one.status === 'PENDENTE' && one.method === 'platform') continue;
    return { state: 'sold', price: 0 };
  }
  for (const one of month.rights)
    if (one.weekday === at.weekday && one.court === at.court && one.hour === at.hour && toIsoDay(one.after) < iso)
      return { state: 'sold', price: 0 };
  if (at.court === arena.courts || !arena.hours.includes(at.hour)) return undefined;
  const ofCourt = month.altered.find(isHere);
  const ofAll = month.altered.find((one) => isHere({ ...one, court: one.court < 0 ? at.court : -9 }));
  const altered = ofCourt ?? ofAll;
  if (altered && !altered.isAvailable) return undefined;
  if (month.closed.some(isHere)) return { state: 'closed', price: 0 };
  const rules = month.rules.filter(({ weekday }) => weekday === at.weekday);
  const rule = rules.find(({ court }) => court === at.court) ?? rules.find(({ court }) => court < 0);
  return { state: 'empty', price: altered?.price ?? rule?.price ?? arena.price };
}
