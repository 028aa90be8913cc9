import { compareDays, type Day } from '../days/day.ts';

export interface Voucher {
  readonly status: 'ATIVO' | 'EXPIRADO';
  readonly credits: number;
  readonly lifetimeUse: boolean;
  /** The last day on which it can be used. */
  readonly expire: Day | null;
}

/** Usable when active, not past its last day, and for life or with credits left. */
export function isUsable(voucher: Voucher, today: Day): boolean {
  const inTime = voucher.expire === null || compareDays(today, voucher.expire) <= 0;
  return voucher.status === 'ATIVO' && inTime && (voucher.lifetimeUse || voucher.credits > 0);
}
