import { Schema } from 'effect';
import { Id } from '../contract/id.ts';
import { compareDays, type Day, IsoDay } from '../days/day.ts';
import { Reais } from '../money/money.ts';
import { ChargeState, PixCharge } from '../payment/charge.ts';
import { OwnRegistration } from './registration.ts';

/** Sums of what a cart was paid: on the way back, back, and refused by the bank, which a person has to return. */
export const CartRefunds = Schema.Struct({ underWay: Reais, done: Reais, refused: Reais });
export type CartRefunds = typeof CartRefunds.Type;

/** The PIX of a cart. */
export const CartPayment = Schema.Struct({
  ...PixCharge.fields,
  status: ChargeState,
  /** What went back of it, or is going to. */
  refunds: Schema.optionalKey(CartRefunds),
}).pipe(Schema.encodeKeys({ qrCodePix: 'qrCode', validadePix: 'expiresAt' }));
export type CartPayment = typeof CartPayment.Type;

/** What the money of a cart's PIX did: paid for places, or goes or went back, all of it. `unsettled`: it is not there yet. */
export const CartSettlement = Schema.Literals(['paid', 'refunding', 'refunded', 'unsettled']);
export type CartSettlement = typeof CartSettlement.Type;

/**
 * What one person owes for one event. It is open for more registrations until a PIX is made of it; what is registered
 * after that goes into the next one.
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
 * How a cart that was closed stands: its PIX can be paid (`payable`), was paid, or was not and another can be made
 * (`expired`) or no longer (`over`). `unmade`: the provider has not answered with a code yet.
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

/** A new PIX can be made of a cart whose last one was not paid, until its last day. */
export function canRegenerate(
  cart: { readonly lastPayment: ChargeState | undefined; readonly deadlinePayment: Day },
  today: Day,
): boolean {
  return cart.lastPayment === 'cancelled' && compareDays(today, cart.deadlinePayment) <= 0;
}
