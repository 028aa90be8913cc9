import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { formatReais } from '#domain/values/money.ts';
import type { ShoppingCart } from '#domain/registrations/cart.ts';
import { describeCart } from '../../../../../machines/registrations/cart.ts';
import { DialogActions } from '../../../../shared/look/layout/DialogActions.tsx';
import { WaitButton } from '../../../../shared/look/states/WaitButton.tsx';
import type { CartActor } from './cartActors.ts';
import { CartItems } from './CartItems.tsx';
import classes from './CartReview.module.css';
import { deadlineText, REVIEW } from './cartTexts.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { useCarts } from './useCarts.ts';

type CartReviewProps = { actor: CartActor; eventId: string; onClose: () => void };

/** The registrations that are still owed, shown before a PIX is generated for them. */
export function CartReview({ actor, eventId, onClose }: CartReviewProps) {
  const { generating, isSlow } = useSelector(actor, describeCart, shallowEqual);
  const { current, unpaid } = useCarts(eventId);
  // The cart stays shown while its PIX is generated, even if a read already lists it as unpaid.
  const isGenerating = generating !== '';
  const cart = current ?? (isGenerating ? unpaid.find(({ id }) => id === generating) : undefined);
  if (!cart) return <EmptyCart title={REVIEW.none} hint={unpaid.length > 0 && REVIEW.nonePaying} onClose={onClose} />;
  return (
    <>
      <CartItems
        registrations={cart.registrations}
        removal={{
          isOff: isGenerating,
          onRemove: (registration) => actor.send({ type: 'removal.requested', registration }),
        }}
      />
      <Sums cart={cart} />
      <p className={classes.deadline}>{deadlineText(cart.deadlinePayment)}.</p>
      <DialogActions>
        <Button variant="default" size="lg" disabled={isGenerating} onClick={onClose}>
          {REVIEW.dismiss}
        </Button>
        <WaitButton
          isBusy={isGenerating}
          isSlow={isSlow}
          onClick={() => actor.send({ type: 'pay.requested', cart: cart.id })}
          onStop={() => actor.send({ type: 'wait.abandoned' })}
        >
          {REVIEW.generate}
        </WaitButton>
      </DialogActions>
    </>
  );
}

function Sums({ cart: { totalValue, discount, totalWithDiscount } }: { cart: ShoppingCart }) {
  return (
    <dl className={classes.sums}>
      {discount > 0 && (
        <>
          <div>
            <dt>{REVIEW.subtotal}</dt>
            <dd>{formatReais(totalValue)}</dd>
          </div>
          <div>
            <dt>{REVIEW.discount}</dt>
            <dd>− {formatReais(discount)}</dd>
          </div>
        </>
      )}
      <div className={classes.total}>
        <dt>{REVIEW.total}</dt>
        <dd>{formatReais(totalWithDiscount)}</dd>
      </div>
    </dl>
  );
}
