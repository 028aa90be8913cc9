import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The columns of `charge` that say whose its money is. */
interface Standing {
  readonly status: PgColumn;
  readonly accountId: PgColumn;
  readonly approvedAt: PgColumn;
  readonly amountCentavos: PgColumn;
  readonly refundedCentavos: PgColumn;
  readonly passedCentavos: PgColumn;
  readonly feeCentavos: PgColumn;
}

/**
 * A charge of the platform's own account whose money is not what payouts gave and the platform kept of it: none was made
 * yet, or money went back since. Not one that is disputed. It is both a condition and that of an index, so it must stay
 * the same text in both.
 */
export function isUnsettled(charge: Standing): SQL {
  const holds = sql`case when ${charge.status} = 'approved' then ${charge.amountCentavos} - ${charge.refundedCentavos} else 0 end`;
  return sql`${charge.accountId} is null and ${charge.approvedAt} is not null and ${charge.status} <> 'disputed' and ${holds} <> ${charge.passedCentavos} + ${charge.feeCentavos}`;
}
