import { Schema } from 'effect';
import { Address } from '../arenas/arenaSummary.ts';
import { Instant } from '../values/id.ts';
import { Discount } from '../values/discount.ts';
import { Reservation } from './reservation.ts';

/** What happened to a reservation. `charged`: its PIX was made. `refunding`: the refund was ordered. */
export const Happening = Schema.Literals(['made', 'charged', 'paid', 'expired', 'cancelled', 'refunding', 'refunded']);
export type Happening = typeof Happening.Type;

/** A reservation on the page of its own, with what only that page shows. */
export const ReservationTicket = Schema.Struct({
  reservation: Reservation,
  address: Address,
  /** The arena's time zone, such as `America/Sao_Paulo`. */
  zone: Schema.String,
  /** How often it was moved, or cancelled and restored, for calendars that know it already. */
  changes: Schema.Int,
  /** `hours` is what it gave, when it is counted in hours. */
  voucher: Schema.optionalKey(
    Schema.Struct({ code: Schema.String, discount: Discount, hours: Schema.optionalKey(Schema.Int) }),
  ),
  /** The earliest first. */
  history: Schema.Array(Schema.Struct({ what: Happening, at: Instant })),
});
export type ReservationTicket = typeof ReservationTicket.Type;
