import { and, eq, sql } from 'drizzle-orm';
import { inOrder } from '../../domain/booking/cancellationPolicy.ts';
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
import { passed } from './publication.ts';

/** The handlers of the calls in `domain/contract/ownArena.ts`. */
export function ownArenaHandlers({ database: { orm } }: Dependencies) {
  const myArena: Read<'myArena'> = async ({ viewer }) => shownArena(orm, await ownedArena(orm, viewer));
  return { myArena, updatePaymentMethod, updateBookingRules, updateCancellationPolicy, updateArenaProfile };
}

/** Applies to future reservations: existing ones keep their payment method. */
const updatePaymentMethod: Write<'updatePaymentMethod'> = {
  decide: async ({ viewer, query, body: { paymentMethod } }, tx) => {
    const arena = await ownedArena(tx, viewer);
    return change(tx, arena.id, query.version, { paymentMethod, guidePassed: passed('payment', arena) });
  },
};

/** Applies to future reservations: existing ones stay even if they exceed the new rules. */
const updateBookingRules: Write<'updateBookingRules'> = {
  decide: async ({ viewer, query, body: { maxDaysAhead, maxUnpaidHours, voucherUnit } }, tx) => {
    const { id } = await ownedArena(tx, viewer);
    return change(tx, id, query.version, { maxDaysAhead, maxUnpaidHours, ...(voucherUnit && { voucherUnit }) });
  },
};

/** Applies to future reservations: existing ones keep what they were made under. */
const updateCancellationPolicy: Write<'updateCancellationPolicy'> = {
  decide: async ({ viewer, query, body: { tiers, gives, bonus } }, tx) => {
    const { id } = await ownedArena(tx, viewer);
    const policy = tiers.length > 0 ? { tiers: inOrder(tiers), gives, bonus } : null;
    return change(tx, id, query.version, { cancellationPolicy: policy });
  },
};

const updateArenaProfile: Write<'updateArenaProfile'> = {
  decide: async ({ viewer, query, body: { name: typed, address, description, socials, phone } }, tx) => {
    const arena = await ownedArena(tx, viewer);
    const [name, city] = [typed.trim(), address.city.trim()];
    const street = address.street === undefined ? arena.street : address.street.trim() || null;
    const district = address.district === undefined ? arena.district : address.district.trim() || null;
    const { instagram } = socials;
    return change(tx, arena.id, query.version, {
      name,
      city,
      street,
      district,
      phone,
      guidePassed: passed('profile', arena),
      searchKey: searchKeyOf({ name, district, city }),
      // What is absent stays unchanged.
      ...(description !== undefined && { description: description.trim() || null }),
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
    voucher_unit: row.voucherUnit,
    cancellation_policy: row.cancellationPolicy,
    courts: counted,
  });
  return { data: { arena, version: row.version } };
}
