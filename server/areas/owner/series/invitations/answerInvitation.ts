import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import { toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { dropUnusedRecord } from '#core/customers/whom.ts';
import { lockCaller } from '#core/people/caller.ts';
import { callPixOffOf } from '#core/payment/linkPix.ts';
import { WHOM_CHANGED } from '#core/reservations/give/givable.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import { seriesInvitations } from '#platform/database/schema/seriesInvitations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse, type Viewer, type Write } from '#platform/http/handler.ts';
import { isSeries, lockSeries, type SeriesRow } from '../seriesRow.ts';
import { endInvitations, tellDesk } from './endInvitations.ts';
import { isInvitation, isOpenAt, selectInvitations, toInvitation } from './invitationRow.ts';

/** The handlers of the calls in `domain/contract/seriesInvitations.ts`. */
export function seriesInvitationHandlers({ database }: { readonly database: Database }) {
  const mySeriesInvitations: Read<'mySeriesInvitations'> = async ({ viewer }) => {
    const isOwn = eq(seriesInvitations.playerId, signedIn(viewer).personId);
    const rows = await selectInvitations(database.orm)
      .where(and(isOwn, isOpenAt(await readNow(database))))
      .orderBy(desc(seriesInvitations.invitedAt), desc(seriesInvitations.seriesId));
    return { data: { invitations: rows.map(toInvitation) } };
  };
  return { mySeriesInvitations, acceptSeries, refuseSeries };
}

/** The series and its reservations from today on become the player's. What was given to somebody else meanwhile stays theirs. */
const acceptSeries: Write<'acceptSeries'> = {
  async decide({ viewer, params: { id } }, tx) {
    const invited = await answer(tx, viewer, { id, answer: 'accepted' });
    await giveSeries(tx, invited.row, invited.playerId);
    await tellDesk(tx, 'seriesAccepted', { ...invited, seriesId: id });
    return { data: { invitation: await readOne(tx, invited.arenaId, id) }, about: { arena: invited.arenaId } };
  },
};

/** The series goes on under the name alone: nothing of it is in the account. */
const refuseSeries: Write<'refuseSeries'> = {
  async decide({ viewer, params: { id } }, tx) {
    const invited = await answer(tx, viewer, { id, answer: 'refused' });
    await tellDesk(tx, 'seriesDeclined', { ...invited, seriesId: id });
    return { data: { invitation: await readOne(tx, invited.arenaId, id) }, about: { arena: invited.arenaId } };
  },
};

interface Answering {
  /** The series' id. */
  readonly id: string;
  readonly answer: 'accepted' | 'refused';
}

/**
 * Locks the player before the series, as an erasure does; whoever ends the series has its lock too. The guarded UPDATE decides
 * between answers and the end of the time.
 */
async function answer(tx: Transaction, viewer: Viewer, { id, answer: given }: Answering) {
  const { id: playerId } = await lockCaller(tx, signedIn(viewer));
  const isTheirs = and(eq(seriesInvitations.seriesId, id), eq(seriesInvitations.playerId, playerId));
  const [found] = await tx.select({ arenaId: seriesInvitations.arenaId }).from(seriesInvitations).where(isTheirs);
  if (!found) return refuse('series_invitation_not_found');
  const row = await lockSeries(tx, found.arenaId, id);
  const [answered] = await endInvitations(tx, and(isTheirs, isOpenAt(tx.now)), given);
  return answered ? { arenaId: found.arenaId, playerId, row } : refuse('series_invitation_over');
}

async function giveSeries(tx: Transaction, row: SeriesRow, playerId: string): Promise<void> {
  const { arenaId, id, guestPlayerName, customerId } = row;
  const theirs = { playerId, guestPlayerName: null, guestPhone: null, customerId: null };
  await tx.update(series).set(theirs).where(isSeries(arenaId, id));
  const [arena] = await tx.select({ zone: arenas.zone }).from(arenas).where(eq(arenas.id, arenaId));
  const today = toIsoDay(momentIn(tx.now, arena?.zone ?? '').day);
  const given = await tx
    .update(reservations)
    .set({ ...theirs, ...WHOM_CHANGED })
    .where(
      and(
        eq(reservations.arenaId, arenaId),
        eq(reservations.seriesId, id),
        isNull(reservations.playerId),
        eq(reservations.guestPlayerName, guestPlayerName ?? ''),
        gte(reservations.day, today),
      ),
    )
    .returning({ id: reservations.id });
  if (customerId !== null) await dropUnusedRecord(tx, arenaId, customerId);
  const ids = given.map((one) => one.id);
  await callPixOffOf(tx, arenaId, ids);
  noteReservations(tx, arenaId, ids);
}

async function readOne(queries: Queries, arenaId: string, id: string) {
  const [found] = await selectInvitations(queries).where(isInvitation(arenaId, id));
  return found ? toInvitation(found) : refuse('series_invitation_not_found');
}

/** All that a person was ever asked, for the copy of their data. */
export async function readAllInvitations(queries: Queries, playerId: string) {
  const rows = await selectInvitations(queries)
    .where(eq(seriesInvitations.playerId, playerId))
    .orderBy(seriesInvitations.invitedAt, seriesInvitations.seriesId);
  return rows.map(toInvitation);
}
