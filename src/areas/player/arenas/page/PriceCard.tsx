import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { DISPLAY_PRICE_CENTAVOS, type PaymentMethod } from '../../../../../domain/arenas/arena.ts';
import type { Id } from '../../../../../domain/contract/id.ts';
import { formatReais } from '../../../../../domain/money/money.ts';
import { reservePath } from '../../../../../domain/navigation/routes.ts';
import { usePrefetch } from '../../../../shared/runtime/usePrefetch.ts';
import { ARENA, PAYMENT_HINTS } from '../arenaTexts.ts';
import classes from './PriceCard.module.css';

/** Beside the arena's description on wide screens, within the thumb's reach on phones. */
export function PriceCard({ arenaId, paymentMethod }: { arenaId: Id; paymentMethod: PaymentMethod }) {
  const href = reservePath(arenaId);
  return (
    <section className={classes.card} aria-label={ARENA.price}>
      <div>
        <p className={classes.price}>
          <strong>{formatReais(DISPLAY_PRICE_CENTAVOS)}</strong> {ARENA.perHour}
        </p>
        <p className={classes.hint}>{PAYMENT_HINTS[paymentMethod]}</p>
      </div>
      <Button component={Link} href={href} size="lg" className={classes.action} {...usePrefetch(href)}>
        {ARENA.reserve}
      </Button>
    </section>
  );
}
