import type { MoneyNews } from './charge.ts';

/** The stored state: the refund, and the trouble with the charge. */
interface Books {
  readonly status: string;
  readonly moneyBack: 'none' | 'owed' | 'done' | 'refused' | 'returned' | 'repaid';
  readonly chargeTrouble: 'none' | 'disputed' | 'charged_back' | 'unreachable';
}

/** What the reader should know about money paid through the platform, if anything. Only the owner sees `chargeTrouble`. */
export function moneyNewsOf({ status, moneyBack, chargeTrouble }: Books, reader: 'player' | 'owner'): MoneyNews | null {
  if (reader === 'owner' && chargeTrouble !== 'none') return chargeTrouble;
  switch (moneyBack) {
    case 'none':
    case 'repaid':
      return null;
    case 'owed':
      // The payer's bank has already returned the money, so no refund is sent.
      return chargeTrouble === 'charged_back' ? 'refunded' : 'refunding';
    case 'done':
      return reader === 'owner' && status === 'PAGA' ? 'owed_again' : 'refunded';
    case 'refused':
      return 'refund_refused';
    case 'returned':
      return 'returned';
  }
}
