import type { Database } from '#platform/database/database.ts';
import type { Planted } from '../../api/finder/plantedArenas.ts';
import { sized } from '../size.ts';

const ARENAS = sized({ whole: 1_000, smoke: 20 });
export const CITIES = 10;
const COURTS = 4;
/** From 7 on, every hour to midnight. */
const HOURS = 17;
const FIRST_HOUR = 7;
/** From today on. */
export const DAYS = 8;
/** Of a hundred hours of courts, so many are taken. */
const TAKEN = 45;

const TODAY = `(now() at time zone 'America/Sao_Paulo')::date`;
const id = (kind: number, n: string) => `('00000000-000${kind}-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const chance = (n: string, of: number) => `abs(hashint8((${n})::bigint)::bigint) % ${of}`;
const EACH_ARENA = `generate_series(0, ${ARENAS - 1}) a`;

/** Arenas in ten cities, with alterations, price rules, holds that are over and closures; each takes about half of its hours. */
const STATEMENTS = [
  `insert into person (id, email, name, role, created_at)
    select ${id(1, 'a')}, 'dono-' || a || '@exemplo.com', 'Helena Reis', 'arena-owner', now() from ${EACH_ARENA}`,
  `insert into arena (id, owner_id, name, city, district, payment_method, search_key, created_at, published_at)
    select ${id(2, 'a')}, ${id(1, 'a')}, 'Arena ' || lpad(a::text, 4, '0'), 'Cidade ' || a % ${CITIES}, 'Praia', 'local', '', now(), now()
    from ${EACH_ARENA}`,
  `insert into court (arena_id, id, name, in_door, created_at)
    select ${id(2, 'a')}, ${id(3, `a * 100 + c`)}, 'Quadra ' || c + 1, c = 0, now()
    from ${EACH_ARENA}, generate_series(0, ${COURTS - 1}) c`,
  `insert into time_slot (arena_id, id, start_hour, price_centavos, is_available)
    select ${id(2, 'a')}, ${id(4, `a * 100 + h`)}, ${FIRST_HOUR} + h, 8050, ${chance('a * 100 + h', 20)} > 0
    from ${EACH_ARENA}, generate_series(0, ${HOURS - 1}) h`,
  `insert into slot_alteration (arena_id, id, time_slot_id, day, court_id, is_available, price_centavos, created_at)
    select ${id(2, 'a')}, ${id(5, `(a * 10 + d) * 10 + n`)}, ${id(4, `a * 100 + n`)}, ${TODAY} + d,
      case when n % 2 = 0 then ${id(3, `a * 100`)} end, n % 3 > 0, 9000, now()
    from ${EACH_ARENA}, generate_series(0, ${DAYS - 1}) d, generate_series(0, 5) n`,
  `insert into price_rule (arena_id, id, weekdays, from_hour, until_hour, price_centavos)
    select ${id(2, 'a')}, ${id(6, `a * 10 + n`)}, '{0,6}', 18 - n, 22, 12000 + n
    from ${EACH_ARENA}, generate_series(0, 2) n where a % 3 = 0`,
  `insert into slot_claim (arena_id, court_id, day, hour, reservation_id)
    select ${id(2, 'a')}, ${id(3, `a * 100 + c`)}, ${TODAY} + d, ${FIRST_HOUR} + h, ${id(7, `((a * 100 + c) * 10 + d) * 100 + h`)}
    from ${EACH_ARENA}, generate_series(0, ${COURTS - 1}) c, generate_series(0, ${DAYS - 1}) d, generate_series(0, ${HOURS - 1}) h
    where ${chance(`((a * 100 + c) * 10 + d) * 100 + h`, 100)} < ${TAKEN}`,
  `insert into occupant (arena_id, id, kind, expires_at)
    select arena_id, reservation_id, case when ${chance('hour + (day - current_date) * 31', 10)} = 0 then 'closure' else 'booking' end,
      case when ${chance('hour * 7 + (day - current_date)', 9)} = 0 then now() - interval '1 minute' end
    from slot_claim`,
];

export async function fillArenas({ pool, kind }: Database): Promise<readonly Planted[]> {
  for (const text of STATEMENTS) await pool.query(text);
  // As its autovacuum does within a minute; the embedded database has none, and none is done for it.
  if (kind === 'postgres') await pool.query('vacuum analyze');
  const { rows } = await pool.query<Planted>('select id, city, zone from arena');
  return rows;
}
