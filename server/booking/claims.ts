import { and, eq } from 'drizzle-orm';
import { slotLabel } from '../../domain/booking/hours.ts';
import { slotClaims } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';
import { refuse } from '../http/handler.ts';

/** One hour of a court, requested or held by a reservation. */
export interface WantedHour {
  readonly courtId: string;
  readonly courtName: string;
  readonly timeSlotId: string;
  readonly hour: number;
}

interface Occupant {
  readonly arenaId: string;
  readonly reservationId: string;
  readonly day: string;
}

/** Sorts by court and hour, so that overlapping bookings lock their claims in the same order and cannot deadlock. */
export function inClaimOrder<H extends Pick<WantedHour, 'courtId' | 'hour'>>(hours: readonly H[]): H[] {
  return hours.toSorted((a, b) => a.courtId.localeCompare(b.courtId) || a.hour - b.hour);
}

/** The rows to insert; the table's primary key decides which booking gets an hour. */
export function claimRows(occupant: Occupant, hours: readonly Pick<WantedHour, 'courtId' | 'hour'>[]) {
  return inClaimOrder(hours).map(({ courtId, hour }) => ({ ...occupant, courtId, hour }));
}

/** Claims all the hours for an existing reservation, or none of them. */
export async function claimAgain(
  tx: Transaction,
  occupant: Occupant,
  hours: readonly Pick<WantedHour, 'courtId' | 'hour'>[],
): Promise<boolean> {
  const claimed = await tx
    .insert(slotClaims)
    .values(claimRows(occupant, hours))
    .onConflictDoNothing()
    .returning({ hour: slotClaims.hour });
  if (claimed.length === hours.length) return true;
  await releaseClaims(tx, occupant);
  return false;
}

export async function releaseClaims(
  tx: Transaction,
  { arenaId, reservationId }: Pick<Occupant, 'arenaId' | 'reservationId'>,
): Promise<void> {
  await tx.delete(slotClaims).where(and(eq(slotClaims.arenaId, arenaId), eq(slotClaims.reservationId, reservationId)));
}

/** Refuses a booking because somebody else has some of its hours, and names them. */
export function refuseTaken(taken: readonly WantedHour[]): never {
  const details = taken.map(({ courtId, timeSlotId, hour }) => ({
    court: courtId,
    timeSlot: timeSlotId,
    startHour: hour,
  }));
  refuse('slot_taken', { taken: details }, takenMessage(taken));
}

const MOST_NAMED = 3;

function takenMessage(taken: readonly WantedHour[]): string {
  const named = taken.slice(0, MOST_NAMED).map(({ courtName, hour }) => `${slotLabel(hour)} na ${courtName}`);
  const rest = taken.length - named.length;
  if (rest > 0) named.push(rest === 1 ? 'mais 1 horário' : `mais ${rest} horários`);
  const last = named.pop() ?? '';
  return `Alguém reservou antes: ${named.length > 0 ? `${named.join(', ')} e ${last}` : last}. Escolha outro horário.`;
}
