import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { DISPLAY_PRICE_CENTAVOS, type VisitedArena } from '#domain/arenas/arena.ts';
import { formatReais } from '#domain/values/money.ts';
import { reservePath } from '#domain/navigation/paths.ts';
import { usePrefetch } from '../../../../shared/runtime/usePrefetch.ts';
import { FROM } from '../arenaTexts.ts';
import { ARENA, PAYMENT_HINTS } from './pageTexts.ts';
import classes from './PriceCard.module.css';

/**
 * The lowest price of the arena's hours; the fixed one where it has none, or where the installation shows that one.
 * Beside the arena's description on wide screens, within the thumb's reach on phones.
 */
export function PriceCard({ arena: { id, paymentMethod, prices } }: { arena: VisitedArena }) {
  const href = reservePath(id);
  return (
    <section className={classes.card} aria-label={ARENA.price}>
      <div>
        <p className={classes.price}>
          {prices && <span className={classes.from}>{FROM}</span>}{' '}
          <strong>{formatReais(prices?.lowest ?? DISPLAY_PRICE_CENTAVOS)}</strong> {ARENA.perHour}
        </p>
        <p className={classes.hint}>{PAYMENT_HINTS[paymentMethod]}</p>
      </div>
      <Button component={Link} href={href} size="lg" className={classes.action} {...usePrefetch(href)}>
        {ARENA.reserve}
      </Button>
    </section>
  );
}
