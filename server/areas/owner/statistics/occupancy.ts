import {
  type CourtHour,
  courtHoursOn,
  LISTED_HOURS,
  listedHoursOf,
  monthOccupancyOf,
  type OccupiedDay,
  pricesOn,
  soldHoursOf,
} from '#domain/agenda/monthOccupancy.ts';
import { cellAt } from '#domain/agenda/occupancy.ts';
import { isBookableHour } from '#domain/slots/availability.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { previousMonth } from '#domain/values/days/month.ts';
import { pagesOf } from '#domain/values/query.ts';
import { arenaIdOf } from '#core/arenas/ownedArena.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { type Occupied, readOccupied, readSoldTo } from './occupancySql.ts';
import { isoDaysOf } from './sold.ts';

type Reads = Pick<Dependencies, 'database'>;

/** The figures of a month and of the two that it stands beside, in one round trip. */
export function readOccupancy({ database }: Reads): Read<'occupancy'> {
  return async ({ viewer, query: { month } }) => {
    const months = [month, previousMonth(month), { ...month, year: month.year - 1 }].map(isoDaysOf);
    const occupied = await readOccupied(database, arenaIdOf(viewer), months.flat());
    if (!occupied) return refuse('arena_not_found');
    const { offer, now } = occupied;
    const [days = [], before = [], yearBefore = []] = months.map((isoDays) => daysOf(occupied, isoDays));
    const countOf = (those: readonly OccupiedDay[]) => soldHoursOf(those.flatMap((day) => courtHoursOn(offer, day)));
    const others = { monthBefore: countOf(before), yearBefore: countOf(yearBefore) };
    return { data: { occupancy: monthOccupancyOf({ offer, days, now, ...others }) } };
  };
}

function daysOf({ days }: Occupied, isoDays: readonly string[]): readonly OccupiedDay[] {
  const wanted = new Set(isoDays);
  return days.filter(({ day }) => wanted.has(toIsoDay(day)));
}

/** The hours behind one of the figures, a page of them: one round trip, and another one for names. */
export function readOccupancyHours({ database }: Reads): Read<'occupancyHours'> {
  return async ({ viewer, query: { month, page = 1, ...listed } }) => {
    const arenaId = arenaIdOf(viewer);
    const occupied = await readOccupied(database, arenaId, isoDaysOf(month));
    if (!occupied) return refuse('arena_not_found');
    const priced = pricedHours(occupied, listedHoursOf(occupied.offer, occupied.days, listed));
    const shown = priced.slice((page - 1) * LISTED_HOURS, page * LISTED_HOURS);
    const soldTo = new Map(
      (listed.of === 'sold' ? await readSoldTo(database, arenaId, shown) : []).map((row) => [
        `${row.day} ${cellAt(row.courtId, row.hour)}`,
        row,
      ]),
    );
    const names = new Map(occupied.offer.courts.map(({ id, name }) => [id, name]));
    const hours = shown.map(({ day, iso, court, startHour, price }) => {
      const cell = cellAt(court, startHour);
      const sold = soldTo.get(`${iso} ${cell}`);
      const who = sold?.who ?? occupied.rightOf(iso, cell);
      return {
        date: day,
        startHour,
        court: names.get(court) ?? sold?.courtName ?? '',
        isAhead: isBookableHour(day, startHour, occupied.now),
        ...(listed.of === 'empty' && { price }),
        ...(who !== undefined && { who }),
        ...(sold && { reservation: sold.reservation }),
      };
    });
    const price = priced.reduce((sum, one) => sum + one.price, 0);
    return { data: { hours, total: priced.length, price }, pages: pagesOf(priced.length, LISTED_HOURS) };
  };
}

/** Each with its list price; what was sold has its own, which is not asked for here. */
function pricedHours({ offer, days }: Occupied, hours: readonly CourtHour[]) {
  const prices = new Map(days.map((one) => [one.day, pricesOn(offer, one)]));
  return hours.map((hour) => ({
    ...hour,
    iso: toIsoDay(hour.day),
    price: hour.state === 'empty' ? (prices.get(hour.day)?.(hour) ?? 0) : 0,
  }));
}
