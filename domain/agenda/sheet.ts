import { PAYMENT_METHOD_NAMES } from '../arenas/arena.ts';
import { spansOf } from '../values/days/hours.ts';
import { isLive, isSold, type Reservation, STATUS_NAMES } from '../booking/reservation.ts';
import { SPORT_NAMES } from '../courts/sport.ts';
import { type Day, toIsoDay } from '../values/days/day.ts';
import { formatDay } from '../values/days/formatDay.ts';
import { maskPhone } from '../people/phone.ts';
import type { ReservationSheet } from './agenda.ts';
import { accountOf, fateOf } from './received.ts';
import { csvOf } from '../values/text/csv.ts';
import { NO_SHOW } from './noShow.ts';
import { noteOf } from '../booking/note.ts';

/**
 * Total is what the dashboard sums up as sold: of what counts as sold, before what the desk lets go. Final value = price − discount;
 * for a live reservation it is received + left to pay at the arena. What the platform will pass on was received from the player, and is not in the arena's hands. Of a cancelled one, what was received at the
 * arena = returned + kept + made a credit. What an arena keeps of a PIX whose player cancelled is kept too, and is passed on.
 */
const HEAD = [
  'Data',
  'Horário',
  'Quadra',
  'Esporte',
  'Jogador',
  'Telefone',
  'Status',
  'Forma de pagamento',
  'Preço',
  'Desconto',
  'Total',
  'Recebido',
  'A receber na arena',
  'A receber pela plataforma',
  'Devolvido na arena',
  'Sinal mantido',
  'Virou crédito',
  // Columns of their own, and the last: the status keeps its five words, and no column of a sheet that was made before moves.
  'Comparecimento',
  'Observação',
  'Valor final',
];

/** A month, or one day of it. */
type Span = Pick<Day, 'month' | 'year'> & { readonly day?: number | undefined };

/** Reservations as a CSV file in playing order. Each has one row, so that the columns can be summed. */
export function sheetOf(reservations: readonly Reservation[], span: Span): ReservationSheet {
  // A large arena has thousands a month: each key is made once, and compared as it is.
  const keyed = reservations.map((reservation) => ({ reservation, at: playedAt(reservation) }));
  const rows = keyed.toSorted((a, b) => (a.at < b.at ? -1 : 1)).map(({ reservation }) => rowOf(reservation));
  return { fileName: `reservas-${nameOf(span)}.csv`, csv: csvOf([HEAD, ...rows]) };
}

function nameOf({ day, ...month }: Span): string {
  return day === undefined ? toIsoDay({ ...month, day: 1 }).slice(0, -3) : toIsoDay({ ...month, day });
}

/** A sort key: day, first hour, then the id, which follows the order of creation. */
function playedAt({ id, date, selectedTimeSlots }: Reservation): string {
  const hours = selectedTimeSlots.flatMap(({ timeSlots }) => timeSlots.map(({ startHour }) => startHour));
  return `${toIsoDay(date)} ${String(Math.min(24, ...hours)).padStart(2, '0')} ${id}`;
}

function rowOf(reservation: Reservation): (string | number)[] {
  const { date, selectedTimeSlots: lines, player, guestPlayerName = '', status } = reservation;
  const { discount, received, total, final, left } = moneyOf(reservation);
  const { returned, kept, credited } = fateOf(reservation);
  return [
    formatDay(date),
    lines.map(({ timeSlots }) => spansOf(timeSlots.map(({ startHour }) => startHour)).join(', ')).join(' | '),
    lines.map(({ court }) => court.name).join(' | '),
    [...new Set(lines.map(({ sport }) => SPORT_NAMES[sport]))].join(' | '),
    player?.name ?? guestPlayerName,
    maskPhone((player ? player.phone : reservation.guestPhone) ?? ''),
    STATUS_NAMES[status],
    PAYMENT_METHOD_NAMES[reservation.paymentMethod],
    final + discount,
    discount,
    total,
    received,
    left,
    reservation.toPassOn ?? 0,
    returned,
    kept,
    credited,
    reservation.noShowAt ? NO_SHOW : '',
    noteOf(reservation).text,
    final,
  ];
}

/** `received` excludes refunded and unpaid money; a reservation that is over has nothing left to pay. */
function moneyOf(reservation: Reservation) {
  const { received, discounted, left, lost } = accountOf(reservation);
  return {
    discount: reservation.discount + discounted,
    total: isSold(reservation) ? reservation.totalValue - lost : 0,
    final: reservation.totalValue - discounted - lost,
    received,
    left: isLive(reservation) ? left : 0,
  };
}
