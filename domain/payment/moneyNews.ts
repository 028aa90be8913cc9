import type { MoneyNews } from './charge.ts';

/** The stored state: the refund, and the trouble with the charge. */
interface Books {
  readonly status: string;
  readonly moneyBack: 'none' | 'owed' | 'done' | 'refused' | 'returned' | 'repaid';
  /** The desk has yet to book what its account's panel says was received in cash; absent where only money of a PIX is asked about. */
  readonly isInCash?: boolean;
  readonly chargeTrouble: 'none' | 'disputed' | 'charged_back' | 'unreachable';
}

/** What the reader should know about money paid through the platform, if anything. Only the owner sees `chargeTrouble`. */
export function moneyNewsOf(books: Books, reader: 'player' | 'owner'): MoneyNews | null {
  const { status, moneyBack, chargeTrouble, isInCash = false } = books;
  if (reader === 'owner' && chargeTrouble !== 'none') return chargeTrouble;
  if (reader === 'owner' && isInCash) return 'in_cash';
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
