import { slotLabel } from '#domain/values/days/hours.ts';
import { isOrphan } from '#platform/database/failure.ts';
import { refuse } from '#platform/http/handler.ts';

/** One hour of a court that somebody wants. */
export interface WantedHour {
  readonly courtId: string;
  readonly courtName: string;
  readonly timeSlotId: string;
  readonly hour: number;
}

export interface ClaimedHour {
  readonly courtId: string;
  readonly day: string;
  readonly hour: number;
}

/** Sorts by court, day and hour, so that what wants the same hours locks their claims in one order and cannot deadlock. */
export function inClaimOrder<H extends Pick<ClaimedHour, 'courtId' | 'hour'> & Partial<ClaimedHour>>(
  hours: readonly H[],
): H[] {
  return hours.toSorted(
    (a, b) => a.courtId.localeCompare(b.courtId) || (a.day ?? '').localeCompare(b.day ?? '') || a.hour - b.hour,
  );
}

/** The rows to insert; the table's primary key decides which occupant gets an hour. */
export function claimRows(occupant: { readonly arenaId: string; readonly id: string }, hours: readonly ClaimedHour[]) {
  const { arenaId, id: occupantId } = occupant;
  return inClaimOrder(hours).map(({ courtId, day, hour }) => ({ arenaId, occupantId, courtId, day, hour }));
}

/** Refuses claims for a court that was deleted since it was read. */
export function refuseDeleted(error: unknown): never {
  if (isOrphan(error, 'slot_claim_court')) refuse('slot_unavailable');
  throw error;
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
