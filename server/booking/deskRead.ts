import { and, eq, lte, sql } from 'drizzle-orm';
import type { Voucher } from '../../domain/booking/voucher.ts';
import { fromIsoDay } from '../../domain/days/day.ts';
import { arenas, timeSlots, vouchers } from '../database/schema/arenas.ts';
import { people } from '../database/schema/people.ts';
import { reservations, slotClaims } from '../database/schema/reservations.ts';
import { statement } from '../database/statement.ts';
import type { Transaction } from '../database/transaction.ts';
import { refuse } from '../http/handler.ts';
import { endOfGrace } from './expire.ts';
import { isOneOf } from './isOneOf.ts';
import { planColumns, type Wish, wishValues } from './plan.ts';

export type FoundVoucher = Voucher & { readonly id: string; readonly discountBasisPoints: number };

/**
 * All that a booking decides by, in one query: the player, the arena, what it offers of the wish, the voucher of this
 * player there, and holds on the wanted hours that are over. It locks the player's row, so that of several bookings
 * of one player at once each counts those before it.
 */
export async function readDesk(tx: Transaction, playerId: string, wish: Wish, code: string | undefined) {
  const values = { ...wishValues(wish), playerId, code: code ?? NO_CODE, endOfGrace: endOfGrace(tx.now).toISOString() };
  const [row] = await desk(tx).execute(values);
  // Who gave up the account while this waited for the lock books nothing any more.
  if (!row) return refuse('unauthenticated');
  return { ...row, voucher: row.voucher && toVoucher(row.voucher) };
}

export type Desk = Awaited<ReturnType<typeof readDesk>>;

/** Nobody's: so the query is one and the same with and without a code. */
const NO_CODE = '';

interface VoucherRow {
  readonly id: string;
  readonly status: Voucher['status'];
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

const desk = statement('read_desk', (queries) =>
  queries
    .select({
      player: { city: people.city, phone: people.phone, gender: people.gender },
      arena: { name: arenas.name, zone: arenas.zone, paymentMethod: arenas.paymentMethod },
      ...planColumns,
      voucher,
      overdue,
    })
    .from(people)
    .leftJoin(arenas, eq(arenas.id, arenaId))
    .where(and(eq(people.id, playerId), eq(people.status, 'active')))
    .for('no key update', { of: people }),
);

function toVoucher({ expiresOn, ...voucher }: VoucherRow): FoundVoucher {
  return { ...voucher, expire: expiresOn === null ? null : fromIsoDay(expiresOn) };
}
