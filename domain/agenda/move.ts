import { Schema } from 'effect';
import { type Reservation, MAX_SLOTS } from '../booking/reservation.ts';
import { CHOOSE_A_SLOT } from '../booking/order.ts';
import { StartHour } from '../values/days/hours.ts';
import { Sport } from '../courts/sport.ts';
import { Id } from '../values/id.ts';
import { Day } from '../values/days/day.ts';
import { Reais } from '../values/money.ts';
import { DESK_METHODS } from '../ledger/movement.ts';

/** One hour of a court, as the grid of the desk names it. */
export const DeskHour = Schema.Struct({ court: Id, startHour: StartHour, sport: Sport });
export type DeskHour = typeof DeskHour.Type;

/** What becomes of money that is more than the new price: returned at once and how, or the player's credit. */
export const Excess = Schema.Struct({
  value: Reais,
  becomes: Schema.Literals(['refund', 'credit']),
  /** How it is returned; only then. */
  method: Schema.optionalKey(Schema.Literals(DESK_METHODS)),
}).check(
  Schema.makeFilter(
    ({ becomes, method }) => (becomes === 'refund') === (method !== undefined) || 'Diga como o valor é devolvido.',
  ),
);
export type Excess = typeof Excess.Type;

/** All hours that a reservation is to have: elsewhere, more of them or fewer. `totalValue` is the total that the desk saw. */
export const Move = Schema.Struct({
  date: Day,
  hours: Schema.Array(DeskHour).check(
    Schema.isMinLength(1, { message: CHOOSE_A_SLOT }),
    Schema.isMaxLength(MAX_SLOTS, { message: `Escolha no máximo ${MAX_SLOTS} horários por reserva.` }),
    Schema.makeFilter((hours) => isWithoutRepeats(hours) || 'O mesmo horário foi escolhido duas vezes.'),
  ),
  totalValue: Reais,
  excess: Schema.optionalKey(Excess),
});
export type Move = typeof Move.Type;

/** What a move costs, when that is not what the desk saw. `excess` is what has been received beyond the new total. */
export const NewPrice = Schema.Struct({ totalValue: Reais, excess: Reais });
export type NewPrice = typeof NewPrice.Type;

function isWithoutRepeats(hours: readonly DeskHour[]): boolean {
  return new Set(hours.map(({ court, startHour }) => `${court} ${startHour}`)).size === hours.length;
}

/** Whether the desk can give the reservation other hours. An unpaid PIX is for the hours that it was made for. */
export function isMovable({
  status,
  paymentMethod,
  moneyNews,
}: Pick<Reservation, 'status' | 'paymentMethod' | 'moneyNews'>) {
  if (paymentMethod === 'platform') return status === 'PAGA' && moneyNews === undefined;
  return status === 'PENDENTE' || status === 'CONFIRMADA' || status === 'PAGA';
}

/** The hours of a reservation, one by one. */
export function deskHoursOf({ selectedTimeSlots }: Pick<Reservation, 'selectedTimeSlots'>): DeskHour[] {
  return selectedTimeSlots.flatMap(({ court, timeSlots, sport }) =>
    timeSlots.map(({ startHour }) => ({ court: court.id, startHour, sport })),
  );
}

interface Place {
  readonly court: Id;
  readonly startHour: number;
}

/**
 * The hours as one shape, laid down with its first hour, on its leftmost court, at another place.
 * @param courts the ids of the grid's columns, from the left
 * @returns `undefined` when a part of it would be outside of the grid
 */
export function movedTo(hours: readonly DeskHour[], place: Place, courts: readonly Id[]): DeskHour[] | undefined {
  const columns = hours.map(({ court }) => courts.indexOf(court));
  const aside = courts.indexOf(place.court) - Math.min(...columns);
  const later = place.startHour - Math.min(...hours.map(({ startHour }) => startHour));
  const moved = hours.map(({ startHour, ...hour }, index) => ({
    ...hour,
    court: courts[(columns[index] ?? 0) + aside],
    startHour: startHour + later,
  }));
  const isInside =
    !columns.includes(-1) && moved.every(({ court, startHour }) => court !== undefined && startHour <= 23);
  return isInside ? moved.map(({ court = '', ...hour }) => ({ ...hour, court })) : undefined;
}

/** With the hour after its last one, on each court on which that is played; `undefined` at the end of the day. */
export function lengthened(hours: readonly DeskHour[]): DeskHour[] | undefined {
  const last = lastOf(hours);
  const more = hours.filter(({ startHour }) => startHour === last).map((hour) => ({ ...hour, startHour: last + 1 }));
  return last < 23 ? [...hours, ...more] : undefined;
}

/** Without its last hour, on each court on which that is played; `undefined` when no other is left. */
export function shortened(hours: readonly DeskHour[]): DeskHour[] | undefined {
  const last = lastOf(hours);
  const fewer = hours.filter(({ startHour }) => startHour < last);
  return fewer.length > 0 ? fewer : undefined;
}

function lastOf(hours: readonly DeskHour[]): number {
  return Math.max(...hours.map(({ startHour }) => startHour));
}
