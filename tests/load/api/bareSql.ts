import type pg from 'pg';
import { toIsoDay } from '../../../domain/days/day.ts';
import type { Database } from '../../../server/database/database.ts';
import { newId } from '../../../server/database/uuid.ts';
import type { BenchArena, Hour, Player } from '../world.ts';

const READ = `
  select p.city, p.phone, p.gender, a.zone, a.payment_method, c.name as court, t.start_hour, t.price_centavos, t.is_available
  from person p, arena a
  join court c on c.arena_id = a.id
  join time_slot t on t.arena_id = a.id
  where p.id = $1 and a.id = $2 and c.id = $3 and t.id = $4
  for no key update of p`;

const CLAIM = `
  with made as (
    insert into reservation (arena_id, id, player_id, day, total_centavos, payment_method, status, made_by, created_at)
    values ($1, $2, $3, $4, $5, 'local', 'PENDENTE', 'player', now()))
  insert into slot_claim (arena_id, reservation_id, day, court_id, hour) values ($1, $2, $4, $6, $7)
  on conflict do nothing
  returning court_id, hour`;

const SELL = `
  insert into reservation_slot
    (arena_id, reservation_id, court_id, hour, court_name, time_slot_id, sport, price_centavos)
  values ($1, $2, $3, $4, $5, $6, 'BEACH_TENNIS', $7)`;

interface Read {
  readonly court: string;
  readonly price_centavos: number;
}

/**
 * The least that a booking can cost: its statements written by hand, prepared by name, on one connection, without
 * HTTP, session, checks or reply. Milliseconds of each.
 */
export async function timeBareSql(
  { pool }: Database,
  arena: BenchArena,
  players: readonly Player[],
  hours: readonly Hour[],
): Promise<number[]> {
  const client = await pool.connect();
  try {
    const times: number[] = [];
    for (const [index, hour] of hours.entries()) {
      const player = players[index % players.length]?.id ?? '';
      const from = performance.now();
      await book(client, arena.id, player, hour);
      times.push(performance.now() - from);
    }
    return times;
  } finally {
    client.release();
  }
}

async function book(client: pg.PoolClient, arena: string, player: string, hour: Hour): Promise<void> {
  const [id, day] = [newId(), toIsoDay(hour.day)];
  await client.query('begin');
  const read = await client.query<Read>({
    name: 'bare_read',
    text: READ,
    values: [player, arena, hour.court, hour.slot],
  });
  const { court, price_centavos: price } = read.rows[0] ?? { court: '', price_centavos: 0 };
  const claim = [arena, id, player, day, price, hour.court, hour.startHour];
  const claimed = await client.query({ name: 'bare_claim', text: CLAIM, values: claim });
  if (claimed.rowCount !== 1) throw new Error('The bare booking found its hour taken');
  const sale = [arena, id, hour.court, hour.startHour, court, hour.slot, price];
  await client.query({ name: 'bare_sell', text: SELL, values: sale });
  await client.query('commit');
}
