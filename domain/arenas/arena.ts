import { Schema } from 'effect';
import { Id } from '../contract/id.ts';
import { BookingRules } from './bookingRules.ts';

export const PaymentMethod = Schema.Literals(['local', 'platform']);
export type PaymentMethod = typeof PaymentMethod.Type;

export const PAYMENT_METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  platform: 'Plataforma',
  local: 'Na arena',
};

export const Address = Schema.Struct({
  city: Schema.String,
  street: Schema.optionalKey(Schema.String),
  district: Schema.optionalKey(Schema.String),
});

/** An arena in the directory. `photos` holds only the cover. */
export const ArenaSummary = Schema.Struct({
  id: Id,
  name: Schema.String,
  avatar: Schema.optionalKey(Schema.String),
  courtsNumber: Schema.Int,
  photos: Schema.Array(Schema.String),
  address: Address,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type ArenaSummary = typeof ArenaSummary.Type;

/** An arena on its own page and on the reserve page. */
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

/** The price that every arena page shows, whatever its slots cost. In centavos per hour. */
export const DISPLAY_PRICE_CENTAVOS = 4_000;

/** `@arena` or `arena` → `https://instagram.com/arena` */
export function instagramLink(handle: string): string {
  return `https://instagram.com/${encodeURIComponent(handle.replace(/^@/, ''))}`;
}
