import type { Transaction } from '#platform/database/transaction.ts';
import { hashEmail, countAddress, countRequest } from './countRequest.ts';
import { HOUR_S, type Quota } from './quota.ts';

/** More messages would only bury the one that works. */
export const PER_EMAIL: Quota = { most: 5, windowS: HOUR_S, gapS: 60 };
/** More than the people of an arena behind one router need. */
export const PER_NETWORK: Quota = { most: 30, windowS: HOUR_S, gapS: 0 };

/** Counts a link request of a network. Returns 0, or the seconds to wait; then it is not counted. */
export function countNetwork(tx: Transaction, address: string): Promise<number> {
  return countAddress(tx, { what: 'recovery network', address, quota: PER_NETWORK });
}

/**
 * Counts a link request of an e-mail, whether or not it has an account. The key is a hash, so that the table does not
 * reveal addresses. Above the limit the caller gets the usual reply, and no second message is sent.
 */
export function countEmail(tx: Transaction, email: string): Promise<number> {
  return countRequest(tx, `recovery email ${hashEmail(email)}`, PER_EMAIL);
}
