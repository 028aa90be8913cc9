import { Schema } from 'effect';
import { StartHour } from '../values/days/hours.ts';
import { ReservationStatus } from '../booking/reservation.ts';
import { Id } from '../values/id.ts';
import { Day } from '../values/days/day.ts';
import { Reais } from '../values/money.ts';
import { readPhone } from '../people/phone.ts';
import { Player } from '../people/player.ts';

/** A reservation in a list over all days of an arena: enough to know it by. Its day in the agenda has the rest. */
export const Booked = Schema.Struct({
  id: Id,
  date: Day,
  courts: Schema.Array(Schema.Struct({ name: Schema.String, startHours: Schema.Array(StartHour) })),
  status: ReservationStatus,
  totalValue: Reais,
  isNoShow: Schema.Boolean,
  player: Schema.optionalKey(Player),
  guestPlayerName: Schema.optionalKey(Schema.String),
  guestPhone: Schema.optionalKey(Schema.String),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Booked = typeof Booked.Type;

/** A page of such a list: what is to come first, the next day first, then what is over, the last day first. */
export const BookedPage = Schema.Struct({ reservations: Schema.Array(Booked), total: Schema.Int });
export type BookedPage = typeof BookedPage.Type;

/** So many digits are taken for a part of a phone. */
export const PHONE_FROM = 4;

/** What a search is for: a part of a phone, however it is written, or else a part of a name. */
export function soughtIn(typed: string): { readonly digits: string } | { readonly name: string } {
  const digits = typed.replace(/\D/g, '');
  const isPhone = digits.length >= PHONE_FROM && /^[\d\s()+.-]+$/.test(typed);
  if (!isPhone) return { name: typed };
  return { digits: readPhone(typed) ?? digits };
}
