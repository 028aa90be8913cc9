import { type Day } from '../values/days/day.ts';
import { formatDay } from '../values/days/formatDay.ts';
import type { VoucherUnit } from '../arenas/voucherUnit.ts';
import type { Voucher } from './voucher.ts';

/**
 * A text for the counter: whether a voucher can be used today, by whom and for how much.
 * @param voucher with its status of today
 */
export function verdictOn(voucher: Voucher): string {
  const { status, player, discount, lifetimeUse, credits, unit, expire } = voucher;
  if (status === 'EXPIRADO') return `Este voucher de ${player.name} está expirado.`;
  if (!lifetimeUse && credits === 0) {
    return `Este voucher de ${player.name} não tem mais ${unit === 'hour' ? 'horas' : 'créditos'}.`;
  }
  const until = expire ? `, até ${formatDay(expire)}` : '';
  return `Vale hoje: ${percentOf(discount)} de desconto para ${player.name}. ${usesOf(voucher)}${until}.`;
}

/** `25%`, `12,5%`. @param discount hundredths of a percent */
export function percentOf(discount: number): string {
  return `${(discount / 100).toLocaleString('pt-BR', { maximumFractionDigits: 2 })}%`;
}

type Uses = Pick<Voucher, 'lifetimeUse' | 'credits' | 'unit'>;

/** `Uso vitalício`, `1 crédito`, `12 créditos`, `10 horas`. */
export function usesOf({ lifetimeUse, credits, unit }: Uses): string {
  if (lifetimeUse) return 'Uso vitalício';
  return creditsText(credits, unit);
}

/** The same for whom it belongs to: `1 hora restante`, `10 horas restantes`. */
export function leftOf(voucher: Uses): string {
  if (voucher.lifetimeUse) return usesOf(voucher);
  return `${usesOf(voucher)} ${voucher.credits === 1 ? 'restante' : 'restantes'}`;
}

/** `1 crédito`, `12 créditos`, `1 hora`, `10 horas`. */
export function creditsText(credits: number, unit: VoucherUnit): string {
  const word = unit === 'hour' ? 'hora' : 'crédito';
  return credits === 1 ? `1 ${word}` : `${credits.toLocaleString('pt-BR')} ${word}s`;
}

/** Says that a reservation takes more hours than its voucher has left. */
export function tooFewHoursText(left: number, wanted: number): string {
  return `${hasHoursText(left)}, e a reserva usa ${creditsText(wanted, 'hour')}.`;
}

/** The same of the hours that a reservation would get in addition. */
export function tooFewMoreHoursText(left: number, more: number): string {
  return `${hasHoursText(left)}, e a mudança usa mais ${creditsText(more, 'hour')}.`;
}

function hasHoursText(left: number): string {
  return left === 0 ? 'O voucher não tem mais horas' : `O voucher tem só ${creditsText(left, 'hour')}`;
}

export function validityOf(expire: Day | undefined): string {
  return expire ? `Até ${formatDay(expire)}` : 'Sem data de validade';
}
