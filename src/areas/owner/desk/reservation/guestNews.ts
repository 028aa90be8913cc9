import { isLive, type Reservation } from '#domain/booking/reservation.ts';
import { shareOf } from '#domain/ledger/cancellation.ts';
import { guestMessage } from '#domain/notices/guestMessage.ts';
import { hoursText } from '#domain/notices/kind.ts';
import { RESERVATION_KINDS } from '#domain/notices/reservationKinds.ts';
import { toIsoDay } from '#domain/values/days/day.ts';

const { reservationCancelled, reservationMoved, reservationGiven } = RESERVATION_KINDS;

/**
 * The message for a guest about what the desk did with their reservation, as it is now: cancelled, given to them, or moved.
 * Undefined while nothing was done, and for players, who are told by a notice.
 */
export function guestNews(reservation: Reservation): string | undefined {
  const { player, guestPlayerName = '' } = reservation;
  const words = player ? undefined : wordsOf(reservation);
  return words && guestMessage(guestPlayerName, words);
}

function wordsOf(reservation: Reservation) {
  const { id, arena, date, selectedTimeSlots, cancellation, whomVersion, moves = [] } = reservation;
  const hours = selectedTimeSlots.flatMap(({ timeSlots }) => timeSlots.map(({ startHour }) => startHour));
  const facts = { reservation: id, arena: arena.name, day: toIsoDay(date), hours: hoursText(hours) };
  if (cancellation) {
    const { title, line } = reservationCancelled;
    return { title: title(facts), line: line({ ...facts, ...moneyOf(cancellation) }, '') };
  }
  if (!isLive(reservation)) return undefined;
  // Who has it now need not have been told of a move before that: where and when it is they read all the same.
  if (whomVersion !== undefined)
    return { title: reservationGiven.title(facts), line: reservationGiven.line(facts, '') };
  const move = moves.findLast(({ undoneAt }) => undoneAt === undefined);
  if (!move) return undefined;
  const past = move.before.courts.flatMap(({ startHours }) => startHours);
  const moved = { ...facts, before: { day: toIsoDay(move.before.date), hours: hoursText(past) } };
  return { title: reservationMoved.title(moved), line: reservationMoved.line(moved, '') };
}

/** A guest has no account that could hold a credit. */
function moneyOf({ received }: NonNullable<Reservation['cancellation']>) {
  if (!received) return {};
  const { given, kept } = shareOf(received);
  if (given === 0) return { money: { becomes: 'deposit', value: kept } } as const;
  return { money: { becomes: 'returned', value: given, ...(kept > 0 && { kept }) } } as const;
}
