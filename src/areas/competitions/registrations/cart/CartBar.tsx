import { Button } from '@mantine/core';
import { formatReais } from '#domain/values/money.ts';
import type { Event } from '#domain/events/event.ts';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { CartDialogs } from '../laterParts.ts';
import { provideCart } from './cartActors.ts';
import { CART, deadlineText, owedText } from './cartTexts.ts';
import { useCarts } from './useCarts.ts';
import classes from './CartBar.module.css';

type CartBarProps = { event: Pick<Event, 'id' | 'name'> };

/** What the player owes for an event, with the ways to pay it; nothing when nothing is owed. */
export function CartBar({ event }: CartBarProps) {
  const actor = useChart(provideCart, { input: undefined });
  const { current, unpaid, failed } = useCarts(event.id);
  const isOwing = current !== undefined || unpaid.length > 0;
  return (
    <>
      {failed && <ReadFailure message={CART.failed} query={failed} />}
      {isOwing && (
        <section className={classes.bar} aria-label={CART.label}>
          {current && (
            <>
              <div className={classes.owed}>
                <span className={classes.count}>{owedText(current.totalItems)}</span>
                <strong className={classes.sum}>{formatReais(current.totalWithDiscount)}</strong>
                <span className={classes.deadline}>{deadlineText(current.deadlinePayment)}</span>
              </div>
              <Button className={classes.button ?? ''} size="lg" onClick={() => actor.send({ type: 'cart.opened' })}>
                {CART.open}
              </Button>
            </>
          )}
          {unpaid.length > 0 && (
            <Button
              className={classes.button ?? ''}
              size="lg"
              variant="default"
              rightSection={<span className={classes.number}>{unpaid.length}</span>}
              onClick={() => actor.send({ type: 'pending.opened' })}
            >
              {CART.pending}
            </Button>
          )}
        </section>
      )}
      <CartDialogs actor={actor} event={event} />
    </>
  );
}
