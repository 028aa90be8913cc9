import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { PaymentMethod } from '../../domain/arenas/arena.ts';
import type { BookingRules } from '../../domain/arenas/bookingRules.ts';
import type { VoucherTerms } from '../../domain/vouchers/voucher.ts';
import { fromIsoDay } from '../../domain/days/day.ts';
import { arenas, timeSlots, vouchers } from '../database/schema/arenas.ts';
import { people } from '../database/schema/people.ts';
import { reservations, slotClaims } from '../database/schema/reservations.ts';
import { statement } from '../database/statement.ts';
import type { Transaction } from '../database/transaction.ts';
import { refuse } from '../http/handler.ts';
import { endOfGrace } from './expire.ts';
import { isOneOf } from './isOneOf.ts';
import { type Plan, planColumns, type Wish, wishValues } from './plan.ts';

export type FoundVoucher = VoucherTerms & { readonly id: string; readonly discountBasisPoints: number };

/** What a booking is checked against, whoever it is for. */
export type Desk = Plan & {
  readonly arena: BookingRules & {
    readonly name: string;
    readonly phone: string | null;
    readonly zone: string;
    readonly paymentMethod: PaymentMethod;
  };
  readonly voucher: FoundVoucher | null;
  /** Holds on the wanted hours that are over. */
  readonly overdue: readonly string[];
};

/**
 * All that a booking decides by, in one query: the player, the arena, what it offers of the wish, the voucher of this
 * player there, and holds on the wanted hours that are over. It locks the player's row, so that of several bookings
 * of one player at once each counts those before it. Nothing when there is no such player.
 */
export async function readDesk(tx: Transaction, playerId: string, wish: Wish, code: string | undefined) {
  const [row] = await desk(tx).execute({ ...deskValues(tx, wish), playerId, code: code ?? NO_CODE });
  if (!row) return undefined;
  const { arena, voucher: found, ...rest } = row;
  return { ...rest, arena: arena ?? refuse('arena_not_found'), voucher: found && toVoucher(found) };
}

/** The same for somebody without an account, who has no voucher. */
export async function readGuestDesk(tx: Transaction, wish: Wish): Promise<Desk> {
  const [row] = await guestDesk(tx).execute(deskValues(tx, wish));
  return row ? { ...row, voucher: null } : refuse('arena_not_found');
}

function deskValues(tx: Transaction, wish: Wish) {
  return { ...wishValues(wish), endOfGrace: endOfGrace(tx.now).toISOString() };
}

/** Nobody's: so the query is one and the same with and without a code. */
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

const overdue = sql<string[]>`array(
  select distinct ${slotClaims.reservationId} from ${slotClaims}
  join ${timeSlots} on ${and(eq(timeSlots.arenaId, slotClaims.arenaId), eq(timeSlots.startHour, slotClaims.hour))}
  join ${reservations} on ${and(
    eq(reservations.arenaId, slotClaims.arenaId),
    eq(reservations.id, slotClaims.reservationId),
  )}
  where ${and(
    eq(slotClaims.arenaId, arenaId),
    eq(slotClaims.day, day),
    isOneOf(slotClaims.courtId, sql.placeholder('courtIds')),
    isOneOf(timeSlots.id, sql.placeholder('slotIds')),
    eq(reservations.status, 'PENDENTE'),
    lte(reservations.expiresAt, sql.placeholder('endOfGrace')),
  )})`;

const deskColumns = {
  arena: {
    name: arenas.name,
    phone: arenas.phone,
    zone: arenas.zone,
    paymentMethod: arenas.paymentMethod,
    maxDaysAhead: arenas.maxDaysAhead,
    maxUnpaidHours: arenas.maxUnpaidHours,
  },
  ...planColumns,
  overdue,
};

const desk = statement('read_desk', (queries) =>
  queries
    .select({
      player: { city: people.city, phone: people.phone, gender: people.gender },
      ...deskColumns,
      voucher,
    })
    .from(people)
    .leftJoin(arenas, eq(arenas.id, arenaId))
    .where(and(eq(people.id, playerId), eq(people.status, 'active'), eq(people.role, 'player')))
    .for('no key update', { of: people }),
);

const guestDesk = statement('read_guest_desk', (queries) =>
  queries.select(deskColumns).from(arenas).where(eq(arenas.id, arenaId)),
);

function toVoucher({ expiresOn, ...voucher }: VoucherRow): FoundVoucher {
  return { ...voucher, expire: expiresOn === null ? null : fromIsoDay(expiresOn) };
}
