import { sql } from 'drizzle-orm';
import { type ReceivedMoney, shareOf } from '#domain/ledger/cancellation.ts';
import { cancellableFrom } from '#domain/booking/reservation.ts';
import type { Money } from '#domain/notices/reservationKinds.ts';
import { givesPixBack } from '#domain/booking/pixBack.ts';
import { stopPix } from './cancel.ts';
import { closeReservations } from '../hours/closeReservations.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { refuse } from '#platform/http/handler.ts';
import { giveBack } from '../payment/giveBack.ts';

const { id, status, closedAt, moneyBack, paymentMethod, totalCentavos } = reservations;
/** What has to be known of a reservation before it is cancelled. */
export const BEFORE = { id, status, closedAt, moneyBack, paymentMethod, totalCentavos };

/** A reservation that is cancelled: what it was, and what becomes of what the arena has received for it, if anything. */
export interface Cancelled {
  readonly before: Pick<typeof reservations.$inferSelect, keyof typeof BEFORE>;
  readonly received?: ReceivedMoney | undefined;
  /** Its PIX waits for the player's choice, and so goes back later than the others. */
  readonly isOffered?: boolean;
}

interface Cancelling {
  readonly arenaId: string;
  /** Who cancels; null when nobody does. */
  readonly by: string | null;
  /** Until then the hours stay claimed and the PIX is left alone, so that it can be undone. */
  readonly undoUntil: Date;
  /** The closure that cancels them. */
  readonly closureId?: string;
  /** Until when the players of those that are offered may choose. */
  readonly chosenBy?: Date;
}

/**
 * Cancels reservations of an arena whose rows are locked, in as many statements for a thousand as for one. Nobody is told.
 * Returns the ids of their cancellations, in their order.
 */
export async function cancelReservations(
  tx: Transaction,
  { arenaId, by, undoUntil, closureId, chosenBy = undoUntil }: Cancelling,
  cancelled: readonly Cancelled[],
): Promise<string[]> {
  if (cancelled.length === 0) return [];
  const ids = cancelled.map(({ before }) => before.id);
  const names = new Map(ids.map((reservation) => [reservation, newId()]));
  const given = givenBackOf(cancelled, names);
  const givenBack = new Map(given.map(({ reservationId, centavos }) => [reservationId, centavos]));
  const closing = { arenaId, from: cancellableFrom('owner'), to: 'CANCELADA' as const, undoUntil, givenBack };
  const closed = await closeReservations(tx, ids, closing);
  if (closed.length < ids.length) return refuse('not_cancellable');
  const those = (isOffered: boolean) =>
    cancelled.filter((one) => (one.isOffered ?? false) === isOffered).map(({ before }) => before);
  const jobs = new Map([
    ...(await stopPix(tx, arenaId, those(false), undoUntil)),
    ...(await stopPix(tx, arenaId, those(true), chosenBy)),
  ]);
  const movements = await giveBack(tx, { arenaId, by, dueAt: undoUntil }, given);
  const refunds = new Map(given.map(({ reservationId }, index) => [reservationId, movements[index] ?? '']));
  const rows = cancelled.map(({ before, received }) => ({
    id: names.get(before.id) ?? '',
    reservation: before.id,
    status: before.status,
    closed_at: before.closedAt,
    money_back: before.moneyBack,
    job: jobs.get(before.id) ?? null,
    centavos: received?.value ?? null,
    part: received && shareOf(received).kept > 0 ? (received.part ?? null) : null,
    becomes: received?.becomes ?? null,
    movement: refunds.get(before.id) ?? null,
  }));
  // As one parameter: a thousand rows of values would be thirteen thousand of them.
  await tx.execute(sql`
    insert into cancellation (arena_id, id, reservation_id, at, cancelled_by, status_before, closed_at_before,
      money_back_before, job_id, received_centavos, part_centavos, becomes, movement_id, closure_id)
    select ${arenaId}::uuid, id, reservation, ${tx.now.toISOString()}::timestamptz, ${by}::uuid, status, closed_at,
      money_back, job, centavos, part, becomes, movement, ${closureId ?? null}::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made(id uuid, reservation uuid, status text,
      closed_at timestamptz, money_back text, job uuid, centavos integer, part integer, becomes text, movement uuid)`);
  return rows.map((row) => row.id);
}

/**
 * What is given back; a deposit that is kept is not.
 * @param names the ids of the cancellations by reservation
 */
function givenBackOf(cancelled: readonly Cancelled[], names: ReadonlyMap<string, string>) {
  return cancelled.flatMap(({ before, received }) => {
    if (!received) return [];
    const { method = 'player_credit' as const } = received;
    const { given: centavos } = shareOf(received);
    if (centavos === 0) return [];
    return [{ reservationId: before.id, centavos, method, part: names.get(before.id) ?? '' }];
  });
}

/** What the player is told of the money. */
export function moneyOf({ before, received, isOffered = false }: Cancelled): Money | undefined {
  if (isOffered) return { becomes: 'waits', value: received?.value ?? before.totalCentavos };
  if (received === undefined) return givesPixBack(before) ? { becomes: 'pix' } : undefined;
  const { given, kept } = shareOf(received);
  if (received.becomes === 'deposit') return { becomes: 'deposit', value: kept };
  return { becomes: received.becomes === 'refund' ? 'returned' : 'credit', value: given, ...(kept > 0 && { kept }) };
}
