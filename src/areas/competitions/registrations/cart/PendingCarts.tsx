import { shallowEqual, useSelector } from '@xstate/react';
import { describeCart } from '../../../../../machines/registrations/cart.ts';
import type { CartActor } from './cartActors.ts';
import { PENDING } from './cartTexts.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { PendingCart } from './PendingCart.tsx';
import classes from './PendingCarts.module.css';
import { useCarts } from './useCarts.ts';

type PendingCartsProps = { actor: CartActor; eventId: string; onClose: () => void };

/** The carts for which a PIX was generated, newest first. Paid ones stay as proof. */
export function PendingCarts({ actor, eventId, onClose }: PendingCartsProps) {
  const { generating, isSlow } = useSelector(actor, describeCart, shallowEqual);
  const { carts, readAt } = useCarts(eventId);
  if (carts.length === 0) return <EmptyCart title={PENDING.none} onClose={onClose} />;
  return (
    <ul className={classes.carts}>
      {carts.map((cart) => (
        <li key={cart.id}>
          <PendingCart
            cart={cart}
            readAt={readAt}
            isGenerating={generating === cart.id}
            isSlow={isSlow}
            onStop={() => actor.send({ type: 'wait.abandoned' })}
            isOff={generating !== ''}
            onRemove={(registration) => actor.send({ type: 'removal.requested', registration })}
            onPay={() => actor.send({ type: 'pay.requested', cart: cart.id })}
          />
        </li>
      ))}
    </ul>
  );
}
