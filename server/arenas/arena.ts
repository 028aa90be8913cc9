import type { Arena, PaymentMethod } from '../../domain/arenas/arena.ts';
import type { Database } from '../database/database.ts';
import { type Read, refuse } from '../http/handler.ts';
import { present } from '../http/present.ts';

const ARENA = `
  select a.id, a.name, a.avatar, a.description, a.photos, a.street, a.district, a.city, a.phone, a.instagram,
    a.payment_method, a.zone, a.max_days_ahead, a.max_unpaid_hours,
    (select count(*) from court c where c.arena_id = a.id) as courts
  from arena a
  where a.id = $1 and a.closed_at is null`;

interface ArenaRow {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly description: string | null;
  readonly photos: readonly string[];
  readonly street: string | null;
  readonly district: string | null;
  readonly city: string;
  readonly phone: string | null;
  readonly instagram: string | null;
  readonly payment_method: PaymentMethod;
  readonly zone: string;
  readonly max_days_ahead: number;
  readonly max_unpaid_hours: number;
  readonly courts: number;
}

export function readArena({ pool }: Database): Read<'arena'> {
  return async ({ params }) => {
    const { rows } = await pool.query<ArenaRow>({ name: 'arena', text: ARENA, values: [params.id] });
    const [row] = rows;
    return row ? { data: { arena: arenaOf(row) } } : refuse('arena_not_found');
  };
}

export function arenaOf(row: ArenaRow): Arena {
  const { id, name, photos, zone, city, street, district, avatar, description, phone, instagram } = row;
  return {
    id,
    name,
    photos,
    zone,
    courtsNumber: row.courts,
    paymentMethod: row.payment_method,
    bookingRules: { maxDaysAhead: row.max_days_ahead, maxUnpaidHours: row.max_unpaid_hours },
    address: { city, ...present({ street, district }) },
    socials: present({ instagram }),
    ...present({ avatar, description, phone }),
  };
}
