import { formatDay } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import type { Payout } from '#domain/payouts/payout.ts';

export const RECEIVED = {
  title: 'Repasses recebidos',
  lead: 'O que jogadores pagam pela plataforma chega a você por repasse, menos a taxa.',
  loading: 'Carregando os repasses…',
  failed: 'Não foi possível carregar os repasses.',
  due: 'A receber no próximo repasse',
  toDeduct: 'A descontar do próximo repasse',
  toDeductHint: 'Valores que voltaram a jogadores depois de repassados a você.',
  disputed: 'Em disputa',
  disputedHint: 'Quem pagou contestou no banco. Entra em um repasse se a disputa for ganha.',
  none: 'Nenhum repasse ainda.',
  more: 'Mostrar anteriores',
  list: 'Repasses feitos a você',
} as const;

export function payoutText({ paidOn, amount }: Payout): string {
  return `${formatReais(amount)} em ${formatDay(paidOn)}`;
}

export function receiptText({ receipt }: Payout): string {
  return `Comprovante: ${receipt}`;
}
