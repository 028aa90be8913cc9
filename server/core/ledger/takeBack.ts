import { and, desc, eq, sql } from 'drizzle-orm';
import { movements } from '#platform/database/schema/ledger.ts';
import { installments } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { openTill } from './openTill.ts';
import { type Account, isOfAccount, readReceived, recordRefund, UNDO_OF } from './ledger.ts';
import { moveCredit, takeCredits } from './playerCredit.ts';

/** Records the movement that takes another back. Returns false if one does already. */
export async function takeBack(tx: Transaction, account: Account, id: string): Promise<boolean> {
  const [found] = await tx
    .select()
    .from(movements)
    .where(and(isOfAccount(account), eq(movements.id, id)));
  if (!found) return false;
  const undo = {
    ...found,
    id: newId(),
    kind: 'undo' as const,
    valueCentavos: -found.valueCentavos,
    at: tx.now,
    recordedBy: account.by,
    undoesId: id,
    tillId: found.method === 'platform' ? null : openTill(account.arenaId),
  };
  // Of two at once, the second waits here for the first and then writes nothing.
  const taken = await tx.insert(movements).values(undo).onConflictDoNothing().returning({ id: movements.id });
  await tx.delete(installments).where(and(eq(installments.arenaId, account.arenaId), eq(installments.id, id)));
  if (taken.length > 0 && found.method === 'player_credit') await moveCredit(tx, account, found.valueCentavos);
  return taken.length > 0;
}

/**
 * The same of several refunds of an arena, in as many statements as for one; a credit must still be there.
 * @returns the centavos that each reservation has again; nothing if any refund is taken back already
 */
export async function takeAllBack(
  tx: Transaction,
  { arenaId, by }: Pick<Account, 'arenaId' | 'by'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number> | undefined> {
  if (ids.length === 0) return new Map();
  const rows = JSON.stringify(ids.map((id) => ({ id: newId(), undoes: id })));
  const { rows: taken } = await tx.execute<{ method: string; centavos: number; reservation: string }>(sql`
    insert into movement (arena_id, id, reservation_id, kind, method, charge_id, value_centavos, at, recorded_by, note, undoes_id, payment_id, till_id)
    select m.arena_id, made.id, m.reservation_id, 'undo', m.method, m.charge_id, -m.value_centavos, ${tx.now.toISOString()}::timestamptz,
      ${by}::uuid, m.note, m.id, m.payment_id, case when m.method = 'platform' then null else ${openTill(arenaId)} end
    from jsonb_to_recordset(${rows}::jsonb) as made(id uuid, undoes uuid)
    join movement m on m.arena_id = ${arenaId}::uuid and m.id = made.undoes
    on conflict do nothing returning method, value_centavos as centavos, reservation_id as reservation`);
  if (taken.length < ids.length) return undefined;
  const credits = taken.filter(({ method }) => method === 'player_credit');
  await takeCredits(
    tx,
    arenaId,
    credits.map(({ reservation: reservationId, centavos }) => ({ reservationId, centavos })),
  );
  const sums = new Map<string, number>();
  for (const { reservation, centavos } of taken) sums.set(reservation, (sums.get(reservation) ?? 0) + centavos);
  return sums;
}

/**
 * Takes back what was given back of money that never came, the newest first, until as much was given back as was received: of the
 * last one the rest is given back again. Returns the sum.
 */
export async function takeReturnsBack(tx: Transaction, account: Account): Promise<number> {
  const received = await readReceived(tx, account);
  if (received >= 0) return 0;
  const standing = await tx
    .select({ id: movements.id, method: movements.method, centavos: sql<number>`-${movements.valueCentavos}` })
    .from(movements)
    .where(and(isOfAccount(account), eq(movements.kind, 'refund'), sql`not exists (${UNDO_OF})`))
    .orderBy(desc(movements.id));
  let still = received;
  for (const { id, method, centavos } of standing) {
    if (still >= 0) break;
    await takeBack(tx, account, id);
    still += centavos;
    if (still > 0 && method !== null) {
      await recordRefund(tx, account, still, method);
      still = 0;
    }
  }
  return still - received;
}
