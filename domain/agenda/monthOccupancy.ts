import { Schema } from 'effect';
import { effectiveSlot, isBookableHour } from '../slots/availability.ts';
import { openOn, type OpeningHours } from '../opening/opening.ts';
import { type DecidingRule, rulesOn } from '../slots/price.ts';
import { type Day, IsoDay, weekdayOf } from '../values/days/day.ts';
import { Weekday } from '../statistics/statistics.ts';
import { StartHour } from '../values/days/hours.ts';
import type { Moment } from '../values/days/moment.ts';
import { IsoMonth } from '../values/days/month.ts';
import { groupBy } from '../values/groupBy.ts';
import { Id } from '../values/id.ts';
import { Reais, TotalReais } from '../values/money.ts';
import { Page, WholeNumber } from '../values/query.ts';
import type { DayClosure } from '../closures/closure.ts';
import { gridOf } from './grid.ts';
import { type Cell, courtHoursOf, courtOf, hourOf } from './occupancy.ts';

/** Court hours that were sold, of those that could be. */
const Counted = { sold: Schema.Int, offered: Schema.Int };
export const SoldHours = Schema.Struct(Counted);
export type SoldHours = typeof SoldHours.Type;

/**
 * How a month's court hours were sold: the sum of its days' 'Ocupação'. `closed`: closed for a reason, and in no other figure.
 * `empty`: what the hours that were not sold cost; `ahead`: those of them that can still be booked.
 */
export const MonthOccupancy = Schema.Struct({
  ...Counted,
  closed: Schema.Int,
  emptyPrice: TotalReais,
  ahead: Schema.Struct({ hours: Schema.Int, price: TotalReais }),
  /** The month before, and the same one a year before. */
  monthBefore: SoldHours,
  yearBefore: SoldHours,
  /** In the agenda's order; those that the arena no longer has are last, with one entry for all. */
  courts: Schema.Array(Schema.Struct({ id: Schema.NullOr(Id), name: Schema.String, ...Counted })),
  /** Each hour of each weekday in which something was offered. */
  cells: Schema.Array(Schema.Struct({ weekday: Weekday, startHour: StartHour, ...Counted })),
});
export type MonthOccupancy = typeof MonthOccupancy.Type;

/**
 * One court hour of a list. A sold one has whom it was sold to, and no reservation when it is somebody's by right; an empty
 * one has its list price, and whether it can still be booked.
 */
export const ListedHour = Schema.Struct({
  date: IsoDay,
  startHour: StartHour,
  court: Schema.String,
  who: Schema.optionalKey(Schema.String),
  reservation: Schema.optionalKey(Id),
  price: Schema.optionalKey(Reais),
  isAhead: Schema.Boolean,
});
export type ListedHour = typeof ListedHour.Type;

/** Court hours on one page of a list. */
export const LISTED_HOURS = 50;

/** The court of a list: one of the arena's, or all that it no longer has. */
export const GONE_COURTS = 'gone';

const within = (minimum: number, maximum: number) =>
  WholeNumber.check(Schema.isBetween({ minimum, maximum }, { message: 'Informe um número válido.' }));

/** Which court hours of a month are listed: those at a court, on a weekday (0–6, Sunday first), at an hour (0–23), or all. */
export const OccupancyHoursQuery = Schema.Struct({
  month: IsoMonth,
  of: Schema.Literals(['sold', 'empty']),
  court: Schema.optionalKey(Schema.Union([Schema.Literal(GONE_COURTS), Id])),
  weekday: Schema.optionalKey(within(0, 6)),
  hour: Schema.optionalKey(within(0, 23)),
  page: Page,
});

/** Which court hours are listed. */
export type HoursChoice = Pick<typeof OccupancyHoursQuery.Type, 'of' | 'court' | 'weekday' | 'hour'>;

/** The court hours that a list names, day by day, each day by hour and by the order of its courts. */
export function listedHoursOf(offer: Offer, days: readonly OccupiedDay[], { of, ...limits }: HoursChoice): CourtHour[] {
  const place = new Map(offer.courts.map(({ id }, index) => [id, index]));
  const placeOf = (court: string) => place.get(court) ?? place.size;
  const isListed = ({ state, court, startHour }: CourtHour) =>
    state === of &&
    (limits.hour === undefined || startHour === limits.hour) &&
    (limits.court === undefined || (place.has(court) ? court : GONE_COURTS) === limits.court);
  return days
    .filter(({ day }) => limits.weekday === undefined || weekdayOf(day) === limits.weekday)
    .flatMap((day) =>
      courtHoursOn(offer, day)
        .filter(isListed)
        .toSorted(
          (a, b) => a.startHour - b.startHour || placeOf(a.court) - placeOf(b.court) || a.court.localeCompare(b.court),
        ),
    );
}

type Grid = Parameters<typeof gridOf>[0];
type PricedSlot = Parameters<typeof effectiveSlot>[0];

/** An arena as far as its hours are offered, and what they cost; prices in centavos. */
export interface Offer {
  readonly courts: Grid['courts'];
  readonly slots: readonly PricedSlot[];
  readonly rules: readonly DecidingRule[];
  readonly opening: OpeningHours | null;
}

/** What a day of it has of its own. */
export interface OccupiedDay {
  readonly day: Day;
  readonly alterations: Parameters<typeof effectiveSlot>[2]['alterations'];
  readonly closures: readonly Pick<DayClosure, 'hours'>[];
  /** The cells that were sold, those by right included. */
  readonly sold: readonly Cell[];
}

/** What became of a court hour of a day. */
export interface CourtHour {
  readonly day: Day;
  readonly court: string;
  readonly startHour: number;
  readonly state: 'sold' | 'empty' | 'closed';
}

/** The court hours of a day, each with what became of it, by the agenda's own reading. */
export function courtHoursOn(offer: Offer, { day, alterations, closures, sold }: OccupiedDay): CourtHour[] {
  // What was sold outside the offer is added by `courtHoursOf`, so the grid needs no reservations.
  const grid = gridOf({ courts: offer.courts, slots: offer.slots, alterations, open: openOn(day, offer.opening) }, []);
  const hours = courtHoursOf({ ...grid, closures }, sold);
  const as = (state: CourtHour['state'], cells: Iterable<Cell>) =>
    [...cells].map((cell) => ({ day, court: courtOf(cell), startHour: hourOf(cell), state }));
  return [...as('sold', hours.sold), ...as('empty', hours.empty), ...as('closed', hours.closed)];
}

/** How many of a month's court hours were sold, and could be. */
export function soldHoursOf(hours: readonly Pick<CourtHour, 'state'>[]): SoldHours {
  const sold = hours.filter(({ state }) => state === 'sold').length;
  return { sold, offered: sold + hours.filter(({ state }) => state === 'empty').length };
}

/**
 * What an empty hour of a day costs by the list, in centavos: by the function that decides every price.
 * @returns a function of the hour
 */
export function pricesOn(
  offer: Offer,
  { day, alterations }: OccupiedDay,
): (hour: Pick<CourtHour, 'court' | 'startHour'>) => number {
  const slotAt = new Map(offer.slots.map((slot) => [slot.startHour, slot]));
  const changes = { alterations, rules: rulesOn(day, offer.rules), open: openOn(day, offer.opening) };
  return ({ court, startHour }) => {
    const slot = slotAt.get(startHour);
    return slot ? effectiveSlot(slot, court, changes).price : 0;
  };
}

interface ReadMonth {
  readonly offer: Offer;
  readonly days: readonly OccupiedDay[];
  readonly monthBefore: SoldHours;
  readonly yearBefore: SoldHours;
  readonly now: Moment;
}

/** The figures of a month. */
export function monthOccupancyOf({ offer, days, monthBefore, yearBefore, now }: ReadMonth): MonthOccupancy {
  const priced = days.flatMap((day) => {
    const priceOf = pricesOn(offer, day);
    return courtHoursOn(offer, day).map((hour) => ({ ...hour, price: hour.state === 'empty' ? priceOf(hour) : 0 }));
  });
  const counted = priced.filter(({ state }) => state !== 'closed');
  const ahead = counted.filter(({ state, day, startHour }) => state === 'empty' && isBookableHour(day, startHour, now));
  const own = new Set(offer.courts.map(({ id }) => id));
  const gone = counted.filter(({ court }) => !own.has(court));
  const byCourt = groupBy(counted, ({ court }) => court);
  return {
    ...soldHoursOf(counted),
    closed: priced.length - counted.length,
    emptyPrice: sumOf(counted),
    ahead: { hours: ahead.length, price: sumOf(ahead) },
    monthBefore,
    yearBefore,
    courts: [
      ...offer.courts.map(({ id, name }) => ({ id, name, ...soldHoursOf(byCourt.get(id) ?? []) })),
      ...(gone.length === 0 ? [] : [{ id: null, name: '', ...soldHoursOf(gone) }]),
    ],
    cells: [...groupBy(counted, ({ day, startHour }) => weekdayOf(day) * 24 + startHour)]
      .toSorted(([a], [b]) => a - b)
      .map(([place, hours]) => ({ weekday: Math.floor(place / 24), startHour: place % 24, ...soldHoursOf(hours) })),
  };
}

function sumOf(hours: readonly { readonly price: number }[]): number {
  return hours.reduce((sum, { price }) => sum + price, 0);
}

/** The cells of a month by one of their members, in its order: what the bars of weekdays and of hours show. */
export function cellsBy(
  cells: MonthOccupancy['cells'],
  member: 'weekday' | 'startHour',
): (SoldHours & { readonly place: number })[] {
  return [...groupBy(cells, (cell) => cell[member])]
    .toSorted(([a], [b]) => a - b)
    .map(([place, group]) => ({
      place,
      sold: group.reduce((sum, { sold }) => sum + sold, 0),
      offered: group.reduce((sum, { offered }) => sum + offered, 0),
    }));
}

/** Sold of offered in whole percent, half up; 0 where nothing was offered. */
export function percentSold({ sold, offered }: SoldHours): number {
  return offered === 0 ? 0 : Math.round((sold * 100) / offered);
}
