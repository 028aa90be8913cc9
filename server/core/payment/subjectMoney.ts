import type { Transaction } from '#platform/database/transaction.ts';
import type { ChargeRow } from './charges.ts';

/** `moved`: money that had come before was refunded, is disputed, or was won. */
export type Moved = 'paid' | 'refunding' | 'moved';

/** What the money of a charge does to what the charge is for. */
export interface SubjectMoney {
  /** Takes the lock that whoever changes the subject takes before its charges. */
  readonly lock?: (tx: Transaction, charge: ChargeRow) => Promise<void>;
  /**
   * Applies where the money is now. `charge` is stored already. Money that comes for the first time either pays for the
   * subject or is refunded: never neither, never both. After that it may be refunded, disputed, lost and won.
   */
  readonly move: (tx: Transaction, before: ChargeRow, charge: ChargeRow) => Promise<Moved>;
}

/** One for each purpose of a charge: what carts and bills are is known to their areas. */
export type SubjectMoneys = Readonly<Record<ChargeRow['purpose'], SubjectMoney>>;
