import type { Reservation } from '../booking/reservation.ts';
import { keptOf } from '../arenas/cancellationPolicy.ts';
import { type Becomes, BECOMES, shareOf } from '../ledger/cancellation.ts';
import { isDiscount } from '../ledger/installment.ts';

type Received = Pick<Reservation, 'installments' | 'returns'>;

/**
 * What the arena has received for a reservation and not given back while it was live, in centavos: the sum of the ledger's
 * movements of money. What a cancellation gave back is not taken off.
 */
export function receivedAtArena({ installments, returns = [] }: Received): number {
  return sumOf(installments.filter((entry) => !isDiscount(entry))) - sumOf(returns);
}

function sumOf(entries: readonly { readonly value: number }[]): number {
  return entries.reduce((sum, { value }) => sum + value, 0);
}

/**
 * What was given back out of a payment that is deleted, in centavos: it never came, so that never went. So much of it is taken
 * back that no more was given back than was received.
 */
export function returnsTakenBackWith({ installments, returns = [] }: Received, id: string): number {
  const remaining = installments.filter((entry) => entry.id !== id);
  const tooMuch = -receivedAtArena({ installments: remaining, returns });
  return Math.min(sumOf(returns), Math.max(0, tooMuch));
}

type Accounted = Received & Pick<Reservation, 'totalValue' | 'status' | 'moneyNews' | 'lostValue'>;

/**
 * What was received, what was discounted and what is left to pay, in centavos. A PAGA reservation has nothing left:
 * `confirmed` is the received part without installments, paid by PIX, or checked by a process of the version before. A PIX that was refunded
 * after the game had begun is owed again. `lost` was refunded in part or charged back.
 */
export function accountOf(reservation: Accounted) {
  const { totalValue, status, installments, moneyNews, lostValue: lost = 0 } = reservation;
  const discounted = sumOf(installments.filter(isDiscount));
  const received = receivedAtArena(reservation);
  const open = totalValue - discounted - received;
  const isPaid = status === 'PAGA' && moneyNews !== 'owed_again';
  const [left, confirmed] = isPaid ? [0, open - lost] : [open, 0];
  return { received: received + confirmed, discounted, left, confirmed, lost };
}

/**
 * What became of the money that the arena had received for a cancelled reservation, in centavos. What nobody decided
 * about is still there, so it is kept. Of a PIX whose player cancelled, the part that went back was never at the arena.
 */
export function fateOf({
  status,
  cancellation,
  playerCancellation: own,
  ...reservation
}: Received & Pick<Reservation, 'status' | 'cancellation' | 'playerCancellation'>) {
  if (own) return { returned: 0, credited: own.gives === 'credit' ? own.returned + own.bonus : 0, kept: keptOf(own) };
  const received = status === 'CANCELADA' ? receivedAtArena(reservation) : 0;
  const { given } = cancellation?.received ? shareOf(cancellation.received) : { given: 0 };
  const [returned, credited] = cancellation?.received?.becomes === 'credit' ? [0, given] : [given, 0];
  return { returned, credited, kept: received - returned - credited };
}

/** The choices for the money of a reservation; a guest has no account that could hold a credit. */
export function choicesFor({ player }: Pick<Reservation, 'player'>): readonly Becomes[] {
  return player ? BECOMES : BECOMES.filter((becomes) => becomes !== 'credit');
}
