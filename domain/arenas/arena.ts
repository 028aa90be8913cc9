import { Schema } from 'effect';
import { Address } from './arenaSummary.ts';
import { CancellationPolicy } from './cancellationPolicy.ts';
import { Id } from '../values/id.ts';
import { Day } from '../values/days/day.ts';
import { BookingRules } from './bookingRules.ts';
import { OpeningHours } from '../opening/opening.ts';
import { Position } from './position.ts';
import { ArenaPrices } from './prices.ts';

export const PaymentMethod = Schema.Literals(['local', 'platform']);
export type PaymentMethod = typeof PaymentMethod.Type;

export const PAYMENT_METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  platform: 'Plataforma',
  local: 'Na arena',
};

/** How a player pays; the specification's words above are the owner's choice. */
export const WAYS_TO_PAY: Readonly<Record<PaymentMethod, string>> = { platform: 'PIX', local: 'Na arena' };

const ARENA = {
  id: Id,
  name: Schema.String,
  avatar: Schema.optionalKey(Schema.String),
  courtsNumber: Schema.Int,
  description: Schema.optionalKey(Schema.String),
  photos: Schema.Array(Schema.String),
  /** What each photo shows, in their order; empty where nobody wrote it. */
  photoTexts: Schema.Array(Schema.String),
  address: Address,
  /** Absent until its team says it. */
  position: Schema.optionalKey(Position),
  phone: Schema.optionalKey(Schema.String),
  socials: Schema.Struct({ instagram: Schema.optionalKey(Schema.String) }),
  paymentMethod: PaymentMethod,
  zone: Schema.String,
  bookingRules: BookingRules,
  /** Absent while it is off. */
  cancellationPolicy: Schema.optionalKey(CancellationPolicy),
  /** Absent until its team says them: all of its hours are open on every weekday. */
  openingHours: Schema.optionalKey(OpeningHours),
};

/**
 * An arena as its team edits it. `pix`: its own key in its normal form, with the name of who receives, for money that does not
 * pass through the platform; absent where it has none.
 */
export const Arena = Schema.Struct({
  ...ARENA,
  pix: Schema.optionalKey(Schema.Struct({ key: Schema.String, receiver: Schema.String })),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Arena = typeof Arena.Type;

/**
 * An arena on its own page and on the reserve page. `today` is the day there, by the server's clock. `prices` are absent
 * where it offers no hours yet, and where the installation shows the fixed price.
 */
export const VisitedArena = Schema.Struct({ ...ARENA, today: Day, prices: Schema.optionalKey(ArenaPrices) }).pipe(
  Schema.encodeKeys({ id: '_id' }),
);
export type VisitedArena = typeof VisitedArena.Type;

/** Whether an arena's card says what its hours cost, or the price that is fixed for all. */
export type PriceCardMode = 'arena' | 'fixed';

/** The price on the page of an arena without prices of its own. In centavos per hour. */
export const DISPLAY_PRICE_CENTAVOS = 4_000;

/** `@arena` or `arena` → `https://instagram.com/arena` */
export function instagramLink(handle: string): string {
  return `https://instagram.com/${encodeURIComponent(handle.replace(/^@/, ''))}`;
}
