import { formatDay } from '#domain/values/days/formatDay.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { formatReais } from '#domain/values/money.ts';
import type { RefusedRefund } from '#domain/payment/refusedRefund.ts';

export const REFUSED = {
  title: 'Devoluções que o banco recusou',
  hint: 'Devolva a cada pessoa por outro meio e registre aqui: só então ela vê que o pagamento voltou.',
  failed: 'Não foi possível carregar as devoluções recusadas.',
  returned: 'Devolvi por outro meio',
} as const;

export const RETURN = {
  title: 'Registrar a devolução?',
  confirm: REFUSED.returned,
  decline: 'Ainda não',
} as const;

/** `R$ 60,50, pagos em 20/11/2026` */
export function refusedText({ amount, paidAt }: RefusedRefund): string {
  return `${formatReais(amount)}, pagos em ${formatDay(momentIn(paidAt, DEFAULT_ZONE).day)}`;
}

/** The question before a return is recorded. The refund is unknown when another window has recorded it meanwhile. */
export function returnText(refused: RefusedRefund | undefined): string {
  if (!refused) return 'Registre só depois de devolver o dinheiro.';
  return `Registre só depois de devolver ${formatReais(refused.amount)} a ${refused.payer.name}: isto não pode ser desfeito.`;
}
