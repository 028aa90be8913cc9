import { useQuery } from '@tanstack/react-query';
import { readReais } from '#domain/values/money.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import classes from './LeastPix.module.css';
import { ownArenaQuery } from './settingsQueries.ts';
import { leastPriceText } from './settingsTexts.ts';

/**
 * Tells that a price is below the least sum of a PIX at the account that receives for the arena, while its players pay by PIX. The
 * price may stay: several hours of one reservation are paid together.
 */
export function LeastPix({ prices }: { prices: readonly string[] }) {
  const own = useQuery(ownArenaQuery(useApp().call)).data;
  const least = own?.arena.paymentMethod === 'platform' ? (own.leastPix ?? 0) : 0;
  const isBelow = prices.some((typed) => (readReais(typed) ?? least) < least);
  return (
    <p className={classes.least} role="status">
      {isBelow && leastPriceText(least)}
    </p>
  );
}
