import type { Transaction } from '../database/transaction.ts';
import { hashEmail } from '../mail/letterQuota.ts';
import { countAddress, countRequest } from './countRequest.ts';
import { HOUR_S, type Quota } from './quota.ts';

/** More messages would only bury the one that works. */
export const PER_EMAIL: Quota = { most: 5, windowS: HOUR_S, gapS: 60 };
/** An arena full of people behind one router forgets less than this. */
export const PER_NETWORK: Quota = { most: 30, windowS: HOUR_S, gapS: 0 };

/** Seconds that a network must wait before it may ask for one more link; 0 when it need not, and then it is counted. */
export function countNetwork(tx: Transaction, address: string): Promise<number> {
  return countAddress(tx, { what: 'recovery network', address, quota: PER_NETWORK });
}

/**
 * The same of an e-mail, whether or not it has an account. Kept as a hash: the table is no list of addresses.
 * Who must wait is not told, and gets no second message.
 */
export function countEmail(tx: Transaction, email: string): Promise<number> {
  return countRequest(tx, `recovery email ${hashEmail(email)}`, PER_EMAIL);
}
