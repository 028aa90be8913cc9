import { and, eq, sql } from 'drizzle-orm';
import { isOfAccount, UNDO_OF } from '../ledger/ledger.ts';
import { moveBalance } from '../ledger/playerCredit.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { onePerson, theDesk } from '../notices/audiences.ts';
import { tell } from '../notices/tell.ts';

interface Which {
  readonly arenaId: string;
  readonly reservationId: string;
}

/**
 * Lets the credit that a PIX became follow its money: what went back to the payer, or was charged back, is taken from the player's
 * balance, with its part of the bonus. What they spent of it they owe from then on. Money that is won back gives it again. The
 * standing credit is compared with what there should be, so that a report that is repeated changes nothing. Call it with the charge locked.
 */
export async function followCredit(tx: Transaction, which: Which): Promise<void> {
  const account = { ...which, by: null };
  const found = await readCredited(tx, which);
  if (!found) return;
  const { playerId, arena, charge, terms } = found;
  const lost = charge.status === 'charged_back' ? charge.amountCentavos : charge.refundedCentavos;
  const due = Math.round(((terms.returned + terms.bonus) * (charge.amountCentavos - lost)) / charge.amountCentavos);
  const standing = await tx
    .select()
    .from(movements)
    .where(and(isOfAccount(account), eq(movements.kind, 'credit'), sql`not exists (${UNDO_OF})`));
  const more = standing.reduce((sum, { valueCentavos }) => sum + valueCentavos, due);
  if (more === 0) return;
  const anew = { at: tx.now, recordedBy: null, tillId: null };
  const rows = standing.map(({ id, ...row }) => ({
    ...row,
    ...anew,
    id: newId(),
    kind: 'undo' as const,
    valueCentavos: -row.valueCentavos,
    undoesId: id,
  }));
  const credit = {
    ...which,
    ...anew,
    id: newId(),
    kind: 'credit',
    method: 'player_credit',
    valueCentavos: -due,
  } as const;
  await tx.insert(movements).values([...rows, ...(due > 0 ? [credit] : [])]);
  const balance = await moveBalance(tx, { arenaId: which.arenaId, playerId }, more);
  const change = `${charge.status} ${lost} ${tx.now.toISOString()}`;
  const facts = { arena, value: Math.abs(more), owed: Math.max(0, -balance) };
  const toPlayer = { to: onePerson(playerId), subject: charge.id, change, facts };
  if (more > 0) return tell(tx, 'creditRegained', toPlayer);
  await tell(tx, 'creditLost', toPlayer);
  const desk = { to: theDesk(which.arenaId), arena: which.arenaId, about: playerId };
  await tell(tx, 'creditLostAtDesk', { ...toPlayer, ...desk, facts: { ...facts, player: playerId } });
}

/** Undefined of a reservation whose PIX did not become credit. */
async function readCredited(tx: Transaction, { arenaId, reservationId }: Which) {
  const { status, amountCentavos, refundedCentavos } = charges;
  const [found] = await tx
    .select({
      playerId: reservations.playerId,
      terms: reservations.playerCancellation,
      arena: arenas.name,
      charge: { id: charges.id, status, amountCentavos, refundedCentavos },
    })
    .from(reservations)
    .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
    .innerJoin(charges, and(eq(charges.arenaId, reservations.arenaId), eq(charges.reservationId, reservations.id)))
    .where(and(eq(reservations.arenaId, arenaId), eq(reservations.id, reservationId)));
  if (!found || found.playerId === null || found.terms?.gives !== 'credit') return undefined;
  return { ...found, playerId: found.playerId, terms: found.terms };
}
