import { sql } from 'drizzle-orm';
import { vouchers } from '#platform/database/schema/arenas.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { tell, untell } from '#core/notices/tell.ts';
import type { ArenaRow } from '#core/arenas/ownedArena.ts';
import { isKept } from './voucherRow.ts';

type Arena = Pick<ArenaRow, 'id' | 'name'>;

/** Tells whoever has an arena's voucher that it holds more. */
export async function tellRecharged(tx: Transaction, arena: Arena, id: string): Promise<void> {
  const told = { to: theHolder(arena, id), subject: id, change: tx.now.toISOString() };
  await tell(tx, 'voucherRecharged', { ...told, facts: { arena: arena.name } });
}

/** Takes back what its holder was to hear of a new voucher. False when they have heard of it. */
export function untellReceived(tx: Transaction, id: string): Promise<boolean> {
  return untell(tx, ['voucherReceived'], { subject: id, change: '' });
}

/** Tells whoever has it that it ends, unless they have not heard of it yet. Call it before the voucher is removed. */
export async function tellEnded(tx: Transaction, arena: Arena, id: string): Promise<void> {
  if (await untellReceived(tx, id)) return;
  await tell(tx, 'voucherEnded', { to: theHolder(arena, id), subject: id, facts: { arena: arena.name } });
}

function theHolder(arena: Arena, id: string) {
  return sql`select ${vouchers.playerId} from ${vouchers} where ${isKept(arena.id, id)}`;
}
