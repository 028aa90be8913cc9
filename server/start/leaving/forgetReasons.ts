import { and, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm';
import { forgivenBills } from '#platform/database/schema/bills.ts';
import { eventChanges, events } from '#platform/database/schema/events.ts';
import { registrationMembers } from '#platform/database/schema/registrations.ts';
import { series } from '#platform/database/schema/series.ts';
import { seriesRequests } from '#platform/database/schema/seriesRequests.ts';
import type { Transaction } from '#platform/database/transaction.ts';

/** What is read in place of a text that went with the account. The columns say by a text that something was decided. */
const GONE = '—';

/** Deletes what others typed about a person who leaves, and the former contact and key of an organizer's events. */
export async function forgetReasons(tx: Transaction, id: string): Promise<void> {
  const { playerId, refusalReason } = seriesRequests;
  await tx
    .update(seriesRequests)
    .set({ refusalReason: GONE })
    .where(and(eq(playerId, id), isNotNull(refusalReason)));
  const isTheirSeries = and(
    eq(series.arenaId, forgivenBills.arenaId),
    eq(series.id, forgivenBills.seriesId),
    eq(series.playerId, id),
  );
  await tx
    .update(forgivenBills)
    .set({ reason: GONE })
    .where(
      exists(
        tx
          .select({ one: sql`1` })
          .from(series)
          .where(isTheirSeries),
      ),
    );
  await tx
    .update(registrationMembers)
    .set({ refundReason: GONE })
    .where(and(eq(registrationMembers.playerId, id), isNotNull(registrationMembers.refundReason)));
  const isTheirEvent = and(eq(events.id, eventChanges.eventId), eq(events.organizerId, id));
  await tx
    .update(eventChanges)
    .set({ before: GONE, after: GONE })
    .where(
      and(
        inArray(eventChanges.field, ['contact', 'pix']),
        exists(
          tx
            .select({ one: sql`1` })
            .from(events)
            .where(isTheirEvent),
        ),
      ),
    );
}
