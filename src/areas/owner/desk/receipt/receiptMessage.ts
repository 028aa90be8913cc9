import { receiptLines, receiptNumber } from '#domain/agenda/receipt.ts';
import { accountOf } from '#domain/agenda/received.ts';
import { isLive, type Reservation, STATUS_NAMES } from '#domain/booking/reservation.ts';
import { METHOD_NAMES } from '#domain/ledger/movement.ts';
import { formatDay, weekdayName } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import { type PaidRow, paidRows, RECEIPT } from './receiptTexts.ts';

/** The receipt as a message that is ready to be sent: of whom it is for the name, and neither phone nor CPF of anybody. */
export function receiptMessage(arena: { readonly name: string }, reservation: Reservation): string {
  const { id, player, guestPlayerName = '', date, status, totalValue } = reservation;
  const hours = receiptLines(reservation).map(({ court, spans }) => `${spans.join(', ')}, ${court}`);
  const paid = paidRows(reservation).map((row) => `• ${howPaid(row)}: ${moneyText(row.value)}`);
  return [
    `${RECEIPT.heading} ${RECEIPT.number} ${receiptNumber(id)}`,
    arena.name,
    `${weekdayName(date)}, ${formatDay(date)}`,
    ...hours,
    `${RECEIPT.to}: ${player?.name ?? guestPlayerName}`,
    `${RECEIPT.status}: ${STATUS_NAMES[status]}`,
    `${RECEIPT.total}: ${formatReais(totalValue)}`,
    ...(paid.length === 0 ? [] : [`${RECEIPT.paid}:`, ...paid]),
    ...(isLive(reservation) ? [leftText(accountOf(reservation).left)] : []),
    RECEIPT.notFiscal,
  ].join('\n');
}

/** `Ana, PIX`; a discount was paid by nothing. */
function howPaid({ name, method }: PaidRow): string {
  return method === undefined ? name : `${name}, ${METHOD_NAMES[method]}`;
}

function leftText(left: number): string {
  return left === 0 ? RECEIPT.nothingLeft : `${RECEIPT.left}: ${formatReais(left)}`;
}

function moneyText(value: number): string {
  return `${value < 0 ? '− ' : ''}${formatReais(Math.abs(value))}`;
}
