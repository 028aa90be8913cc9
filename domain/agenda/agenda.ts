import { Schema } from 'effect';
import { StartHour } from '../booking/hours.ts';
import { Reservation, type ReservationStatus } from '../booking/reservation.ts';
import { Id } from '../contract/id.ts';

/**
 * A day of an arena as its owner sees it. `courts` and `hours` are the columns and rows of the grid: those that the arena
 * has, and those that a reservation of the day has.
 */
export const AgendaDay = Schema.Struct({
  reservations: Schema.Array(Reservation),
  courts: Schema.Array(Schema.Struct({ id: Id, name: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' }))),
  hours: Schema.Array(StartHour),
  /** The hours of a court that the arena does not offer that day, whether they have passed or not. */
  closed: Schema.Array(Schema.Struct({ court: Id, startHours: Schema.Array(StartHour) })),
  /** What `agendaMark` said at the very moment of this reading: another one later means that something changed since. */
  mark: Schema.String,
});
export type AgendaDay = typeof AgendaDay.Type;

/** Comma-separated values for a spreadsheet, under the name that the file gets. */
export const ReservationSheet = Schema.Struct({ fileName: Schema.String, csv: Schema.String });
export type ReservationSheet = typeof ReservationSheet.Type;

type Payable = Pick<Reservation, 'status' | 'paymentMethod' | 'moneyNews'>;

/** From which statuses the owner's check makes a reservation PAGA. Money that a PIX still waits for is the bank's to tell. */
export function isPayable({ status, paymentMethod, moneyNews }: Payable): boolean {
  // What went back after the game had begun is paid at the arena, if at all.
  if (status === 'PAGA') return moneyNews === 'owed_again';
  return status === 'CONFIRMADA' || (status === 'PENDENTE' && paymentMethod === 'local');
}

/** What an owner can do with a card of the grid. Installments are for what is paid at the arena. */
export function ownerActions(reservation: Payable): readonly ('confirm' | 'cancel' | 'installments')[] {
  if (!isLive(reservation)) return [];
  return [
    ...(isPayable(reservation) ? ['confirm' as const] : []),
    'cancel',
    ...(reservation.paymentMethod === 'local' ? ['installments' as const] : []),
  ];
}

/** Whether it occupies its hours. */
export function isLive({ status }: Pick<Reservation, 'status'>): boolean {
  return LIVE.has(status);
}

const LIVE: ReadonlySet<ReservationStatus> = new Set<ReservationStatus>(['PENDENTE', 'CONFIRMADA', 'PAGA']);
