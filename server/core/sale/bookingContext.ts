import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PaymentMethod } from '#domain/arenas/arena.ts';
import type { CancellationPolicy } from '#domain/arenas/cancellationPolicy.ts';
import type { BookingRules } from '#domain/arenas/bookingRules.ts';
import type { VoucherTerms } from '#domain/vouchers/voucher.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { IS_PUBLIC_ROW } from '../arenas/publicArena.ts';
import { arenas, vouchers } from '#platform/database/schema/arenas.ts';
import { canPlay, people } from '#platform/database/schema/people.ts';
import { waiting } from '#platform/database/schema/waiting.ts';
import type { Queries } from '#platform/database/database.ts';
import { statement } from '#platform/database/statement.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { isStanding } from '../hours/waiting/standing.ts';
import { liveAccountOf } from '../payment/accounts/liveAccount.ts';
import type { OwnAccount } from '../payment/providers.ts';
import { HELD, isOverFor, type Over } from '../hours/held.ts';
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
  const values = { ...contextValues(tx.now, selection, by, playerId), playerId, code: code ?? NO_CODE };
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
    .execute({ ...contextValues(now, selection, 'player', playerId), playerId, code: code ?? NO_CODE });
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
  const [row] = await guestContext(tx).execute(contextValues(tx.now, selection, by, playerId));
  return row ? { ...row, voucher: null } : refuse('arena_not_found');
}

/** The desk takes no hour that is offered to the player for whom it books. */
function contextValues(now: Date, selection: Selection, by: 'player' | 'owner', playerId: string | null) {
  const isOwner = by === 'owner';
  return { ...selectionValues(selection), now: now.toISOString(), isOwner, offeredTo: isOwner ? null : playerId };
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

const over = sql<Over[]>`array(
  select json_build_object('id', held.occupant_id, 'kind', held.kind) from ${HELD}
  join time_slot slot on slot.arena_id = held.arena_id and slot.start_hour = held.hour
  where held.arena_id = ${arenaId}::uuid and held.day = ${day}::date
    and held.court_id = any(${sql.placeholder('courtIds')}::uuid[]) and slot.id = any(${sql.placeholder('slotIds')}::uuid[])
    and ${isOverFor({
      now: sql`${sql.placeholder('now')}`,
      isDesk: sql`${sql.placeholder('isOwner')}::boolean`,
      person: sql`${sql.placeholder('offeredTo')}::uuid`,
    })}
  group by held.occupant_id, held.kind)`;

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
