import type { MoneyNews } from './charge.ts';

/** How the books say it: what was ordered back, and what is the matter with the charge. */
interface Books {
  readonly status: string;
  readonly moneyBack: 'none' | 'owed' | 'done' | 'refused' | 'returned' | 'repaid';
  readonly chargeTrouble: 'none' | 'disputed' | 'charged_back' | 'unreachable';
}

/** What the reader is to know of money that was paid through the platform. The arena's troubles are not the player's; null: nothing. */
export function moneyNewsOf({ status, moneyBack, chargeTrouble }: Books, reader: 'player' | 'owner'): MoneyNews | null {
  if (reader === 'owner' && chargeTrouble !== 'none') return chargeTrouble;
  switch (moneyBack) {
    case 'none':
    case 'repaid':
      return null;
    case 'owed':
      // What their bank took back for them need not be sent.
      return chargeTrouble === 'charged_back' ? 'refunded' : 'refunding';
    case 'done':
      return reader === 'owner' && status === 'PAGA' ? 'owed_again' : 'refunded';
    case 'refused':
      return 'refund_refused';
    case 'returned':
      return 'returned';
  }
}
