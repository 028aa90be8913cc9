import { sql } from 'drizzle-orm';
import type { ReceivedMoney } from '../../domain/agenda/cancellation.ts';
import { cancellableFrom } from '../../domain/booking/reservation.ts';
import type { Money } from '../../domain/notices/reservationKinds.ts';
import { stopPix } from '../booking/cancel.ts';
import { closeReservations } from '../booking/close.ts';
import { cancellations } from '../database/schema/ledger.ts';
import type { reservations } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';
import { refuse } from '../http/handler.ts';
import { recordRefunds } from './ledger.ts';

/** A reservation that is cancelled: what it was, and what becomes of what the arena has received for it, if anything. */
export interface Cancelled {
  readonly before: typeof reservations.$inferSelect;
  readonly received?: ReceivedMoney | undefined;
}

interface Cancelling {
  readonly arenaId: string;
  /** Who cancels; null when nobody does. */
  readonly by: string | null;
  /** Until then the hours stay claimed and the PIX is left alone, so that it can be undone. */
  readonly undoUntil: Date;
  /** The closure that cancels them. */
  readonly closureId?: string;
}

/**
 * Cancels reservations of an arena whose rows are locked, in as many statements for a thousand as for one. Nobody is told.
 * Returns the ids of their cancellations, in their order.
 */
export async function cancelReservations(
  tx: Transaction,
  { arenaId, by, undoUntil, closureId }: Cancelling,
  cancelled: readonly Cancelled[],
): Promise<string[]> {
  if (cancelled.length === 0) return [];
  const ids = cancelled.map(({ before }) => before.id);
  const closing = { arenaId, from: cancellableFrom('owner'), to: 'CANCELADA' as const, undoUntil };
  const closed = await closeReservations(tx, ids, closing);
  if (closed.length < ids.length) return refuse('not_cancellable');
  const jobs = await stopPix(
    tx,
    arenaId,
    cancelled.map(({ before }) => before),
    undoUntil,
  );
  const refunds = await giveBack(tx, arenaId, by, cancelled);
  const rows = cancelled.map(({ before, received }) => ({
    arenaId,
    id: newId(),
    reservationId: before.id,
    at: tx.now,
    cancelledBy: by,
    statusBefore: before.status,
    closedAtBefore: before.closedAt,
    moneyBackBefore: before.moneyBack,
    jobId: jobs.get(before.id) ?? null,
    receivedCentavos: received?.value ?? null,
    becomes: received?.becomes ?? null,
    movementId: refunds.get(before.id) ?? null,
    closureId: closureId ?? null,
  }));
  await tx.insert(cancellations).values(rows);
  return rows.map(({ id }) => id);
}

/** Records what leaves the desk's hands; a deposit that is kept does not. Returns the movements by reservation. */
async function giveBack(tx: Transaction, arenaId: string, by: string | null, cancelled: readonly Cancelled[]) {
  const given = cancelled.flatMap(({ before, received }) => {
    if (!received || received.becomes === 'deposit' || received.value === 0) return [];
    const { value: centavos, method = 'player_credit' as const } = received;
    return [{ reservationId: before.id, centavos, method }];
  });
  if (given.length === 0) return new Map<string, string>();
  const ids = given.map(({ reservationId }) => reservationId);
  const sums = given.map(({ centavos }) => centavos);
  await tx.execute(sql`
    update reservation set settled_centavos = settled_centavos - given.centavos
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(sums)}::int[]) as given(id, centavos)
    where reservation.arena_id = ${arenaId}::uuid and reservation.id = given.id`);
  const movements = await recordRefunds(tx, { arenaId, by }, given);
  return new Map(ids.map((id, index) => [id, movements[index] ?? '']));
}

/** What the player is told of the money. */
export function moneyOf({ before: { status, paymentMethod }, received }: Cancelled): Money | undefined {
  if (received === undefined) return status === 'PAGA' && paymentMethod === 'platform' ? { becomes: 'pix' } : undefined;
  const { value, becomes } = received;
  return { becomes: becomes === 'refund' ? 'returned' : becomes, value };
}
