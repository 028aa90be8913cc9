import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PaymentMethod } from '#domain/arenas/arena.ts';
import type { CancellationPolicy } from '#domain/arenas/cancellationPolicy.ts';
import type { BookingRules } from '#domain/arenas/bookingRules.ts';
import type { VoucherTerms } from '#domain/vouchers/voucher.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { IS_PUBLIC_ROW } from '../arenas/publicArena.ts';
import { arenas, timeSlots, vouchers } from '#platform/database/schema/arenas.ts';
import { canPlay, people } from '#platform/database/schema/people.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { slotClaims } from '#platform/database/schema/reservations.ts';
import { waiting } from '#platform/database/schema/waiting.ts';
import type { Queries } from '#platform/database/database.ts';
import { statement } from '#platform/database/statement.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { isStanding } from '../hours/waiting/standing.ts';
import { liveAccountOf } from '../payment/accounts/liveAccount.ts';
import type { OwnAccount } from '../payment/providers.ts';
import type { Over } from '../hours/endOver.ts';
import { isOneOf } from '#platform/database/isOneOf.ts';
import { isOverFor, OCCUPIES } from '../hours/occupants.ts';
import { type Plan, planColumns, type Selection, selectionValues } from './plan.ts';

export type FoundVoucher = VoucherTerms & { readonly id: string; readonly discountBasisPoints: number };

/** The data that a booking is checked against, for a player or a guest. */
export type BookingContext = Plan & {
  readonly arena: BookingRules & {
    readonly name: string;
    readonly phone: string | null;
    readonly zone: string;
    readonly paymentMethod: PaymentMethod;
    readonly cancellationPolicy: CancellationPolicy | null;
    /** The account that its owner connected. */
    readonly account: OwnAccount | null;
    /** Players book at public arenas alone, its desk at any time. */
    readonly isPublic: boolean;
  };
  readonly voucher: FoundVoucher | null;
  /** What occupies selected hours though it is over. */
  readonly over: readonly Over[];
  /** Somebody waits for an hour of the day. */
  readonly isWaitedFor: boolean;
};

/**
 * Reads in one query all that a booking depends on: the player, the arena, its offer for the selection, this player's
 * voucher there, and what is over on the selected hours. Locks the player's row, so that each of several simultaneous
 * bookings of a player counts those before it. Returns `undefined` when there is no such player.
 * @param by the arena's owner may take hours that a cancellation at the desk frees only after its undo
 */
export async function readBookingContext(
  tx: Transaction,
  playerId: string,
  selection: Selection,
  code: string | undefined,
  by: 'player' | 'owner' = 'player',
) {
  const values = { ...contextValues(tx.now, selection, by), playerId, code: code ?? NO_CODE };
  const [row] = await context(tx).execute(values);
  if (!row) return undefined;
  const { arena, voucher: found, ...rest } = row;
  return { ...rest, arena: arena ?? refuse('arena_not_found'), voucher: found && toVoucher(found) };
}

/** The same without the lock, for an order that is only asked about. `undefined` when there is no such arena. */
export async function readQuoteContext(
  queries: Queries,
  asked: {
    readonly now: Date;
    readonly playerId: string;
    readonly selection: Selection;
    readonly code: string | undefined;
  },
): Promise<BookingContext | undefined> {
  const { now, playerId, selection, code } = asked;
  const [row] = await queries
    .select({ ...contextColumns, voucher })
    .from(arenas)
    .where(eq(arenas.id, arenaId))
    .prepare('read_quote_context')
    .execute({ ...contextValues(now, selection, 'player'), playerId, code: code ?? NO_CODE });
  return row && { ...row, voucher: row.voucher && toVoucher(row.voucher) };
}

/**
 * The same for a guest without an account, who cannot have a voucher, or for a player who takes a reservation of theirs
 * elsewhere.
 */
export async function readGuestContext(
  tx: Transaction,
  selection: Selection,
  playerId: string | null = null,
): Promise<BookingContext> {
  const by = playerId === null ? 'owner' : 'player';
  const [row] = await guestContext(tx).execute({ ...contextValues(tx.now, selection, by), playerId });
  return row ? { ...row, voucher: null } : refuse('arena_not_found');
}

function contextValues(now: Date, selection: Selection, by: 'player' | 'owner') {
  return { ...selectionValues(selection), now: now.toISOString(), isOwner: by === 'owner' };
}

/** Matches no voucher, so that one query serves bookings with and without a code. */
const NO_CODE = '';

interface VoucherRow {
  readonly id: string;
  readonly status: VoucherTerms['status'];
  readonly credits: number;
  readonly lifetimeUse: boolean;
  readonly expiresOn: string | null;
  readonly discountBasisPoints: number;
}

const [arenaId, playerId, day] = [sql.placeholder('arenaId'), sql.placeholder('playerId'), sql.placeholder('day')];

const voucher = sql<VoucherRow | null>`(
  select json_build_object('id', ${vouchers.id}, 'status', ${vouchers.status}, 'credits', ${vouchers.credits},
    'lifetimeUse', ${vouchers.lifetimeUse}, 'expiresOn', ${vouchers.expiresOn},
    'discountBasisPoints', ${vouchers.discountBasisPoints})
  from ${vouchers} where ${and(
    eq(vouchers.arenaId, arenaId),
    eq(vouchers.code, sql.placeholder('code')),
    eq(vouchers.playerId, playerId),
    isNull(vouchers.removedAt),
  )})`;

// Nested, because a query of one table names the columns of its own templates without their table.
const which = sql`json_build_object('id', ${occupants.id}, 'kind', ${occupants.kind})`;
const each = sql`${occupants.arenaId}, ${occupants.id}`;

const over = sql<Over[]>`array(
  select ${which} from ${slotClaims}
  join ${timeSlots} on ${and(eq(timeSlots.arenaId, slotClaims.arenaId), eq(timeSlots.startHour, slotClaims.hour))}
  join ${occupants} on ${OCCUPIES}
  where ${and(
    eq(slotClaims.arenaId, arenaId),
    eq(slotClaims.day, day),
    isOneOf(slotClaims.courtId, sql.placeholder('courtIds')),
    isOneOf(timeSlots.id, sql.placeholder('slotIds')),
    isOverFor({ isOwner: sql.placeholder('isOwner'), playerId }, sql.placeholder('now')),
  )}
  group by ${each})`;

const contextColumns = {
  arena: {
    name: arenas.name,
    phone: arenas.phone,
    zone: arenas.zone,
    paymentMethod: arenas.paymentMethod,
    maxDaysAhead: arenas.maxDaysAhead,
    maxUnpaidHours: arenas.maxUnpaidHours,
    voucherUnit: arenas.voucherUnit,
    cancellationPolicy: arenas.cancellationPolicy,
    account: liveAccountOf(arenas.ownerId),
    isPublic: sql<boolean>`coalesce(${IS_PUBLIC_ROW}, false)`,
  },
  ...planColumns,
  over,
  isWaitedFor: sql<boolean>`exists (select from ${waiting} where ${and(
    eq(waiting.arenaId, arenaId),
    eq(waiting.day, day),
    isStanding(sql`${sql.placeholder('now')}`),
  )})`,
};

const context = statement('read_booking_context', (queries) =>
  queries
    .select({
      player: { city: people.city, phone: people.phone, gender: people.gender },
      ...contextColumns,
      voucher,
    })
    .from(people)
    .leftJoin(arenas, eq(arenas.id, arenaId))
    .where(and(eq(people.id, playerId), sql.raw(canPlay())))
    .for('no key update', { of: people }),
);

const guestContext = statement('read_guest_context', (queries) =>
  queries.select(contextColumns).from(arenas).where(eq(arenas.id, arenaId)),
);

function toVoucher({ expiresOn, ...voucher }: VoucherRow): FoundVoucher {
  return { ...voucher, expire: expiresOn === null ? null : fromIsoDay(expiresOn) };
}
