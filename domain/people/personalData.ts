import { Schema } from 'effect';
import { Reservation } from '../booking/reservation.ts';
import { Instant } from '../contract/id.ts';
import { User } from './person.ts';

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
});
export type PersonalData = typeof PersonalData.Type;
