import { Schema } from 'effect';
import { Id } from '../contract/id.ts';
import { BookingRules } from './bookingRules.ts';

export const PaymentMethod = Schema.Literals(['local', 'platform']);
export type PaymentMethod = typeof PaymentMethod.Type;

export const PAYMENT_METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  platform: 'Plataforma',
  local: 'Na arena',
};

const Address = Schema.Struct({
  city: Schema.String,
  street: Schema.optionalKey(Schema.String),
  district: Schema.optionalKey(Schema.String),
});

/** What a card of the directory shows. `photos` holds the cover alone. */
export const ArenaSummary = Schema.Struct({
  id: Id,
  name: Schema.String,
  avatar: Schema.optionalKey(Schema.String),
  courtsNumber: Schema.Int,
  photos: Schema.Array(Schema.String),
  address: Address,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type ArenaSummary = typeof ArenaSummary.Type;

/** Everything that the arena page and the reserve page show. */
export const Arena = Schema.Struct({
  id: Id,
  name: Schema.String,
  avatar: Schema.optionalKey(Schema.String),
  courtsNumber: Schema.Int,
  description: Schema.optionalKey(Schema.String),
  photos: Schema.Array(Schema.String),
  address: Address,
  phone: Schema.optionalKey(Schema.String),
  socials: Schema.Struct({ instagram: Schema.optionalKey(Schema.String) }),
  paymentMethod: PaymentMethod,
  zone: Schema.String,
  bookingRules: BookingRules,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Arena = typeof Arena.Type;

/** The price card of an arena page shows this one sum, whatever the slots cost. In centavos per hour. */
export const DISPLAY_PRICE_CENTAVOS = 4_000;

/** `@arena` or `arena` → `https://instagram.com/arena` */
export function instagramLink(handle: string): string {
  return `https://instagram.com/${encodeURIComponent(handle.replace(/^@/, ''))}`;
}
