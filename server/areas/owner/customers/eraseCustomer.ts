import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { ERASED_CUSTOMER } from '#domain/customers/customer.ts';
import { customers } from '#platform/database/schema/customers.ts';
import { givings } from '#platform/database/schema/givings.ts';
import { sales } from '#platform/database/schema/products.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { type ArenaRow, ownedArena } from '#core/arenas/ownedArena.ts';
import { forgetLinksFor } from '../paymentLinks/forgetLinks.ts';
import { forgetGuestTraces } from './forgetGuestTraces.ts';
import { whatIsOpen } from './openOfCustomer.ts';
import { lockTheirs, type Theirs } from './theirs.ts';

/**
 * Erases what names somebody whom the arena knows by its own record, and the records that were joined to theirs. Reservations and
 * their money stay, without the person. Refused while something is ahead or owed: who is to play or pay must have a name.
 */
export const eraseCustomer: Write<'eraseCustomer'> = {
  async decide({ viewer, params: { id } }, tx) {
    const arena = await ownedArena(tx, viewer);
    const theirs = await lockTheirs(tx, arena.id, id);
    await refuseOpen(tx, arena, theirs);
    await forgetLinksFor(tx, and(eq(reservations.arenaId, arena.id), inArray(reservations.id, theirs.reservations)));
    await forgetGuestTraces(tx, arena, theirs);
    await forgetNames(tx, arena.id, theirs);
    return { data: {} };
  },
};

async function refuseOpen(tx: Transaction, arena: ArenaRow, theirs: Theirs): Promise<void> {
  const { isAhead, isOwed } = await whatIsOpen(tx, arena, theirs);
  if (isAhead) refuse('customer_ahead');
  if (isOwed) refuse('customer_owes');
}

/** The rows stay because others refer to them. A window that has the old note or record open is refused. */
async function forgetNames(tx: Transaction, arenaId: string, theirs: Theirs): Promise<void> {
  const nobody = { guestPlayerName: ERASED_CUSTOMER, guestPhone: null };
  await tx
    .update(reservations)
    .set(nobody)
    .where(and(eq(reservations.arenaId, arenaId), inArray(reservations.id, theirs.reservations)));
  await tx
    .update(reservations)
    .set({ note: '', noteVersion: sql`${reservations.noteVersion} + 1` })
    .where(
      and(eq(reservations.arenaId, arenaId), inArray(reservations.id, theirs.reservations), ne(reservations.note, '')),
    );
  await tx
    .update(series)
    .set(nobody)
    .where(and(eq(series.arenaId, arenaId), inArray(series.id, theirs.series)));
  await tx
    .update(givings)
    .set({ guestNameBefore: ERASED_CUSTOMER, guestPhoneBefore: null })
    .where(and(eq(givings.arenaId, arenaId), inArray(givings.customerBefore, theirs.records)));
  await tx
    .update(sales)
    .set({ guestPlayerName: ERASED_CUSTOMER })
    .where(
      and(eq(sales.arenaId, arenaId), inArray(sales.customerId, theirs.records), isNotNull(sales.guestPlayerName)),
    );
  await tx
    .update(customers)
    .set({
      name: ERASED_CUSTOMER,
      phone: null,
      note: '',
      cpf: null,
      email: null,
      birthday: null,
      city: null,
      tags: [],
      playerId: null,
      askedAt: null,
      answer: null,
      erasedAt: tx.now,
      version: sql`${customers.version} + 1`,
    })
    .where(and(eq(customers.arenaId, arenaId), inArray(customers.id, theirs.records)));
}
