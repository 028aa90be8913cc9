import type { Reservation } from '../booking/reservation.ts';
import { keptOf } from '../booking/cancellationPolicy.ts';
import { type Becomes, BECOMES } from './cancellation.ts';
import { isDiscount } from './installment.ts';

type Received = Pick<Reservation, 'installments'>;

/** What the arena has received for a reservation, in centavos: its payments without the discounts. */
export function receivedAtArena({ installments }: Received): number {
  return installments.reduce((sum, entry) => (isDiscount(entry) ? sum : sum + entry.value), 0);
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
  const becomes = cancellation?.received?.becomes ?? 'deposit';
  const given = cancellation?.received?.value ?? 0;
  const [returned, credited] = [becomes === 'refund' ? given : 0, becomes === 'credit' ? given : 0];
  return { returned, credited, kept: received - returned - credited };
}

/** The choices for the money of a reservation; a guest has no account that could hold a credit. */
export function choicesFor({ player }: Pick<Reservation, 'player'>): readonly Becomes[] {
  return player ? BECOMES : BECOMES.filter((becomes) => becomes !== 'credit');
}
