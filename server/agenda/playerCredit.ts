import { and, eq, gte, sql } from 'drizzle-orm';
import { playerCredits } from '../database/schema/ledger.ts';
import { reservations } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';
import { refuse } from '../http/handler.ts';

interface Credited {
  readonly arenaId: string;
  readonly reservationId: string;
}

/**
 * Moves what the arena owes the player of a reservation. The guarded UPDATE decides: of many at once, as many go through
 * as there is money for.
 * @param centavos above zero when the player gets it, below zero when it is spent
 */
export async function moveCredit(tx: Transaction, { arenaId, reservationId }: Credited, centavos: number) {
  const [found] = await tx
    .select({ playerId: reservations.playerId })
    .from(reservations)
    .where(and(eq(reservations.arenaId, arenaId), eq(reservations.id, reservationId)));
  const playerId = found?.playerId ?? refuse('credit_needs_player');
  const moved = sql`${playerCredits.centavos} + ${centavos}`;
  if (centavos > 0) {
    await tx
      .insert(playerCredits)
      .values({ arenaId, playerId, centavos })
      .onConflictDoUpdate({ target: [playerCredits.arenaId, playerCredits.playerId], set: { centavos: moved } });
    return;
  }
  const spent = await tx
    .update(playerCredits)
    .set({ centavos: moved })
    .where(and(eq(playerCredits.arenaId, arenaId), eq(playerCredits.playerId, playerId), gte(moved, 0)))
    .returning({ centavos: playerCredits.centavos });
  if (spent.length === 0) refuse('credit_too_low');
}
