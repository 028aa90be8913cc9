import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { charges, refunds } from '../database/schema/payments.ts';
import { outbox } from '../database/schema/system.ts';

// What the metrics count and the page of the platform admins lists.

/** A first attempt that is running has not failed; `attempts` is 0 again after every success. */
export const IS_FAILING = and(
  isNull(outbox.doneAt),
  gt(outbox.attempts, 0),
  or(gt(outbox.attempts, 1), isNull(outbox.leaseUntil)),
);

/** The provider has not taken it, or never will: someone may have to act. */
export const IS_OPEN_REFUND = inArray(refunds.state, ['owed', 'refused']);

export const IS_DISPUTED = eq(charges.status, 'disputed');

export const IS_UNREACHABLE = isNotNull(charges.unreachableSince);
