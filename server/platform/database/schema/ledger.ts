import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { BECOMES } from '#domain/ledger/cancellation.ts';
import { Method, MovementKind } from '#domain/ledger/movement.ts';
import { centavos, instant, oneOf } from './columns.ts';
import { ReservationStatus } from '#domain/booking/reservation.ts';
import { arenas, vouchers } from './arenas.ts';
import { closures } from './closures.ts';
import { people } from './people.ts';
import { charges } from './payments.ts';
import { MONEY_BACK_STATES, reservations } from './reservations.ts';
import { sales } from './products.ts';
import { tills } from './till.ts';

/**
 * The ledger of what is paid at the arena, for a reservation, or for a voucher or product that is sold, and of what becomes of a player's
 * credit by itself: rows are added, and never changed or deleted. The movements of a reservation, but for those of kind `credit`,
 * add up to its `settledCentavos`.
 */
export const movements = pgTable(
  'movement',
  {
    arenaId: uuid().notNull(),
    /** A payment's or discount's is also its installment's. */
    id: uuid().notNull(),
    reservationId: uuid(),
    voucherId: uuid(),
    /** What was sold beside hours. */
    saleId: uuid(),
    /** Whose credit is paid out, given back by an undo of that, or expires; who pays what they owe of it. */
    playerId: uuid().references(() => people.id),
    kind: text({ enum: MovementKind.literals }).notNull(),
    /** How the money came or went; null where none moves. An undo has that of what it takes back. */
    method: text({ enum: Method.literals }),
    /** Of method `platform`: the PIX by which it came. */
    chargeId: uuid().references(() => charges.id),
    /** Above zero for what settles the reservation, below zero for what unsettles it. */
    valueCentavos: centavos().notNull(),
    at: instant().notNull(),
    /** Null for what was written down before this was kept. */
    recordedBy: uuid().references(() => people.id),
    /** Who paid, as it was typed; empty if nothing was. */
    note: text().notNull().default(''),
    /** The movement that this one takes back. */
    undoesId: uuid(),
    /**
     * What the parts of one payment have in common, such as those of a bill, which fall on its weeks: they stand as one line. Null of
     * a payment by itself; an undo has that of what it takes back.
     */
    paymentId: uuid(),
    /** The till that was open when it was recorded; null if none was. */
    tillId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    foreignKey({
      name: 'movement_till',
      columns: [table.arenaId, table.tillId],
      foreignColumns: [tills.arenaId, tills.id],
    }),
    foreignKey({
      name: 'movement_reservation',
      columns: [table.arenaId, table.reservationId],
      foreignColumns: [reservations.arenaId, reservations.id],
    }),
    foreignKey({
      name: 'movement_voucher',
      columns: [table.arenaId, table.voucherId],
      foreignColumns: [vouchers.arenaId, vouchers.id],
    }),
    foreignKey({
      name: 'movement_sale',
      columns: [table.arenaId, table.saleId],
      foreignColumns: [sales.arenaId, sales.id],
    }),
    foreignKey({
      name: 'movement_undoes',
      columns: [table.arenaId, table.undoesId],
      foreignColumns: [table.arenaId, table.id],
    }),
    // Nothing is taken back twice.
    uniqueIndex('movement_undone_once')
      .on(table.arenaId, table.undoesId)
      .where(sql`${table.undoesId} is not null`),
    index('movement_of_charge')
      .on(table.chargeId)
      .where(sql`${table.chargeId} is not null`),
    check('movement_of_pix', sql`${table.chargeId} is null or ${table.method} = 'platform'`),
    // What came in during a month.
    index('movement_at').on(table.arenaId, table.at),
    index('movement_of_reservation').on(table.arenaId, table.reservationId),
    // A voucher is sold once.
    uniqueIndex('movement_voucher_sold')
      .on(table.arenaId, table.voucherId)
      .where(sql`${table.voucherId} is not null and ${table.kind} = 'payment'`),
    // So is a product, and it is paid once.
    uniqueIndex('movement_sale_paid')
      .on(table.arenaId, table.saleId)
      .where(sql`${table.saleId} is not null and ${table.kind} = 'payment'`),
    index('movement_of_till')
      .on(table.arenaId, table.tillId)
      .where(sql`${table.tillId} is not null`),
    index('movement_of_player')
      .on(table.arenaId, table.playerId)
      .where(sql`${table.playerId} is not null`),
    check(
      'movement_for_one',
      sql`num_nonnulls(${table.reservationId}, ${table.voucherId}, ${table.playerId}, ${table.saleId}) = 1`,
    ),
    check(
      'movement_of_credit',
      sql`${table.playerId} is null or ${table.kind} in ('payment', 'refund', 'undo', 'expiry')`,
    ),
    check('movement_expires', sql`${table.kind} <> 'expiry' or ${table.playerId} is not null`),
    check('movement_kind', oneOf(table.kind, MovementKind.literals)),
    check('movement_method', oneOf(table.method, Method.literals)),
    check('movement_undoes_one', sql`(${table.kind} = 'undo') = (${table.undoesId} is not null)`),
    check(
      'movement_value',
      sql`case ${table.kind} when 'payment' then ${table.valueCentavos} > 0 when 'discount' then ${table.valueCentavos} > 0
        when 'expiry' then ${table.valueCentavos} > 0
        when 'undo' then ${table.valueCentavos} <> 0 else ${table.valueCentavos} < 0 end`,
    ),
    check(
      'movement_has_method',
      sql`${table.kind} = 'undo' or (${table.kind} in ('payment', 'refund', 'credit', 'expiry')) = (${table.method} is not null)`,
    ),
  ],
);

/**
 * What an arena owes a player: the sum of the movements by `player_credit`, the other way round, less what was paid out of it
 * and not taken back, and with what the desk received of a debt. Below zero the player owes the arena: the money of a credit went
 * back after it was spent.
 */
export const playerCredits = pgTable(
  'player_credit',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    playerId: uuid()
      .notNull()
      .references(() => people.id),
    centavos: centavos().notNull(),
    /** When it last grew or was used; null for what was there before this was kept. */
    movedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.playerId] }),
    // Few players owe, and the list of who does looks for them at each arena.
    index('player_credit_owed')
      .on(table.arenaId)
      .where(sql`${table.centavos} < 0`),
  ],
);

/** The cancellations at the desk, with what a reservation was before, so that each can be undone. */
export const cancellations = pgTable(
  'cancellation',
  {
    arenaId: uuid().notNull(),
    id: uuid().notNull(),
    reservationId: uuid().notNull(),
    at: instant().notNull(),
    /** Null when nobody did: the right to a weekday's hour ended by itself. */
    cancelledBy: uuid().references(() => people.id),
    statusBefore: text({ enum: ReservationStatus.literals }).notNull(),
    closedAtBefore: instant(),
    moneyBackBefore: text({ enum: MONEY_BACK_STATES }).notNull(),
    /** The job that cannot be taken back once it runs: it returns or cancels the PIX. */
    jobId: uuid(),
    /** What the arena had received, and what became of it; null when it had received nothing. */
    receivedCentavos: centavos(),
    /** How much of it was returned; null when all of it was, or nothing. The rest was kept. */
    partCentavos: centavos(),
    becomes: text({ enum: BECOMES }),
    /** The refund's movement, also that which became credit. */
    movementId: uuid(),
    /** The closure that cancelled it, together with others; null for one by itself. */
    closureId: uuid(),
    undoneAt: instant(),
    undoneBy: uuid().references(() => people.id),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    foreignKey({
      name: 'cancellation_reservation',
      columns: [table.arenaId, table.reservationId],
      foreignColumns: [reservations.arenaId, reservations.id],
    }),
    foreignKey({
      name: 'cancellation_movement',
      columns: [table.arenaId, table.movementId],
      foreignColumns: [movements.arenaId, movements.id],
    }),
    foreignKey({
      name: 'cancellation_closure',
      columns: [table.arenaId, table.closureId],
      foreignColumns: [closures.arenaId, closures.id],
    }),
    index('cancellation_of_closure')
      .on(table.arenaId, table.closureId)
      .where(sql`${table.closureId} is not null`),
    // A reservation is cancelled once, unless that is undone.
    uniqueIndex('cancellation_stands')
      .on(table.arenaId, table.reservationId)
      .where(sql`${table.undoneAt} is null`),
    check('cancellation_status_before', oneOf(table.statusBefore, ReservationStatus.literals)),
    check('cancellation_money_back_before', oneOf(table.moneyBackBefore, MONEY_BACK_STATES)),
    check('cancellation_becomes', oneOf(table.becomes, BECOMES)),
    check(
      'cancellation_part',
      sql`${table.partCentavos} is null
        or (${table.becomes} = 'refund' and ${table.partCentavos} > 0 and ${table.partCentavos} < ${table.receivedCentavos})`,
    ),
    check('cancellation_received', sql`(${table.receivedCentavos} is null) = (${table.becomes} is null)`),
  ],
);
