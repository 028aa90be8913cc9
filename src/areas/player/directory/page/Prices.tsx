import type { ArenaPrices } from '#domain/arenas/prices.ts';
import { PERIODS } from '#domain/values/days/hours.ts';
import { ARENA, rangeText } from './pageTexts.ts';
import classes from './Prices.module.css';

/** What an hour costs in each part of the day that the arena is open. */
export function Prices({ prices: { periods } }: { prices: ArenaPrices }) {
  return (
    <section aria-labelledby="precos">
      <h2 id="precos" className={classes.heading}>
        {ARENA.prices}
      </h2>
      <dl className={classes.periods}>
        {periods.map(({ period, lowest, highest }) => (
          <div key={period} className={classes.period}>
            <dt className={classes.name}>{PERIODS.find(({ id }) => id === period)?.name}</dt>
            <dd className={classes.price}>{rangeText(lowest, highest)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
