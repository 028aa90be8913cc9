import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import type { KeptReason } from '#domain/imports/report.ts';
import { cancelReservations } from '#core/reservations/cancelReservations.ts';
import { hasBegun } from '#core/hours/hasBegun.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { importedRows } from '#platform/database/schema/imports.ts';
import { people } from '#platform/database/schema/people.ts';
import { installments, reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import type { ArenaRow } from '#core/arenas/ownedArena.ts';
import { AT_ONCE, type UndoingImport, type UndonePart } from './undoing.ts';
import { IS_CLOSED } from '#core/hours/live.ts';

/** Takes a part of an import's reservations back: those that nobody touched since. */
export async function undoReservationPart(
  tx: Transaction,
  { arena, by, importId }: UndoingImport,
): Promise<UndonePart> {
  const rows = await lockUntouched(tx, arena, importId);
  if (rows.length > 0) await takeBack(tx, { arenaId: arena.id, by }, rows);
  return { subjects: rows.map(({ id }) => id), isMore: rows.length === AT_ONCE };
}

type Row = typeof reservations.$inferSelect;

/** The next ones that nobody has touched since, in the order in which all such code locks them. */
async function lockUntouched(tx: Transaction, arena: ArenaRow, id: string): Promise<Row[]> {
  const those = and(isOfImport(arena.id, id), sql`${whyKept(momentIn(tx.now, arena.zone))} is null`);
  const rows = await tx
    .select({ reservation: reservations })
    .from(reservations)
    .innerJoin(importedRows, IS_ROW)
    .where(those)
    .orderBy(asc(reservations.id))
    .limit(AT_ONCE)
    .for('update', { of: reservations });
  return rows.map(({ reservation }) => reservation);
}

const IS_ROW = and(eq(importedRows.arenaId, reservations.arenaId), eq(importedRows.reservationId, reservations.id));

function isOfImport(arenaId: string, id: string): SQL | undefined {
  return and(eq(importedRows.arenaId, arenaId), eq(importedRows.importId, id));
}

/**
 * SQL: what somebody did to an imported reservation since, as a `KeptReason`; null when nobody did anything. The payment that came
 * with the import has its very instant.
 */
function whyKept(now: Parameters<typeof hasBegun>[0]): SQL<KeptReason | null> {
  const moved = sql`${reservations.hoursVersion} > 1`;
  const given = sql`${reservations.whomVersion} > 1 or ${reservations.playerId} is not null`;
  const money = sql`exists (select from movement m where m.arena_id = ${reservations.arenaId}
    and m.reservation_id = ${reservations.id} and (m.kind <> 'payment' or m.method <> 'unknown' or m.at <> ${reservations.createdAt}))`;
  const noted = sql`${reservations.noteVersion} > 1 or ${reservations.noShowAt} is not null`;
  return sql<KeptReason | null>`case
    when ${IS_CLOSED} then 'closed'
    when ${given} then 'given' when ${moved} then 'moved' when ${money} then 'money' when ${noted} then 'noted'
    when ${hasBegun(now)} then 'begun' end`;
}

interface Undoing {
  readonly arenaId: string;
  readonly by: string;
}

/** Takes the imported payments back, cancels the reservations, frees their hours, and lets the same rows be imported again. */
async function takeBack(tx: Transaction, { arenaId, by }: Undoing, rows: readonly Row[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const paid = rows.filter(({ settledCentavos }) => settledCentavos > 0).map(({ id }) => id);
  if (paid.length > 0) await takePaymentsBack(tx, { arenaId, by }, paid);
  const before = rows.map((row) =>
    row.settledCentavos > 0 ? { ...row, status: row.statusBefore ?? ('CONFIRMADA' as const), closedAt: null } : row,
  );
  await cancelReservations(
    tx,
    { arenaId, by, undoUntil: tx.now },
    before.map((one) => ({ before: one })),
  );
  await tx.delete(importedRows).where(and(eq(importedRows.arenaId, arenaId), inArray(importedRows.reservationId, ids)));
  noteReservations(tx, arenaId, ids);
}

async function takePaymentsBack(tx: Transaction, { arenaId, by }: Undoing, ids: readonly string[]): Promise<void> {
  const rows = ids.map((reservation) => ({ id: newId(), reservation }));
  // No till counted the payment, and none counts its undo.
  await tx.execute(sql`
    insert into movement (arena_id, id, reservation_id, kind, method, value_centavos, recorded_by, at, undoes_id)
    select m.arena_id, made.id, m.reservation_id, 'undo', m.method, -m.value_centavos, ${by}::uuid,
      ${tx.now.toISOString()}::timestamptz, m.id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made(id uuid, reservation uuid)
    join movement m on m.arena_id = ${arenaId}::uuid and m.reservation_id = made.reservation and m.kind = 'payment'`);
  await tx
    .delete(installments)
    .where(and(eq(installments.arenaId, arenaId), inArray(installments.reservationId, [...ids])));
  await tx
    .update(reservations)
    .set({
      settledCentavos: 0,
      status: sql`coalesce(${reservations.statusBefore}, 'CONFIRMADA')`,
      statusBefore: null,
      closedAt: null,
    })
    .where(and(eq(reservations.arenaId, arenaId), inArray(reservations.id, [...ids])));
}

/** What stays of an import, and why. */
export async function readKeptReservations(database: Database, arena: ArenaRow, id: string) {
  const why = whyKept(momentIn(await readNow(database), arena.zone));
  const rows = await database.orm
    .select({
      id: reservations.id,
      day: reservations.day,
      name: sql<string>`coalesce(${people.name}, ${reservations.guestPlayerName})`,
      why,
    })
    .from(reservations)
    .innerJoin(importedRows, IS_ROW)
    .leftJoin(people, eq(people.id, reservations.playerId))
    .where(isOfImport(arena.id, id))
    .orderBy(asc(reservations.day), asc(reservations.id));
  return rows.map(({ day, why: kept, ...row }) => ({
    ...row,
    date: fromIsoDay(day),
    why: kept ?? ('closed' as const),
  }));
}
