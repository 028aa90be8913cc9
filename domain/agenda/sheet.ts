import { PAYMENT_METHOD_NAMES } from '../arenas/arena.ts';
import { spansOf } from '../booking/hours.ts';
import { type Reservation, STATUS_NAMES } from '../booking/reservation.ts';
import { SPORT_NAMES } from '../booking/sport.ts';
import { type Day, toIsoDay } from '../days/day.ts';
import { formatDay } from '../days/formatDay.ts';
import { maskPhone } from '../people/phone.ts';
import type { ReservationSheet } from './agenda.ts';
import { csvOf } from './csv.ts';
import { accountOf } from './installment.ts';

/** Price less discount is the total; of what is live, the total is what was received and what is still to come. */
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
  'A receber',
];

/** A month, or one day of it. */
type Span = Pick<Day, 'month' | 'year'> & { readonly day?: number | undefined };

/** Reservations for a spreadsheet: a row for each, so that its columns add up, in the order in which they are played. */
export function sheetOf(reservations: readonly Reservation[], span: Span): ReservationSheet {
  const rows = reservations.toSorted((a, b) => playedAt(a).localeCompare(playedAt(b))).map(rowOf);
  return { fileName: `reservas-${nameOf(span)}.csv`, csv: csvOf([HEAD, ...rows]) };
}

function nameOf({ day, ...month }: Span): string {
  return day === undefined ? toIsoDay({ ...month, day: 1 }).slice(0, -3) : toIsoDay({ ...month, day });
}

/** Its day and its first hour, then the order in which they were made. */
function playedAt({ id, date, selectedTimeSlots }: Reservation): string {
  const hours = selectedTimeSlots.flatMap(({ timeSlots }) => timeSlots.map(({ startHour }) => startHour));
  return `${toIsoDay(date)} ${String(Math.min(24, ...hours)).padStart(2, '0')} ${id}`;
}

function rowOf(reservation: Reservation): (string | number)[] {
  const { date, selectedTimeSlots: lines, player, guestPlayerName = '', status } = reservation;
  const { discount, received, total, left } = moneyOf(reservation);
  return [
    formatDay(date),
    lines.map(({ timeSlots }) => spansOf(timeSlots.map(({ startHour }) => startHour)).join(', ')).join(' | '),
    lines.map(({ court }) => court.name).join(' | '),
    [...new Set(lines.map(({ sport }) => SPORT_NAMES[sport]))].join(' | '),
    player?.name ?? guestPlayerName,
    maskPhone(player?.phone ?? ''),
    STATUS_NAMES[status],
    PAYMENT_METHOD_NAMES[reservation.paymentMethod],
    total + discount,
    discount,
    total,
    received,
    left,
  ];
}

/** What was given back, or never came, is not received; of what is over, nothing is to come. */
function moneyOf(reservation: Reservation) {
  const { received, discounted, left, lost } = accountOf(reservation);
  const isOver = reservation.status === 'CANCELADA' || reservation.status === 'EXPIRADA';
  return {
    discount: reservation.discount + discounted,
    total: reservation.totalValue - discounted - lost,
    received,
    left: isOver ? 0 : left,
  };
}
