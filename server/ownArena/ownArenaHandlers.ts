import { and, eq, sql } from 'drizzle-orm';
import { searchKeyOf } from '../../domain/arenas/search.ts';
import { maskInstagram } from '../../domain/signUp/signUp.ts';
import { arenaOf } from '../arenas/arena.ts';
import type { Queries } from '../database/database.ts';
import { isVersion } from '../database/isVersion.ts';
import { arenas, courts } from '../database/schema/arenas.ts';
import type { Transaction } from '../database/transaction.ts';
import { type Read, refuse, type Write } from '../http/handler.ts';
import type { Dependencies } from '../dependencies.ts';
import { type ArenaRow, ownedArena } from './ownedArena.ts';

/** The handlers of the calls in `domain/contract/ownArena.ts`. */
export function ownArenaHandlers({ database: { orm } }: Dependencies) {
  const myArena: Read<'myArena'> = async ({ viewer }) => shownArena(orm, await ownedArena(orm, viewer));
  return { myArena, updatePaymentMethod, updateBookingRules, updateArenaProfile };
}

/** Applies to future reservations: existing ones keep their payment method. */
const updatePaymentMethod: Write<'updatePaymentMethod'> = {
  decide: async ({ viewer, query, body: { paymentMethod } }, tx) => {
    const { id } = await ownedArena(tx, viewer);
    return change(tx, id, query.version, { paymentMethod });
  },
};

/** Applies to future reservations: existing ones stay even if they exceed the new rules. */
const updateBookingRules: Write<'updateBookingRules'> = {
  decide: async ({ viewer, query, body: { maxDaysAhead, maxUnpaidHours } }, tx) => {
    const { id } = await ownedArena(tx, viewer);
    return change(tx, id, query.version, { maxDaysAhead, maxUnpaidHours });
  },
};

const updateArenaProfile: Write<'updateArenaProfile'> = {
  decide: async ({ viewer, query, body: { name: typed, address, socials, phone } }, tx) => {
    const { id, district } = await ownedArena(tx, viewer);
    const [name, city] = [typed.trim(), address.city.trim()];
    const { instagram } = socials;
    return change(tx, id, query.version, {
      name,
      city,
      phone,
      searchKey: searchKeyOf({ name, district, city }),
      // If it is absent, it stays unchanged.
      ...(instagram !== undefined && { instagram: maskInstagram(instagram) }),
    });
  },
};

async function change(tx: Transaction, id: string, version: number | undefined, row: Partial<ArenaRow>) {
  const [changed] = await tx
    .update(arenas)
    .set({ ...row, version: sql`${arenas.version} + 1` })
    .where(and(eq(arenas.id, id), isVersion(arenas.version, version)))
    .returning();
  return changed ? shownArena(tx, changed) : refuse('edit_conflict');
}

async function shownArena(queries: Queries, row: ArenaRow) {
  const counted = await queries.$count(courts, eq(courts.arenaId, row.id));
  const arena = arenaOf({
    ...row,
    payment_method: row.paymentMethod,
    max_days_ahead: row.maxDaysAhead,
    max_unpaid_hours: row.maxUnpaidHours,
    courts: counted,
  });
  return { data: { arena, version: row.version } };
}
