import type { Database } from '#platform/database/database.ts';
import { sized } from '../size.ts';
import { withoutHurry } from '../unhurried.ts';

const ARENAS = sized({ whole: 100, smoke: 2 });
const OF_AN_ARENA = sized({ whole: 20_000, smoke: 60 });
export const RESERVATIONS = ARENAS * OF_AN_ARENA;
/** Different phones an arena's guests gave. */
const PHONES = 2_000;

const id = (kind: number, n: string) => `('00000000-000${kind}-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const EACH_ARENA = `generate_series(0, ${ARENAS - 1}) a`;

/** Reservations of three years for guests alone, six of ten with a phone, as a version without records wrote them. */
const STATEMENTS = [
  `insert into person (id, email, name, role, created_at)
    select ${id(1, 'a')}, 'dono-' || a || '@exemplo.com', 'Helena Reis', 'arena-owner', now() from ${EACH_ARENA}`,
  `insert into arena (id, owner_id, name, city, payment_method, search_key, created_at)
    select ${id(2, 'a')}, ${id(1, 'a')}, 'Arena ' || a, 'Santos', 'local', '', now() from ${EACH_ARENA}`,
  `insert into reservation (arena_id, id, day, total_centavos, payment_method, status, made_by, created_at, guest_player_name, guest_phone)
    select ${id(2, 'a')}, ${id(3, `a * ${OF_AN_ARENA} + n`)}, current_date - n % 1000, 8050, 'local', 'PAGA', 'owner',
      now() - n % 1000 * interval '1 day', 'Cliente ' || n % ${PHONES},
      case when n % 10 < 6 then '139' || lpad((n % ${PHONES})::text, 8, '9') end
    from ${EACH_ARENA}, generate_series(0, ${OF_AN_ARENA - 1}) n`,
];

export function fillGuests(database: Database): Promise<void> {
  return withoutHurry(database, async (run) => {
    for (const text of STATEMENTS) await run(text);
    // As its autovacuum does within a minute; the embedded database has none, and none is done for it.
    if (database.kind === 'postgres') await run('vacuum analyze');
  });
}
