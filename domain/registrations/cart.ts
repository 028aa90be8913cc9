import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { compareDays, type Day, IsoDay } from '../values/days/day.ts';
import { Reais } from '../values/money.ts';
import { ChargeState, PixCharge } from '../payment/charge.ts';
import { OwnRegistration } from './registration.ts';

/** Refunds of a cart's payment: under way, done, and refused by the bank. A person has to return the last. */
export const CartRefunds = Schema.Struct({ underWay: Reais, done: Reais, refused: Reais });
export type CartRefunds = typeof CartRefunds.Type;

/** The PIX of a cart. */
export const CartPayment = Schema.Struct({
  ...PixCharge.fields,
  status: ChargeState,
  /** Refunds of this payment, done or still to come. */
  refunds: Schema.optionalKey(CartRefunds),
}).pipe(Schema.encodeKeys({ qrCodePix: 'qrCode', validadePix: 'expiresAt' }));
export type CartPayment = typeof CartPayment.Type;

/** What became of a cart's PIX: it paid for places, or all of it is being or was refunded. `unsettled`: not received yet. */
export const CartSettlement = Schema.Literals(['paid', 'refunding', 'refunded', 'unsettled']);
export type CartSettlement = typeof CartSettlement.Type;

/**
 * What one person owes for one event. New registrations go into it until its PIX is created; later ones go into the next
 * cart.
 */
export const ShoppingCart = Schema.Struct({
  id: Id,
  totalItems: Schema.Int,
  totalValue: Reais,
  discount: Reais,
  totalWithDiscount: Reais,
  deadlinePayment: IsoDay,
  registrations: Schema.Array(OwnRegistration),
  shoppingCartPayment: Schema.optionalKey(CartPayment),
  ableToRegeneratePayment: Schema.Boolean,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type ShoppingCart = typeof ShoppingCart.Type;

/**
 * The state of a closed cart. `payable`: its PIX can be paid. `expired`: the PIX was not paid and another can be created;
 * `over`: no other can. `unmade`: the provider has not sent a code yet.
 */
export type CartState = 'payable' | 'paid' | 'expired' | 'over' | 'unmade';

export function stateOfCart({
  shoppingCartPayment,
  ableToRegeneratePayment,
}: Pick<ShoppingCart, 'shoppingCartPayment' | 'ableToRegeneratePayment'>): CartState {
  switch (shoppingCartPayment?.status) {
    case undefined:
      return 'unmade';
    case 'pending':
      return 'payable';
    case 'approved':
      return 'paid';
    case 'cancelled':
      return ableToRegeneratePayment ? 'expired' : 'over';
  }
}

/** A cart whose last PIX was not paid can get a new one until its deadline. */
export function canRegenerate(
  cart: { readonly lastPayment: ChargeState | undefined; readonly deadlinePayment: Day },
  today: Day,
): boolean {
  return cart.lastPayment === 'cancelled' && compareDays(today, cart.deadlinePayment) <= 0;
}
