import { type DeskMethod, METHOD_NAMES, PAID_BY, type TapMethod } from '#domain/ledger/movement.ts';
import { formatReais } from '#domain/values/money.ts';

export const PAY = {
  title: 'Como foi pago?',
  byMonth: 'Mensalista por mês: este jogo já está na mensalidade. Receba aqui só o que for pago agora, em separado.',
} as const;

/** The desk knows that it is at the arena. */
export const TAP_NAMES: Readonly<Record<TapMethod, string>> = {
  cash: METHOD_NAMES.cash,
  pix: 'PIX',
  debit: METHOD_NAMES.debit,
  credit: METHOD_NAMES.credit,
};

/** `R$ 80,00 por PIX` */
export function paidText(centavos: number, method: string | undefined): string {
  return isKnown(method) ? `${formatReais(centavos)} ${PAID_BY[method]}` : formatReais(centavos);
}

function isKnown(method: string | undefined): method is DeskMethod {
  return method !== undefined && method in PAID_BY;
}
