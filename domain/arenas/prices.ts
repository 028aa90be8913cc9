import { Schema } from 'effect';
import { type PeriodId, PERIODS, periodOf } from '../values/days/hours.ts';
import { Reais } from '../values/money.ts';

/** What an hour costs in a part of the day: from the lowest price to the highest. */
const PeriodPrice = Schema.Struct({
  period: Schema.Literals(PERIODS.map(({ id }) => id)),
  lowest: Reais,
  highest: Reais,
});

/** What an arena's hours cost in the coming week: the lowest price of all, and each part of the day that has hours. */
export const ArenaPrices = Schema.Struct({ lowest: Reais, periods: Schema.Array(PeriodPrice) });
export type ArenaPrices = typeof ArenaPrices.Type;

/** An hour that is offered, at its price in centavos; changes of single days do not count. */
interface PricedHour {
  readonly startHour: number;
  readonly price: number;
}

/** Undefined when the arena offers no hour yet. */
export function pricesOf(hours: readonly PricedHour[]): ArenaPrices | undefined {
  if (hours.length === 0) return undefined;
  const periods = PERIODS.flatMap(({ id }) => {
    const prices = pricesIn(hours, id);
    return prices.length === 0 ? [] : [{ period: id, lowest: Math.min(...prices), highest: Math.max(...prices) }];
  });
  return { lowest: Math.min(...periods.map(({ lowest }) => lowest)), periods };
}

function pricesIn(hours: readonly PricedHour[], period: PeriodId): readonly number[] {
  return hours.filter(({ startHour }) => periodOf(startHour) === period).map(({ price }) => price);
}
