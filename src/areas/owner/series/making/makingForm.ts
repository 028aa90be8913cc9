import { Result, Schema } from 'effect';
import { SPORTS } from '#domain/courts/sport.ts';
import { compareDays, type Day, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { readReais, typeReais } from '#domain/values/money.ts';
import type { SeriesStart } from '#domain/agenda/repeat.ts';
import type { FifthWeek, SkippedWeek } from '#domain/series/monthlySum.ts';
import { SeriesWish } from '#domain/series/series.ts';
import type { PriceDay } from '#domain/slots/priceWeek.ts';
import { fieldErrors } from '#domain/values/text/issues.ts';
import { givingFaults, NOBODY_YET, toForWhom } from '../../booking/index.ts';
import { type AGREED_NAMES, MAKING } from './makingTexts.ts';

/** The draft's key; each request, and each reservation that is repeated, has its own. */
export function draftOfMaking(of: string | undefined): string {
  return of === undefined ? 'newSeries' : `newSeries ${of}`;
}

/** What is typed, all as texts. An empty `price` is what the hours cost. */
export type TypedSeries = typeof NOBODY_YET &
  Readonly<
    Record<'court' | 'weekday' | 'startHour' | 'hours' | 'sport' | 'from' | 'until' | 'price' | 'sum', string>
  > & {
    /** By the week or by the month; the fields of the other are kept. */
    readonly agreed: keyof typeof AGREED_NAMES;
    readonly fifthWeek: FifthWeek;
    readonly skippedWeek: SkippedWeek;
  };

interface Opening {
  /** The one that is chosen while nobody has said another. */
  readonly court: string;
  readonly today: Day;
  /** What a player asks for, or what is repeated. */
  readonly start?: SeriesStart | undefined;
}

/** The form as it opens, in the order of the fields on screen. */
export function newSeries({ court, today, start }: Opening): TypedSeries {
  const empty = {
    weekday: '',
    startHour: '',
    hours: '1',
    sport: SPORTS[0],
    from: toIsoDay(today),
    until: '',
    agreed: 'week',
    price: '',
    sum: '',
    fifthWeek: 'included',
    skippedWeek: 'off',
  } as const;
  if (!start) return { ...NOBODY_YET, court, ...empty };
  const { player, guestPlayerName = '', guestPhone = '', weekday, startHour, hours, sport, from, until } = start;
  return {
    ...NOBODY_YET,
    ...(player ? { player: player.id, playerName: player.name } : { whom: 'guest', guestPlayerName, guestPhone }),
    court: start.court ?? court,
    ...empty,
    weekday: String(weekday),
    startHour: String(startHour),
    hours: String(hours),
    sport,
    // The day may have come while a request waited.
    from: toIsoDay(compareDays(from, today) < 0 ? today : from),
    ...(until && { until: toIsoDay(until) }),
    ...agreedIn(start),
  };
}

/** What is agreed by now. */
function agreedIn({ price, monthly }: SeriesStart) {
  if (monthly) return { agreed: 'month' as const, ...monthly, sum: typeReais(monthly.sum) };
  return price === undefined ? {} : { price: typeReais(price) };
}

/** What the typed hours cost in their first week, in centavos; undefined while they are not known or not all on offer. */
export function usualPrice(days: readonly PriceDay[] | undefined, typed: TypedSeries): number | undefined {
  const cells = days?.find(({ date }) => String(weekdayOf(date)) === typed.weekday)?.hours;
  const begin = Number(typed.startHour);
  if (!cells || typed.startHour === '') return undefined;
  const wanted = Array.from({ length: Number(typed.hours) }, (_, index) => begin + index);
  const prices = wanted.map((hour) => cells.find(({ startHour }) => startHour === hour)?.price);
  return prices.reduce<number | undefined>(
    (sum, price) => (sum === undefined || price === undefined ? undefined : sum + price),
    0,
  );
}

/** The form's errors, by field. @param usual the price where none is typed, in centavos */
export function seriesFaults(typed: TypedSeries, usual: number | undefined): Record<string, string> {
  const faults = {
    ...namingFaults(typed),
    ...(typed.weekday === '' && { weekday: MAKING.noWeekday }),
    ...(typed.startHour === '' && { startHour: MAKING.noHour }),
    ...(typed.from === '' && { from: MAKING.noFrom }),
    ...(typed.agreed === 'week' && priceOf(typed, usual) === undefined && { price: MAKING.noPrice }),
    ...(typed.agreed === 'month' && readReais(typed.sum) === undefined && { sum: MAKING.noSum }),
  };
  if (Object.keys(faults).length > 0) return faults;
  const decoded = decode(onTheWire(typed, usual));
  if (Result.isSuccess(decoded)) return {};
  const found = fieldErrors(decoded.failure.issue);
  // What is about no single field is about the days or the hours.
  const { '': about, 'monthly.sum': sum, ...rest } = found;
  const others = { ...rest, ...(sum !== undefined && { sum }) };
  return about === undefined ? others : { [typed.until !== '' && typed.until < typed.from ? 'until' : 'hours']: about };
}

/** What is missing of whom it is for, in the words of this page. */
function namingFaults(typed: TypedSeries): Record<string, string> {
  const { player, guestPlayerName, ...others } = givingFaults(typed, undefined);
  return {
    ...others,
    ...(player !== undefined && { player: MAKING.nobody }),
    ...(guestPlayerName !== undefined && { guestPlayerName: MAKING.nobody }),
  };
}

const decode = Schema.decodeUnknownResult(SeriesWish, { errors: 'all' });
const toWish = Schema.decodeUnknownSync(SeriesWish);

export function toSeriesWish(typed: TypedSeries, usual: number | undefined): SeriesWish {
  return toWish(onTheWire(typed, usual));
}

function onTheWire(typed: TypedSeries, usual: number | undefined) {
  const { court, weekday, startHour, hours, sport, from, until } = typed;
  return {
    ...toForWhom(typed),
    court,
    weekday: Number(weekday),
    startHour: Number(startHour),
    hours: Number(hours),
    sport,
    from,
    ...(until !== '' && { until }),
    ...(typed.agreed === 'week' ? { price: (priceOf(typed, usual) ?? 0) / 100 } : { monthly: monthlyIn(typed) }),
  };
}

function monthlyIn({ sum, fifthWeek, skippedWeek }: TypedSeries) {
  return { sum: (readReais(sum) ?? 0) / 100, fifthWeek, skippedWeek };
}

function priceOf({ price }: TypedSeries, usual: number | undefined): number | undefined {
  return price.trim() === '' ? usual : readReais(price);
}
