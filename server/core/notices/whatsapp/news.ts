import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { DELIVERY_STATES, type DeliveryState } from '#domain/notices/whatsapp.ts';
import { whatsappDeliveries } from '#platform/database/schema/whatsapp.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { onePerson } from '../audiences.ts';
import { tell } from '../tell.ts';
import { endUnreachable } from './consents.ts';
import { whyUnreachable } from './errorCodes.ts';

/** What is known of a message, by Meta's id of it, by its mark, or both. */
export interface News {
  readonly wamid?: string | undefined;
  readonly mark?: string | undefined;
  readonly state: DeliveryState;
  readonly code?: number | undefined;
}

/**
 * Takes down what became of a message. What is told late, again or in another order takes nothing back. A failure that says that this person
 * cannot or will have no messages ends them, the first time it is told, and the person finds in the app why.
 */
export async function noteNews(tx: Transaction, { wamid, mark, state, code }: News): Promise<void> {
  const isIt = or(
    wamid === undefined ? undefined : eq(whatsappDeliveries.wamid, wamid),
    // Before the acceptance was noted, the mark alone says which it is.
    mark === undefined ? undefined : and(eq(whatsappDeliveries.mark, mark), isNull(whatsappDeliveries.wamid)),
  );
  if (isIt === undefined) return;
  const less = DELIVERY_STATES.slice(0, DELIVERY_STATES.indexOf(state));
  if (wamid !== undefined && mark !== undefined) {
    await tx
      .update(whatsappDeliveries)
      .set({ wamid })
      .where(and(eq(whatsappDeliveries.mark, mark), isNull(whatsappDeliveries.wamid)));
  }
  const { personId, noticeId, madeAt } = whatsappDeliveries;
  const changed = await tx
    .update(whatsappDeliveries)
    .set({ state, code: code ?? null, changedAt: tx.now })
    .where(and(isIt, inArray(whatsappDeliveries.state, less)))
    .returning({ personId, noticeId, madeAt });
  const reason = state === 'failed' && code !== undefined ? whyUnreachable(code) : undefined;
  if (reason === undefined) return;
  for (const { personId: person, noticeId: subject, madeAt: begunAt } of changed) {
    if (!(await endUnreachable(tx, person, begunAt))) continue;
    await tell(tx, 'whatsappEnded', { to: onePerson(person), subject, facts: { reason } });
  }
}
