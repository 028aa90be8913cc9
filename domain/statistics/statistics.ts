import { Schema } from 'effect';
import { Player } from '../people/player.ts';
import { TotalReais } from '../values/money.ts';

/** Sunday is 0. */
export const Weekday = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 6 }));

/**
 * What an arena has still to receive: from players at the arena, and from the platform, less its fee, of what was paid
 * through it and not passed on.
 */
const ToReceive = { atArena: TotalReais, viaPlatform: TotalReais };

/** Received for reservations that were cancelled since, and not given back. It is not in what was sold. */
const Kept = { kept: TotalReais };

/** One day's money. `dailyNetTotal` is the sum of what the arena has still to receive of `totalSold`. */
export const DailyMoney = Schema.Struct({ totalSold: TotalReais, dailyNetTotal: TotalReais, ...ToReceive, ...Kept });
export type DailyMoney = typeof DailyMoney.Type;

/** One month's money. The ranking is the average revenue per weekday, the best first. */
export const MonthlyMoney = Schema.Struct({
  totalSold: TotalReais,
  monthlyNetTotal: TotalReais,
  ...ToReceive,
  ...Kept,
  rankingBestRevenueDays: Schema.Array(Schema.Tuple([Weekday, TotalReais])),
});
export type MonthlyMoney = typeof MonthlyMoney.Type;

/** Average reservations per weekday, rounded to two decimals, the best first. */
export const ReservationStatistics = Schema.Struct({
  rankingBestDays: Schema.Array(Schema.Tuple([Weekday, Schema.Finite])),
});
export type ReservationStatistics = typeof ReservationStatistics.Type;

/** The customers with the most reservations in the month: players by their accounts, the others by the arena's record of them. */
export const CustomerStatistics = Schema.Struct({
  rankingBestCustomers: Schema.Array(
    Schema.Struct({
      player: Player,
      totalReservations: Schema.Int,
      /** The id is of a record: that person has no account, or has not said that it is theirs. */
      isRecord: Schema.optionalKey(Schema.Literal(true)),
    }),
  ),
});
export type CustomerStatistics = typeof CustomerStatistics.Type;

/** Most players in the ranking. */
export const BEST_CUSTOMERS = 10;

/** The first year that the dashboard offers. */
const FIRST_YEAR = 2022;

/** The years to choose from, ascending. */
export function yearsUpTo(today: { readonly year: number }): number[] {
  return Array.from({ length: Math.max(0, today.year - FIRST_YEAR + 1) }, (_, index) => FIRST_YEAR + index);
}

/** The months (1–12) of a year that have begun: all of a past one, none of a future one. */
export function monthsOf(year: number, today: { readonly year: number; readonly month: number }): number[] {
  const last = year < today.year ? 12 : year === today.year ? today.month : 0;
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** The month, or the current one in the place of one that has not begun. */
export function begunMonth(
  { month, year }: { readonly month: number; readonly year: number },
  today: { readonly month: number; readonly year: number },
): { readonly month: number; readonly year: number } {
  const isAhead = year > today.year || (year === today.year && month > today.month);
  return isAhead ? { month: today.month, year: today.year } : { month, year };
}
