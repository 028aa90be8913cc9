import { Schema } from 'effect';
import { Reservation } from '../booking/reservation.ts';
import { Instant } from '../contract/id.ts';
import { Event } from '../events/event.ts';
import { Reais } from '../money/money.ts';
import { PaymentStatus } from '../payment/charge.ts';
import { RegistrationStatus, ShirtSize } from '../registrations/registration.ts';
import { User } from './person.ts';

/** A place in a registration; who else is in it is theirs to tell. */
const OwnPlace = Schema.Struct({
  event: Schema.String,
  category: Schema.String,
  status: RegistrationStatus,
  createdAt: Instant,
  value: Reais,
  paidVia: Schema.optionalKey(Schema.Literals(['gateway', 'organizer'])),
  paidAt: Schema.optionalKey(Instant),
  tShirtSize: Schema.optionalKey(ShirtSize),
});

const OwnCart = Schema.Struct({
  event: Schema.String,
  createdAt: Instant,
  items: Schema.Array(Schema.Struct({ category: Schema.String, value: Reais })),
  payments: Schema.Array(
    Schema.Struct({
      value: Reais,
      status: PaymentStatus,
      createdAt: Instant,
      approvedAt: Schema.optionalKey(Instant),
    }),
  ),
});

/** Everything that the platform keeps about a person, as the Brazilian data protection law (LGPD, art. 18) lets them ask. */
export const PersonalData = Schema.Struct({
  exportedAt: Instant,
  user: User,
  memberSince: Instant,
  /** Where the person is logged in. */
  sessions: Schema.Array(Schema.Struct({ createdAt: Instant, expiresAt: Instant })),
  /** Accounts elsewhere that open this one. */
  signInProviders: Schema.Array(Schema.Struct({ issuer: Schema.String, email: Schema.String, linkedAt: Instant })),
  reservations: Schema.Array(Reservation),
  vouchers: Schema.Array(
    Schema.Struct({
      arena: Schema.String,
      code: Schema.String,
      /** A fraction of the total. */
      discount: Schema.Number,
      status: Schema.String,
    }),
  ),
  /** Events that the person organizes. */
  events: Schema.Array(Event),
  registrations: Schema.Array(OwnPlace),
  carts: Schema.Array(OwnCart),
});
export type PersonalData = typeof PersonalData.Type;
