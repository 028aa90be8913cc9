import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { momentIn } from '#domain/values/days/moment.ts';
import { arenaTopic } from '#domain/changes/topic.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { customers } from '#platform/database/schema/customers.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import { seriesInvitations } from '#platform/database/schema/seriesInvitations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { endAfter } from '../endSeries.ts';
import { lockSeries } from '../seriesRow.ts';
import { isCustomer } from '#core/customers/whom.ts';
import { IS_UNANSWERED } from './invitationRow.ts';

/** As an account that was given up is called. */
const NOBODY = 'Conta excluída';

/**
 * Ends the series about which a player is asked who leaves: nobody will come. From those that they refused, which the arena goes on
 * with, it takes the name, for that came from the account. What was given to somebody else since keeps its own.
 */
export async function forgetInvited(tx: Transaction, playerId: string): Promise<void> {
  const isTheirs = eq(seriesInvitations.playerId, playerId);
  const open = await tx
    .select({ arenaId: seriesInvitations.arenaId, id: seriesInvitations.seriesId, zone: arenas.zone })
    .from(seriesInvitations)
    .innerJoin(arenas, eq(arenas.id, seriesInvitations.arenaId))
    .where(and(isTheirs, IS_UNANSWERED))
    .orderBy(seriesInvitations.seriesId);
  for (const { arenaId, id, zone } of open) {
    const row = await lockSeries(tx, arenaId, id);
    await endAfter(tx, { arena: { zone }, row, until: momentIn(tx.now, zone).day, by: null });
  }
  const wasRefused = or(isNull(seriesInvitations.answer), ne(seriesInvitations.answer, 'accepted'));
  const named = await tx
    .select({ arenaId: series.arenaId, id: series.id, name: series.guestPlayerName, customer: series.customerId })
    .from(series)
    .innerJoin(
      seriesInvitations,
      and(eq(seriesInvitations.arenaId, series.arenaId), eq(seriesInvitations.seriesId, series.id)),
    )
    .where(and(isTheirs, wasRefused, isNotNull(series.guestPlayerName)));
  if (named.length === 0) return;
  const ids = named.map(({ id }) => id);
  const names = [...new Set(named.flatMap(({ name }) => name ?? []))];
  await tx
    .update(reservations)
    .set({ guestPlayerName: NOBODY, note: '', noteVersion: sql`${reservations.noteVersion} + 1` })
    .where(
      and(
        inArray(reservations.seriesId, ids),
        isNull(reservations.playerId),
        inArray(reservations.guestPlayerName, names),
      ),
    );
  await tx.update(series).set({ guestPlayerName: NOBODY }).where(inArray(series.id, ids));
  const records = named.flatMap(({ arenaId, customer }) => (customer === null ? [] : isCustomer(arenaId, customer)));
  if (records.length > 0)
    await tx
      .update(customers)
      .set({ name: NOBODY })
      .where(or(...records));
  noteChange(tx, ...named.map(({ arenaId }) => arenaTopic(arenaId)));
}
