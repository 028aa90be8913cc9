import { and, eq, isNull } from 'drizzle-orm';
import { UNDO_ENDS_MS } from '#domain/agenda/undo.ts';
import { isLive } from '#domain/booking/reservation.ts';
import { compareDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { conflictsOn } from '#domain/series/conflicts.ts';
import { conflictTexts } from '#domain/series/conflictTexts.ts';
import { isDayOf } from '#domain/series/weeks.ts';
import { adoptInstallments, readReceived } from '#core/ledger/ledger.ts';
import { cancelReservations, moneyOf } from '#core/reservations/cancelReservations.ts';
import { lockOwn } from '#core/reservations/changed.ts';
import { carryShare, takeShareBack } from '#core/series/carry.ts';
import { endOver } from '#core/hours/endOver.ts';
import { cancellations } from '#platform/database/schema/ledger.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { readBookedFacts } from '#core/notices/reservationNotices.ts';
import { tell, tellUnlessUndone, untell } from '#core/notices/tell.ts';
import { type ArenaRow, ownedArena } from '#core/arenas/ownedArena.ts';
import { overIn, readWeeks } from './arenaWeeks.ts';
import { claimWeeks, writeWeeks } from './claimWeeks.ts';
import { readWeek } from './readSeries.ts';
import { courseOf, isWeek, lockSeries, noReservation, type SeriesRow, spanOf } from './seriesRow.ts';

/**
 * Skips a week: its reservation is cancelled as at the desk, with the same time to undo it, or there will be none.
 * Repeating it has no effect.
 */
export const skipOccurrence: Write<'skipOccurrence'> = {
  async decide({ viewer, params: { id }, body: { day } }, tx) {
    const arena = await ownedArena(tx, viewer);
    const { personId: by } = signedIn(viewer);
    const row = await lockSeries(tx, arena.id, id);
    refuseOtherDay(arena, row, day, tx.now);
    const reservation = await reservationOf(tx, row, toIsoDay(day));
    if (reservation) await cancelWeek(tx, { row, day, id: reservation, by });
    else await writeWeeks(tx, [noReservation(row, toIsoDay(day), { state: 'skipped', by, now: tx.now })]);
    return { data: { week: await theWeek(tx, row, day) } };
  },
};

/** Makes the reservation of a week that was skipped, if its hours are free. Repeating it has no effect. */
export const restoreOccurrence: Write<'restoreOccurrence'> = {
  async decide({ viewer, params: { id }, body: { day } }, tx) {
    const arena = await ownedArena(tx, viewer);
    const { personId: by } = signedIn(viewer);
    const row = await lockSeries(tx, arena.id, id);
    refuseOtherDay(arena, row, day, tx.now);
    const before = await readWeek(tx, row, toIsoDay(day));
    if (before && before.state !== 'kept') await makeWeek(tx, { arena, row, day, by });
    return { data: { week: await theWeek(tx, row, day) } };
  },
};

function refuseOtherDay({ zone }: ArenaRow, row: SeriesRow, day: Day, now: Date): void {
  if (!isDayOf(courseOf(row), day) || compareDays(day, momentIn(now, zone).day) < 0) refuse('week_not_found');
}

/** Of a week about which nothing is decided yet, the series has the hours by right. */
async function theWeek(tx: Transaction, row: SeriesRow, day: Day) {
  return (await readWeek(tx, row, toIsoDay(day))) ?? { day, state: 'kept' as const };
}

async function reservationOf(tx: Transaction, row: SeriesRow, day: string): Promise<string | null> {
  const [week] = await tx
    .select({ id: seriesWeeks.reservationId })
    .from(seriesWeeks)
    .where(and(isWeek(row, day), eq(seriesWeeks.state, 'made')));
  return week?.id ?? null;
}

interface Skipping {
  readonly row: SeriesRow;
  readonly day: Day;
  /** Of its reservation. */
  readonly id: string;
  readonly by: string;
}

async function cancelWeek(tx: Transaction, { row, day, id, by }: Skipping): Promise<void> {
  const { arenaId } = row;
  const found = await lockOwn(tx, arenaId, id);
  if (!isLive(found)) return;
  const hasMoney = found.status === 'PAGA' || found.settledCentavos > 0;
  if (hasMoney && !becomesCredit(row, found)) refuse('week_paid');
  if (!hasMoney && row.skippedWeek === 'stays') await carryShare(tx, row, day);
  const received = hasMoney ? await asCredit(tx, row, id) : undefined;
  const cancelled = { before: found, received };
  const undoUntil = new Date(tx.now.getTime() + UNDO_ENDS_MS);
  const [change = ''] = await cancelReservations(tx, { arenaId, by, undoUntil }, [cancelled]);
  const money = moneyOf(cancelled);
  const { playerId, facts } = await readBookedFacts(tx, { arenaId, reservationId: id });
  const told = { ...facts, ...(money && { money }) };
  await tellUnlessUndone(tx, 'reservationCancelled', { person: playerId, subject: id, change, facts: told });
}

/** Whether what was paid of a week becomes its player's credit, as agreed. A guest has none. */
function becomesCredit({ skippedWeek, playerId }: SeriesRow, week: Pick<SeriesRow, 'playerId'>): boolean {
  return skippedWeek === 'credit' && playerId !== null && week.playerId === playerId;
}

async function asCredit(tx: Transaction, { arenaId }: SeriesRow, reservationId: string) {
  await adoptInstallments(tx, arenaId, [reservationId]);
  const value = await readReceived(tx, { arenaId, reservationId, by: null });
  return value > 0 ? { value, becomes: 'credit' as const } : undefined;
}

interface Making {
  readonly arena: ArenaRow;
  readonly row: SeriesRow;
  readonly day: Day;
  readonly by: string;
}

async function makeWeek(tx: Transaction, { arena, row, day, by }: Making): Promise<void> {
  const span = spanOf(row);
  const read = await readWeeks(tx, { arena, now: tx.now, days: [day], own: row.id });
  const conflicts = conflictsOn(read.arena, day, span);
  if (conflicts.length > 0) refuse('slot_taken', undefined, `${NOT_FREE} ${conflictTexts(conflicts).join('; ')}.`);
  const isUnsaid = await unsaySkip(tx, row, day);
  const carried = await carriedOf(tx, row, day);
  // What others bear of it comes back; what they have paid of it by now it does not cost again.
  const week = { day, span, ...(carried !== null && { price: await takeShareBack(tx, row, day, carried) }) };
  await endOver(tx, arena.id, overIn(read, [week]));
  const { made } = await claimWeeks(tx, { row, read, by }, [week]);
  const [reservation] = made;
  if (!reservation) return refuse('slot_taken', undefined, NOT_FREE);
  if (isUnsaid) return;
  const { facts } = await readBookedFacts(tx, { arenaId: arena.id, reservationId: reservation.id });
  await tell(tx, 'reservationByDesk', { to: onePerson(row.playerId), subject: reservation.id, facts });
}

async function carriedOf(tx: Transaction, row: SeriesRow, day: Day): Promise<number | null> {
  const [week] = await tx
    .select({ carried: seriesWeeks.carriedCentavos })
    .from(seriesWeeks)
    .where(isWeek(row, toIsoDay(day)));
  return week?.carried ?? null;
}

/** Takes back what was to be told of a skip; whoever has not heard of it hears nothing of its end either. */
async function unsaySkip(tx: Transaction, row: SeriesRow, day: Day): Promise<boolean> {
  const [skip] = await tx
    .select({ change: cancellations.id, subject: cancellations.reservationId })
    .from(seriesWeeks)
    .innerJoin(
      cancellations,
      and(
        eq(cancellations.arenaId, seriesWeeks.arenaId),
        eq(cancellations.reservationId, seriesWeeks.reservationId),
        isNull(cancellations.undoneAt),
      ),
    )
    .where(isWeek(row, toIsoDay(day)));
  return skip !== undefined && untell(tx, ['reservationCancelled'], skip);
}

const NOT_FREE = 'O horário desta semana já não está livre.';
