import { formatReais } from '#domain/values/money.ts';
import { isCreditOf, moveBalance } from '#core/ledger/playerCredit.ts';
import { movements, playerCredits } from '#platform/database/schema/ledger.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { openTill } from '#core/ledger/openTill.ts';

/** Receives at the desk what a player owes for credit that they spent and whose money went back, all of it or a part. */
export const receiveCredit: Write<'receiveCredit'> = {
  async decide({ viewer, params: { id: playerId }, body: { value, method } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const owed = { arenaId, playerId };
    const [credit] = await tx.select().from(playerCredits).where(isCreditOf(owed)).for('update');
    if (!credit) return refuse('player_not_found');
    const owes = Math.max(0, -credit.centavos);
    if (value > owes) refuse('credit_debt_less', { value: owedText(owes) }, owedText(owes));
    const id = newId();
    await tx.insert(movements).values({
      ...owed,
      id,
      kind: 'payment',
      method,
      valueCentavos: value,
      at: tx.now,
      recordedBy: signedIn(viewer).personId,
      tillId: openTill(arenaId),
    });
    await moveBalance(tx, owed, value);
    return { data: { id, owed: owes - value } };
  },
};

function owedText(owes: number): string {
  return owes === 0 ? 'Este jogador não deve mais crédito.' : `Este jogador deve ${formatReais(owes)}.`;
}
