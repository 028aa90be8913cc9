import { shallowEqual, useSelector } from '@xstate/react';
import type { Event } from '#domain/events/event.ts';
import type { ShoppingCart } from '#domain/registrations/cart.ts';
import { describeCommand } from '../../../../../machines/command/command.ts';
import { describeCart } from '../../../../../machines/registrations/cart.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { PaymentDialog } from '../../../player/payment/index.ts';
import type { CartActor } from './cartActors.ts';
import { cartPurchase } from './cartPurchase.ts';
import { CartReview } from './CartReview.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CART, REMOVE, removeText } from './cartTexts.ts';
import { PendingCarts } from './PendingCarts.tsx';
import { useCarts } from './useCarts.ts';

type CartDialogsProps = { actor: CartActor; event: Pick<Event, 'id' | 'name'> };

/** The dialogs of a cart: its content, the pending payments, the PIX, and the removal of a registration. */
export function CartDialogs({ actor, event }: CartDialogsProps) {
  const { isReviewing, isListing, paying } = useSelector(actor, describeCart, shallowEqual);
  const payment = useSelector(actor, ({ children }) => children.payment);
  const removal = useSelector(actor, ({ children }) => children.removal);
  const { carts, current } = useCarts(event.id);

  function close() {
    // Escape closes only the question that is open over the dialog.
    const asked = removal && describeCommand(removal.getSnapshot());
    if (!asked?.isAsking && !asked?.isBusy) actor.send({ type: 'dialog.closed' });
  }

  return (
    <>
      <Dialog opened={isReviewing} title={CART.open} onClose={close}>
        {isReviewing && <CartReview actor={actor} eventId={event.id} onClose={close} />}
      </Dialog>
      <Dialog opened={isListing} title={CART.pending} onClose={close}>
        {isListing && <PendingCarts actor={actor} eventId={event.id} onClose={close} />}
      </Dialog>
      <PaymentDialog
        actor={payment}
        summary={<CartSummary event={event} cart={paying} />}
        purchase={cartPurchase(event.id)}
        onClose={close}
      />
      {removal && (
        <ConfirmDialog actor={removal} {...REMOVE}>
          {(id) => {
            const withPix = registrationIn(carts, id);
            return removeText(withPix ?? registrationIn(current ? [current] : [], id), withPix !== undefined);
          }}
        </ConfirmDialog>
      )}
    </>
  );
}

function registrationIn(carts: readonly ShoppingCart[], id: string) {
  return carts.flatMap(({ registrations }) => registrations).find((registration) => registration.id === id);
}
