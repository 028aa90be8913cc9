import { Schema } from 'effect';
import { StartHour } from '../values/days/hours.ts';
import { isLive, Reservation } from '../booking/reservation.ts';
import { DayClosure } from '../closures/closure.ts';
import { Id } from '../values/id.ts';

/**
 * A day of an arena as its owner sees it. `courts` and `hours` are the grid's columns and rows: those of the arena, and
 * those that only a reservation of the day still has.
 */
export const AgendaDay = Schema.Struct({
  reservations: Schema.Array(Reservation),
  courts: Schema.Array(Schema.Struct({ id: Id, name: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' }))),
  hours: Schema.Array(StartHour),
  /** The hours of a court that the arena does not offer that day, whether they have passed or not. */
  closed: Schema.Array(Schema.Struct({ court: Id, startHours: Schema.Array(StartHour) })),
  /** Hours that the arena closed for a reason; nobody has them. */
  closures: Schema.Array(DayClosure),
  /** Hours that somebody has each week by right, so far ahead that no reservation has been made for them. */
  rights: Schema.Array(Schema.Struct({ court: Id, startHour: StartHour, who: Schema.String })),
  /** Hours that are offered to who waits for them, until a time of the arena's clock, such as `17:40`. */
  offers: Schema.Array(Schema.Struct({ court: Id, startHour: StartHour, who: Schema.String, until: Schema.String })),
  /** The reply of `agendaMark` in the same snapshot. When it differs later, the day has changed. */
  mark: Schema.String,
});
export type AgendaDay = typeof AgendaDay.Type;

/** A CSV file for a spreadsheet. */
export const ReservationSheet = Schema.Struct({ fileName: Schema.String, csv: Schema.String });
export type ReservationSheet = typeof ReservationSheet.Type;

type Payable = Pick<Reservation, 'status' | 'paymentMethod' | 'moneyNews'>;

/** Whether the owner can mark the reservation as PAGA. Only the provider can confirm a PIX that is not paid yet. */
export function isPayable({ status, paymentMethod, moneyNews }: Payable): boolean {
  // A PIX that was refunded after the game had begun can only be replaced by a payment at the arena.
  if (status === 'PAGA') return moneyNews === 'owed_again';
  return status === 'CONFIRMADA' || (status === 'PENDENTE' && paymentMethod === 'local');
}

/** What an owner can do with a reservation in the grid. Installments exist only for payment at the arena. */
export function ownerActions(reservation: Payable): readonly ('confirm' | 'cancel' | 'installments')[] {
  if (!isLive(reservation)) return [];
  return [
    ...(isPayable(reservation) ? ['confirm' as const] : []),
    'cancel',
    ...(reservation.paymentMethod === 'local' ? ['installments' as const] : []),
  ];
}
