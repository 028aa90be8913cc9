import { and, asc, eq, lt } from 'drizzle-orm';
import type { DeliveryState } from '#domain/notices/whatsapp.ts';
import type { Queries } from '#platform/database/database.ts';
import { whatsappDeliveries } from '#platform/database/schema/whatsapp.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { askedByWhatsapp } from './consents.ts';

type Of = { readonly person: string; readonly notice: string };

/** Has those of some people who asked for it told of a notice by WhatsApp. */
export async function addWhatsapps(tx: Transaction, notice: string, people: readonly string[]): Promise<void> {
  const asked = await askedByWhatsapp(tx, people);
  await addJobs(
    tx,
    asked.map((person) => ({ kind: 'sendWhatsapp', person, notice, dueAt: tx.now })),
  );
}

/** Notes that a notice is about to be sent, before it is: what Meta tells of it is then known to be of it. */
export async function beginDelivery(
  tx: Transaction,
  { person, notice }: Of,
): Promise<{ mark: string; state: DeliveryState }> {
  const row = { personId: person, noticeId: notice, mark: newId(), state: 'sending' as const };
  await tx
    .insert(whatsappDeliveries)
    .values({ ...row, madeAt: tx.now, changedAt: tx.now })
    .onConflictDoNothing();
  const [found] = await tx
    .select({ mark: whatsappDeliveries.mark, state: whatsappDeliveries.state })
    .from(whatsappDeliveries)
    .where(and(eq(whatsappDeliveries.personId, person), eq(whatsappDeliveries.noticeId, notice)));
  if (!found) throw new Error('The delivery that was just begun is gone');
  return found;
}

/** What a person was sent, the oldest first. */
export async function readDeliveries(queries: Queries, personId: string) {
  const { noticeId: notice, state, changedAt: at } = whatsappDeliveries;
  return queries
    .select({ notice, state, at })
    .from(whatsappDeliveries)
    .where(eq(whatsappDeliveries.personId, personId))
    .orderBy(asc(whatsappDeliveries.madeAt), asc(notice));
}

/** Deletes what is older than the notices that it is about. */
export async function forgetOldDeliveries(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(whatsappDeliveries).where(lt(whatsappDeliveries.madeAt, before));
}

export async function forgetDeliveriesOf(tx: Transaction, personId: string): Promise<void> {
  await tx.delete(whatsappDeliveries).where(eq(whatsappDeliveries.personId, personId));
}
