import { formatReais } from '#domain/values/money.ts';
import { giveCredit } from '#core/ledger/playerCredit.ts';
import { vouchers } from '#platform/database/schema/arenas.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { untellReceived } from './tellVoucher.ts';
import { openTill } from '#core/ledger/openTill.ts';
import { lockKept } from './lockKept.ts';
import { isKept } from './voucherRow.ts';

/**
 * Ends a voucher that was sold: what its unused credits are worth is returned at the desk, or is the player's credit from now on.
 * What a reservation that is cancelled later gives back to it can be returned in the same way.
 */
export const returnVoucher: Write<'returnVoucher'> = {
  async decide({ viewer, params: { id }, body: { value, becomes, method } }, tx) {
    const { arena, voucher } = await lockKept(tx, viewer, id);
    const { sale, player } = voucher;
    if (!sale) return refuse('voucher_not_sold');
    const { rest = 0 } = sale;
    if (rest !== value) refuse('voucher_rest_changed', { rest: rest / 100 }, changedText(rest));
    await tx.insert(movements).values({
      arenaId: arena.id,
      id: newId(),
      voucherId: id,
      kind: 'refund',
      method: method ?? 'player_credit',
      valueCentavos: -rest,
      at: tx.now,
      recordedBy: signedIn(viewer).personId,
      tillId: openTill(arena.id),
    });
    if (becomes === 'credit') await giveCredit(tx, { arenaId: arena.id, playerId: player.id }, rest);
    await tx.update(vouchers).set({ credits: 0, status: 'EXPIRADO' }).where(isKept(arena.id, id));
    await untellReceived(tx, id);
    const told = { to: onePerson(player.id), subject: id, change: tx.now.toISOString() };
    await tell(tx, 'voucherReturned', { ...told, facts: { arena: arena.name, value: rest, becomes } });
    const { rest: _, ...ended } = sale;
    return { data: { voucher: { ...voucher, credits: 0, status: 'EXPIRADO', sale: { ...ended, isUndoable: false } } } };
  },
};

function changedText(rest: number): string {
  return `O que resta deste voucher agora vale ${formatReais(rest)}. Confira e devolva de novo.`;
}
