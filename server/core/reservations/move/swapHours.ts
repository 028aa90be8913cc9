import { type ClaimedHour, refuseTaken, type WantedHour } from '../../hours/claims.ts';
import { claimAll, type Occupant } from '../../hours/claimAll.ts';
import { endOver } from '../../hours/endOver.ts';
import type { Over } from '../../hours/held.ts';
import { areAt, handOver } from '../../hours/occupants.ts';
import { releasePart } from '../../hours/release.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { noteFreedLater } from '../../hours/waiting/freed.ts';

interface Swap {
  readonly arenaId: string;
  /** The reservation's. */
  readonly occupant: Occupant;
  readonly day: string;
  /** Wanted on that day, and not the reservation's yet. */
  readonly gained: readonly WantedHour[];
  readonly left: readonly ClaimedHour[];
  readonly over: readonly Over[];
}

/**
 * Takes a reservation to other hours: all of them, or it refuses and names those that somebody else has.
 *
 * The new hours are claimed before the old ones are let go. Of two reservations that change places at once, each finds
 * the other's hours taken then; the other way round each would wait for the other.
 * @param undoing who holds the hours that are left, and until when; they are free at once when it is missing
 */
export async function swapHours(tx: Transaction, swap: Swap, undoing?: { readonly id: string; readonly until: Date }) {
  const { arenaId, occupant, left, over } = swap;
  await endOver(tx, arenaId, over);
  await claim(tx, swap);
  if (left.length === 0) return;
  if (!undoing) return void (await releasePart(tx, arenaId, occupant.id, areAt(left)));
  const { id, until: expiresAt } = undoing;
  const to = { id, kind: 'undoing' as const, expiresAt };
  const handed = await handOver(tx, { arenaId, from: [occupant.id], to, those: areAt(left) });
  if (handed > 0) noteFreedLater(tx, { arenaId, ids: [id], at: expiresAt });
}

async function claim(tx: Transaction, { arenaId, occupant, day, gained }: Swap): Promise<void> {
  const hours = gained.map(({ courtId, hour }) => ({ occupantId: occupant.id, courtId, day, hour }));
  const { taken, byRight } = await claimAll(tx, { arenaId, occupants: [occupant], hours });
  const lost = taken.length > 0 ? taken : byRight;
  const isLost = ({ courtId, hour }: WantedHour) => lost.some((one) => one.courtId === courtId && one.hour === hour);
  if (lost.length > 0) refuseTaken(gained.filter(isLost));
}
