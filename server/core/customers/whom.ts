import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ForWhom } from '#domain/agenda/ownerOrder.ts';
import { customers } from '#platform/database/schema/customers.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { recordGuests } from './recordGuests.ts';

/** Whom a row of `reservation` or `series` is for: its columns. */
export interface WhomColumns {
  readonly playerId: string | null;
  readonly guestPlayerName: string | null;
  readonly guestPhone: string | null;
  /** Of a guest, unless who they are follows from the name and phone ({@link recordGuest}). */
  readonly customerId: string | null;
}

/** The columns of whom something at an arena is for. Refuses a customer of another arena as one that there is not. */
export async function whomOf(tx: Transaction, arenaId: string, whom: ForWhom): Promise<WhomColumns> {
  const { player: playerId = null, guestPlayerName = null, guestPhone = null, customer } = whom;
  if (customer !== undefined) return { playerId, ...(await readCustomer(tx, arenaId, customer)) };
  return { playerId, guestPlayerName, guestPhone, customerId: null };
}

/** Locked, so that nobody joins or erases it until the guest has it. */
async function readCustomer(tx: Transaction, arenaId: string, id: string) {
  const [found] = await tx
    .select({ customerId: customers.id, guestPlayerName: customers.name, guestPhone: customers.phone })
    .from(customers)
    .where(isCustomer(arenaId, id))
    .for('share');
  return found ?? refuse('customer_not_found');
}

/** Whether the record is there and stays: the lock keeps it from being erased before what names its person is written. */
export async function holdsCustomer(tx: Transaction, arenaId: string, id: string): Promise<boolean> {
  const found = await tx.select({ id: customers.id }).from(customers).where(isCustomer(arenaId, id)).for('share');
  return found.length > 0;
}

/** A record of the arena; one that was erased is nobody's. */
export function isCustomer(arenaId: string, id: string) {
  return and(eq(customers.arenaId, arenaId), eq(customers.id, id), isNull(customers.erasedAt));
}

/** Deletes a record of which nothing is left: whoever it was made for goes by an account now. What a sheet brought stays. */
export async function dropUnusedRecord(tx: Transaction, arenaId: string, id: string): Promise<void> {
  await tx.execute(sql`
    delete from customer c where c.arena_id = ${arenaId}::uuid and c.id = ${id}::uuid and c.erased_at is null
      and c.note = '' and num_nonnulls(c.cpf, c.email, c.birthday, c.city) = 0 and c.tags = '{}'
      and not exists (select from customer m where m.arena_id = c.arena_id and m.root_id = c.id and m.id <> c.id)
      and not exists (select from imported_customer i where i.arena_id = c.arena_id and i.customer_id = c.id)
      and not exists (select from sale s where s.arena_id = c.arena_id and s.customer_id = c.id)
      and not exists (select from series s where s.arena_id = c.arena_id and s.customer_id = c.id)
      and not exists (select from reservation r where r.arena_id = c.arena_id and r.customer_id = c.id)
      and not exists (select from reservation_giving g where g.arena_id = c.arena_id and g.customer_before = c.id)`);
}

/** The record of the guest of a reservation or series that was just written; null of a player. */
export async function recordGuest(
  tx: Transaction,
  { arenaId, id, of }: { readonly arenaId: string; readonly id: string; readonly of: 'reservation' | 'series' },
  { guestPlayerName, customerId }: WhomColumns,
): Promise<string | null> {
  if (guestPlayerName === null || customerId !== null) return customerId;
  const [recorded] = await recordGuests(tx, arenaId, of, { ids: [id] });
  return recorded?.customerId ?? null;
}
