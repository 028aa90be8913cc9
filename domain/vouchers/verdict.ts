import { type Day } from '../days/day.ts';
import { formatDay } from '../days/formatDay.ts';
import type { Voucher } from './voucher.ts';

/**
 * A text for the counter: whether a voucher can be used today, by whom and for how much.
 * @param voucher with its status of today
 */
export function verdictOn(voucher: Voucher): string {
  const { status, player, discount, lifetimeUse, credits, expire } = voucher;
  if (status === 'EXPIRADO') return `Este voucher de ${player.name} está expirado.`;
  if (!lifetimeUse && credits === 0) return `Este voucher de ${player.name} não tem mais créditos.`;
  const until = expire ? `, até ${formatDay(expire)}` : '';
  return `Vale hoje: ${percentOf(discount)} de desconto para ${player.name}. ${usesOf(voucher)}${until}.`;
}

/** `25%`, `12,5%`. @param discount hundredths of a percent */
export function percentOf(discount: number): string {
  return `${(discount / 100).toLocaleString('pt-BR', { maximumFractionDigits: 2 })}%`;
}

/** `Uso vitalício`, `1 crédito`, `12 créditos`. */
export function usesOf({ lifetimeUse, credits }: Pick<Voucher, 'lifetimeUse' | 'credits'>): string {
  if (lifetimeUse) return 'Uso vitalício';
  return credits === 1 ? '1 crédito' : `${credits.toLocaleString('pt-BR')} créditos`;
}

export function validityOf(expire: Day | undefined): string {
  return expire ? `Até ${formatDay(expire)}` : 'Sem data de validade';
}
