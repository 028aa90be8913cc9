import { formatReais } from '#domain/values/money.ts';
import { type CartState, type ShoppingCart, stateOfCart } from '#domain/registrations/cart.ts';
import { TimeToPay } from '../../../player/booking/index.ts';
import { Ticket } from '../../../../shared/look/pieces/Ticket.tsx';
import { WaitButton } from '../../../../shared/look/states/WaitButton.tsx';
import { CartItems } from './CartItems.tsx';
import { CartStateBadge } from './CartStateBadge.tsx';
import { noteText, PENDING, refundTexts } from './cartTexts.ts';
import classes from './PendingCarts.module.css';

type PendingCartProps = {
  cart: ShoppingCart;
  readAt: number;
  isGenerating: boolean;
  /** Generating the PIX takes longer than usual. */
  isSlow: boolean;
  /** Disabled, because another PIX is being generated. */
  isOff: boolean;
  onPay: () => void;
  onStop: () => void;
  onRemove: (registration: string) => void;
};

/** The action that each state offers. A cart that is paid or past its deadline offers none. */
const OFFERS: Readonly<Record<CartState, string | undefined>> = {
  payable: PENDING.pay,
  expired: PENDING.regenerate,
  unmade: PENDING.generate,
  paid: undefined,
  over: undefined,
};

/** A cart with its PIX, drawn as a ticket. */
export function PendingCart({ cart, readAt, isGenerating, isSlow, isOff, onPay, onStop, onRemove }: PendingCartProps) {
  const state = stateOfCart(cart);
  const payment = cart.shoppingCartPayment;
  const offer = OFFERS[state];
  const refunds = payment?.refunds ? refundTexts(payment.refunds) : [];
  const isAllBack = cart.totalItems === 0;
  const note = isAllBack ? undefined : noteText(state, cart.deadlinePayment);
  // The sum of a lost PIX may be outdated: some of its registrations may have been given up since.
  const sum = payment && (state === 'payable' || state === 'paid') ? payment.value : cart.totalWithDiscount;
  return (
    <Ticket
      upright
      torn={state === 'paid'}
      header={
        <>
          <strong className={classes.sum}>{formatReais(sum)}</strong>
          <CartStateBadge state={state} isAllBack={isAllBack} />
        </>
      }
      stub={
        <div className={classes.stub}>
          {state === 'payable' && payment && <TimeToPay secondsLeft={payment.secondsLeft} readAt={readAt} />}
          {refunds.map((text) => (
            <p key={text} className={classes.note}>
              {text}
            </p>
          ))}
          {note !== undefined && <p className={classes.note}>{note}</p>}
          {offer && (
            <WaitButton
              isBusy={isGenerating}
              isSlow={isGenerating && isSlow}
              disabled={isOff && !isGenerating}
              onClick={onPay}
              onStop={onStop}
            >
              {offer}
            </WaitButton>
          )}
        </div>
      }
    >
      <CartItems registrations={cart.registrations} {...(state !== 'paid' && { removal: { isOff, onRemove } })} />
    </Ticket>
  );
}
