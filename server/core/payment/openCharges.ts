import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { WATCH_MS } from './watch.ts';

/** Charges about which their account is still needed: unpaid ones, those whose money may go back, those with refunds on their way. */
export function isOpenCharge({ clock }: Database): SQL | undefined {
  const isMoving = sql`exists (
    select from ${refunds} where ${refunds.chargeId} = ${charges.id} and ${inArray(refunds.state, ['owed', 'sent'])})`;
  const isWatched = sql`${charges.movedAt} > now() + ${clock.aheadMs()} * interval '1 millisecond' - ${WATCH_MS} * interval '1 millisecond'`;
  return or(
    inArray(charges.status, ['requested', 'pending']),
    and(inArray(charges.status, ['approved', 'disputed', 'charged_back']), isWatched),
    isMoving,
  );
}
