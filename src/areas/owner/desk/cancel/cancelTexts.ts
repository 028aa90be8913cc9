import { type Becomes, type ReceivedMoney, sharesText } from '#domain/ledger/cancellation.ts';
import { METHOD_NAMES } from '#domain/ledger/movement.ts';
import { termsText } from '#domain/arenas/cancellationPolicy.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { formatPixValidity } from '#domain/values/days/moment.ts';
import { formatReais } from '#domain/values/money.ts';

export const CANCEL = {
  title: 'Cancelar reserva?',
  confirm: 'Cancelar reserva',
  decline: 'Manter reserva',
  choose: 'Diga o que fazer com o valor recebido.',
  method: 'Como devolver',
  part: 'Valor a devolver',
  partNote: 'O que não for devolvido fica como sinal.',
  fate: 'O que fazer com esse valor',
  undo: 'Desfazer cancelamento',
} as const;

/** The consequences of a cancellation; the reservation is undefined when it has left the day meanwhile. */
export function cancelText(reservation: Reservation | undefined, names: string): string {
  const free = 'Os horários voltam a ficar livres para outras pessoas.';
  if (!reservation) return free;
  const { paymentMethod, status, totalValue } = reservation;
  const isMoneyBack = paymentMethod === 'platform' && status === 'PAGA';
  return `${names}. ${free}${isMoneyBack ? ` O dinheiro do PIX (${formatReais(totalValue)}) volta para quem pagou.` : ''}`;
}

export function receivedText(received: number): string {
  return `A arena recebeu ${formatReais(received)} desta reserva.`;
}

/** Who cancelled and when, and what became of the money that had come in. */
export function cancellationLines({
  cancellation,
  playerCancellation,
  rebooking,
}: Pick<Reservation, 'cancellation' | 'playerCancellation' | 'rebooking'>): string[] {
  if (playerCancellation?.byClosure === true) return [`O jogador escolheu: ${termsText(playerCancellation)}.`];
  if (playerCancellation) return [`O jogador cancelou: ${termsText(playerCancellation)}.`];
  if (!cancellation) return [];
  const { at, by, received } = cancellation;
  const told = ['Cancelada', by && `por ${by}`, `em ${formatPixValidity(at)}.`].filter(Boolean).join(' ');
  if (rebooking) return [told, waitsText(rebooking)];
  return received ? [told, `${sharesText(received, fatesBy(received))}.`] : [told];
}

/** What a closure took from a player who may still choose another hour. */
function waitsText({ paid, until }: NonNullable<Reservation['rebooking']>): string {
  return `${formatReais(paid)} esperam a escolha do jogador até ${formatPixValidity(until)}.`;
}

function fatesBy({ method }: ReceivedMoney): Readonly<Record<Becomes, string>> {
  return {
    refund: `devolvidos${method ? ` (${METHOD_NAMES[method]})` : ''}`,
    deposit: 'ficaram como sinal',
    credit: 'viraram crédito do jogador',
  };
}
