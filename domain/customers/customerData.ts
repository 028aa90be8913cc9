import { Schema } from 'effect';
import { ReservationStatus } from '../booking/reservation.ts';
import { Method, MovementKind } from '../ledger/movement.ts';
import { Day } from '../values/days/day.ts';
import { Id, Instant } from '../values/id.ts';
import { SignedReais, TotalReais } from '../values/money.ts';
import { Birthday } from '../people/birthday.ts';

const Names = {
  name: Schema.String,
  phone: Schema.optionalKey(Schema.String),
};

/** Everything that an arena stores about somebody whom it knows by its own record, for their request under the data protection law (LGPD, art. 18). */
export const CustomerData = Schema.Struct({
  exportedAt: Instant,
  arena: Schema.Struct({ name: Schema.String }),
  /** The record, and those that were joined to it. */
  records: Schema.Array(
    Schema.Struct({
      ...Names,
      cpf: Schema.optionalKey(Schema.String),
      email: Schema.optionalKey(Schema.String),
      birthday: Schema.optionalKey(Birthday),
      city: Schema.optionalKey(Schema.String),
      tags: Schema.Array(Schema.String),
      note: Schema.String,
      madeAt: Instant,
    }),
  ),
  reservations: Schema.Array(
    Schema.Struct({
      id: Id,
      ...Names,
      date: Day,
      /** Such as `Quadra 1 18h`. */
      hours: Schema.Array(Schema.String),
      status: ReservationStatus,
      total: TotalReais,
      discount: TotalReais,
      settledAtArena: TotalReais,
      isNoShow: Schema.Boolean,
      note: Schema.String,
      createdAt: Instant,
    }),
  ),
  series: Schema.Array(
    Schema.Struct({
      ...Names,
      court: Schema.String,
      /** 0–6, Sunday first. */
      weekday: Schema.Int,
      startHour: Schema.Int,
      hours: Schema.Int,
      from: Day,
      until: Schema.optionalKey(Day),
      price: TotalReais,
      madeAt: Instant,
      endedAt: Schema.optionalKey(Instant),
    }),
  ),
  payments: Schema.Array(
    Schema.Struct({
      at: Instant,
      kind: MovementKind,
      method: Schema.optionalKey(Method),
      /** Below zero for what takes back. */
      value: SignedReais,
      reservation: Id,
      /** Who paid, as it was typed. */
      note: Schema.String,
    }),
  ),
  paymentLinks: Schema.Array(
    Schema.Struct({
      reservation: Id,
      madeAt: Instant,
      state: Schema.String,
      saidAt: Schema.optionalKey(Instant),
      said: Schema.optionalKey(TotalReais),
      payer: Schema.optionalKey(Schema.String),
      endToEnd: Schema.optionalKey(Schema.String),
      hasPicture: Schema.Boolean,
    }),
  ),
  /** Products that were sold to them, of those that stand. */
  sales: Schema.Array(
    Schema.Struct({
      product: Schema.String,
      quantity: Schema.Int,
      /** Of all pieces. */
      price: TotalReais,
      soldAt: Instant,
      paidAt: Schema.optionalKey(Instant),
    }),
  ),
  /** What the team did with the record, by the names of the calls. */
  deeds: Schema.Array(Schema.Struct({ at: Instant, deed: Schema.String })),
});
export type CustomerData = typeof CustomerData.Type;
