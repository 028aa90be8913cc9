import { sql } from 'drizzle-orm';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import { hoursOf, type Span } from '#domain/series/conflicts.ts';
import { weekPrice } from '#domain/series/monthlySum.ts';
import { sharesOf } from '#domain/series/shares.ts';
import { initialStatus } from '#domain/booking/reservation.ts';
import { claimAll } from '#core/hours/claimAll.ts';
import { release } from '#core/hours/release.ts';
import { agreedOf } from '#core/series/agreed.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { refuse } from '#platform/http/handler.ts';
import type { ReadWeeks } from './arenaWeeks.ts';
import type { SeriesRow } from './seriesRow.ts';
import { noteReservations } from '#platform/changes/noteChange.ts';

/** A week that becomes a reservation: the series' day, and the hours of that day. */
export interface WantedWeek {
  readonly day: Day;
  readonly span: Span;
  /** In centavos; what is agreed unless this says otherwise. */
  readonly price?: number;
}

type MadeWeek = WantedWeek & { readonly id: string; readonly iso: string };

/**
 * Claims weeks of a series and makes a reservation of each that got all of its hours, in as many statements for a year as
 * for a week. Nobody is told.
 * @param by who decided it; null in its time
 * @returns the weeks that were made, with their reservations' ids, and those of which somebody else has an hour
 */
export async function claimWeeks(
  tx: Transaction,
  { row, read, by }: { readonly row: SeriesRow; readonly read: ReadWeeks; readonly by: string | null },
  wanted: readonly WantedWeek[],
): Promise<{ readonly made: readonly MadeWeek[]; readonly late: readonly WantedWeek[] }> {
  if (wanted.length === 0) return { made: [], late: [] };
  const all = wanted.map((week): MadeWeek => ({ ...week, id: newId(), iso: toIsoDay(week.day) }));
  const got = await claim(tx, row, all);
  const [made, late] = [all.filter(({ id }) => got.has(id)), all.filter(({ id }) => !got.has(id))];
  if (late.length > 0) {
    await release(
      tx,
      row.arenaId,
      late.map(({ id }) => id),
    );
  }
  if (made.length > 0) await store(tx, { row, read, by }, made);
  return { made, late };
}

/** Returns the ids of those that have all of their hours. */
async function claim(
  tx: Transaction,
  { arenaId, id: own }: SeriesRow,
  weeks: readonly MadeWeek[],
): Promise<Set<string>> {
  const occupants = weeks.map(({ id }) => ({ id, kind: 'booking' as const }));
  const hours = weeks.flatMap(({ id, iso, span }) =>
    hoursOf(span).map((hour) => ({ occupantId: id, courtId: span.court, day: iso, hour })),
  );
  const { taken, byRight } = await claimAll(tx, { arenaId, occupants, hours, own });
  const late = new Set([...taken, ...byRight].map(({ occupantId }) => occupantId));
  return new Set(weeks.map(({ id }) => id).filter((id) => !late.has(id)));
}

async function store(
  tx: Transaction,
  { row, read, by }: { readonly row: SeriesRow; readonly read: ReadWeeks; readonly by: string | null },
  made: readonly MadeWeek[],
): Promise<void> {
  const { arenaId, playerId, guestPlayerName, guestPhone, customerId, sport } = row;
  const agreed = agreedOf(row);
  const totalOf = ({ day, price = weekPrice(agreed, day) }: MadeWeek) => price;
  noteReservations(
    tx,
    arenaId,
    made.map(({ id }) => id),
  );
  const slots = new Map(read.arena.slots.map(({ startHour, id }) => [startHour, id]));
  const whom = { playerId, guestPlayerName, guestPhone, customerId };
  const common = { arenaId, ...whom, seriesId: row.id };
  await tx.insert(reservations).values(
    made.map((week) => ({
      ...common,
      id: week.id,
      day: week.iso,
      totalCentavos: totalOf(week),
      status: initialStatus({ madeBy: 'owner', paymentMethod: 'local', total: totalOf(week) }),
      paymentMethod: 'local' as const,
      madeBy: 'owner' as const,
      createdAt: tx.now,
    })),
  );
  await tx.insert(reservationSlots).values(
    made.flatMap((week) => {
      const { id: reservationId, span } = week;
      const shares = sharesOf(totalOf(week), row.hours);
      return hoursOf(span).map((hour, index) => ({
        arenaId,
        reservationId,
        courtId: span.court,
        courtName: read.courtNames.get(span.court) ?? row.courtName,
        timeSlotId: slots.get(hour) ?? refuse('slot_unavailable'),
        hour,
        sport,
        priceCentavos: shares[index] ?? 0,
      }));
    }),
  );
  const weeks = made.map(({ id, iso }) => ({
    arenaId,
    seriesId: row.id,
    day: iso,
    state: 'made' as const,
    reservationId: id,
    at: tx.now,
    decidedBy: by,
  }));
  await writeWeeks(tx, weeks);
}

/** Writes what was decided about weeks, in place of what was decided before. */
export async function writeWeeks(tx: Transaction, weeks: readonly (typeof seriesWeeks.$inferInsert)[]): Promise<void> {
  if (weeks.length === 0) return;
  await tx
    .insert(seriesWeeks)
    .values([...weeks])
    .onConflictDoUpdate({
      target: [seriesWeeks.arenaId, seriesWeeks.seriesId, seriesWeeks.day],
      set: {
        state: sql`excluded.state`,
        reservationId: sql`excluded.reservation_id`,
        at: sql`excluded.at`,
        decidedBy: sql`excluded.decided_by`,
        carriedCentavos: sql`excluded.carried_centavos`,
      },
    });
}
