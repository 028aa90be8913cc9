import { initialStatus } from '#domain/booking/reservation.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import type { PlannedReservation } from '#domain/imports/plan.ts';
import { writeEntries } from '#core/audit/writeEntry.ts';
import { claimAll } from '#core/hours/claimAll.ts';
import { endOver } from '#core/hours/endOver.ts';
import { recordGuests } from '#core/customers/recordGuests.ts';
import { release } from '#core/hours/release.ts';
import { overAt } from '#core/hours/readOccupied.ts';
import { importedRows } from '#platform/database/schema/imports.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { installments, reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Viewer } from '#platform/http/handler.ts';
import type { ImportState } from './arenaState.ts';
import { countMade, type ImportBatch } from './importBatch.ts';

interface Writing {
  readonly arenaId: string;
  /** Who imports, and as what: the payments of paid rows are recorded by them. */
  readonly by: string;
  readonly role: Viewer['role'];
  readonly over: ImportState['over'];
  readonly batch: ImportBatch;
}

interface Made extends PlannedReservation {
  readonly id: string;
  readonly iso: string;
}

/**
 * Claims the hours of many reservations in a few statements, and stores those that got all of theirs. Returns the keys of
 * the others, whose hours somebody took meanwhile: nothing of them stays.
 */
export async function writeReservations(
  tx: Transaction,
  planned: readonly PlannedReservation[],
  writing: Writing,
): Promise<Set<string>> {
  const { arenaId } = writing;
  const made = planned.map((one): Made => ({ ...one, id: newId(), iso: toIsoDay(one.day) }));
  const hours = made.flatMap((one) => one.hours.map(({ hour }) => ({ day: one.day, court: one.court.id, hour })));
  await endOver(tx, arenaId, overAt(writing, hours));
  const late = await claim(tx, arenaId, made);
  const kept = made.filter(({ id }) => !late.has(id));
  if (late.size > 0) await release(tx, arenaId, [...late]);
  if (kept.length > 0) await store(tx, kept, writing);
  return new Set(made.filter(({ id }) => late.has(id)).map(({ key }) => key));
}

/** Returns the ids of those that did not get all of their hours. */
async function claim(tx: Transaction, arenaId: string, made: readonly Made[]): Promise<Set<string>> {
  const { taken, byRight } = await claimAll(tx, {
    arenaId,
    occupants: made.map(({ id }) => ({ id, kind: 'booking' })),
    hours: made.flatMap(({ id, iso, court, hours }) =>
      hours.map(({ hour }) => ({ occupantId: id, courtId: court.id, day: iso, hour })),
    ),
  });
  return new Set([...taken, ...byRight].map(({ occupantId }) => occupantId));
}

async function store(tx: Transaction, made: readonly Made[], { arenaId, by, role, batch }: Writing): Promise<void> {
  await countMade(tx, { arenaId, by, batch }, made.length);
  await tx.insert(reservations).values(made.map((one) => ({ arenaId, ...rowOf(one, tx.now) })));
  await recordGuests(tx, arenaId, 'reservation', { ids: made.map(({ id }) => id) });
  await tx.insert(reservationSlots).values(
    made.flatMap(({ id, court, sport, hours }) =>
      hours.map(({ timeSlotId, hour, price }) => ({
        arenaId,
        reservationId: id,
        courtId: court.id,
        courtName: court.name,
        timeSlotId,
        hour,
        sport,
        priceCentavos: price,
      })),
    ),
  );
  await tx
    .insert(importedRows)
    .values(
      made.map(({ id, iso, key }) => ({ arenaId, day: iso, key, reservationId: id, at: tx.now, importId: batch.id })),
    );
  const deed = { name: 'importReservations', role, personId: by, arena: arenaId, details: '' } as const;
  await writeEntries(
    tx,
    made.map(({ id }) => ({ ...deed, subject: id })),
  );
  const paid = made.filter(({ received }) => received > 0);
  if (paid.length > 0) await recordPayments(tx, paid, arenaId, by);
}

function rowOf(one: Made, now: Date): Omit<typeof reservations.$inferInsert, 'arenaId'> {
  const { id, iso, name, phone, note, total, received } = one;
  const status = initialStatus({ madeBy: 'owner', paymentMethod: 'local', total });
  return {
    id,
    guestPlayerName: name,
    guestPhone: phone,
    note,
    day: iso,
    totalCentavos: total,
    paymentMethod: 'local',
    status,
    madeBy: 'owner',
    createdAt: now,
    settledCentavos: received,
    // What costs nothing is confirmed, and has no payment.
    ...(received > 0 && received === total && { status: 'PAGA', statusBefore: status, closedAt: now }),
  };
}

/** The money came in elsewhere and before: no till counts it, and how it came nobody knows. */
async function recordPayments(tx: Transaction, paid: readonly Made[], arenaId: string, by: string): Promise<void> {
  const rows = paid.map(({ id: reservationId, received: valueCentavos }) => ({
    arenaId,
    id: newId(),
    reservationId,
    valueCentavos,
  }));
  const money = { kind: 'payment', method: 'unknown', at: tx.now, recordedBy: by } as const;
  await tx.insert(movements).values(rows.map((row) => ({ ...row, ...money })));
  await tx.insert(installments).values(rows.map((row) => ({ ...row, info: '', createdAt: tx.now })));
}
