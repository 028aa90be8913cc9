import { DAYS_AHEAD, PAST_DAYS, type Size, sqlId } from './world.ts';

const WEEKS_BACK = 12;
/** Those who play every week at the large arena, and at each of the others. */
const [LARGE_SERIES, SERIES] = [60, 4];
const LARGE_TILLS = 700;
const TILLS = 60;
const FACTS = `jsonb_build_object('arena', 'Arena Maré', 'weekday', 4, 'hours', '18:00 às 20:00', 'day', '2026-03-05')`;
const TODAY = `(now() at time zone 'America/Sao_Paulo')::date`;
/** The first day on which the sth of an arena plays. */
const FIRST_DAY = `(${TODAY} - ${WEEKS_BACK * 7} + s % 7)`;

/** What an arena's desk wrote besides reservations: mensalistas, requests, tills, the audit; and what people were told. */
export function desk({ arenas, players, largePerDay }: Size) {
  const seriesOf = `case a when 0 then ${Math.min(LARGE_SERIES, largePerDay)} else ${SERIES} end`;
  const series = sqlId('series', 'a * 100 + s');
  return [
    [
      'mensalistas',
      `insert into series (arena_id, id, guest_player_name, court_id, court_name, weekday, start_hour, hours, sport, from_day,
          price_centavos, claimed_until, made_at, made_by)
        select ${sqlId('arena', 'a')}, ${series}, 'Visitante ' || s, ${sqlId('court', 'a * 100 + s % 4')}, 'Quadra ' || (s % 4 + 1),
          extract(dow from ${FIRST_DAY})::int, 18, 1, 'BEACH_TENNIS', ${FIRST_DAY}, 8050, ${TODAY} + 84,
          now() - interval '90 days', ${sqlId('owner', 'a')}
        from generate_series(0, ${arenas} - 1) a, generate_series(0, ${seriesOf} - 1) s`,
    ],
    [
      'their weeks',
      `insert into series_week (arena_id, series_id, day, state, reservation_id, at)
        select r.arena_id, ${series}, r.day, 'made', r.id, r.created_at
        from generate_series(0, ${arenas} - 1) a, generate_series(0, ${seriesOf} - 1) s,
          generate_series(0, ${WEEKS_BACK + Math.floor(DAYS_AHEAD / 7) - 1}) w,
          reservation r where r.arena_id = ${sqlId('arena', 'a')}
            and r.id = ${sqlId('reservation', `(${PAST_DAYS} - ${WEEKS_BACK * 7} + s % 7 + w * 7)::bigint * 200000 + a * 150 + s % case a when 0 then ${largePerDay} else 2 end`)}`,
    ],
    [
      'their reservations',
      `update reservation r set series_id = w.series_id from series_week w
        where r.arena_id = w.arena_id and r.id = w.reservation_id`,
    ],
    [
      'requests',
      `insert into series_request (arena_id, id, player_id, weekday, start_hour, hours, sport, from_day, asked_at)
        select ${sqlId('arena', 'a')}, gen_random_uuid(), ${sqlId('player', `(a * 197 + n) % ${players}`)}, n % 7, 7 + n % 16, 1,
          'BEACH_TENNIS', ${TODAY}, now() - interval '2 days'
        from generate_series(0, ${arenas} - 1) a, generate_series(0, case a when 0 then 40 else 2 end - 1) n`,
    ],
    [
      'tills',
      `insert into till (arena_id, id, opened_at, opened_by, float_centavos, closed_at, closed_by, counted_centavos, expected_centavos)
        select ${sqlId('arena', 'a')}, ${sqlId('till', 'n * 2000 + a')}, ${TODAY} - n + time '06:00', ${sqlId('owner', 'a')}, 10000,
          case when n > 0 then ${TODAY} - n + time '22:00' end, case when n > 0 then ${sqlId('owner', 'a')} end,
          case when n > 0 then 50000 end, case when n > 0 then 50000 end
        from generate_series(0, ${arenas} - 1) a, generate_series(0, case a when 0 then ${LARGE_TILLS} else ${TILLS} end) n`,
    ],
    [
      'audit entries',
      `insert into audit_entry (chain, id, at, deed, role, person_id, subject_id, details, number, hash)
        select arena_id, ${sqlId('entry', 'd::bigint * 200000 + a * 150 + k')}, now() - interval '1 day', 'payReservation', 'arena-owner',
          ${sqlId('owner', 'a')}, ${sqlId('reservation', 'd::bigint * 200000 + a * 150 + k')}, '',
          row_number() over (partition by a order by d, k), ''
        from generate_series(0, ${PAST_DAYS} - 1) d, generate_series(0, ${arenas} - 1) a,
          generate_series(0, case a when 0 then ${largePerDay} else 1 end - 1) k,
          lateral (select ${sqlId('arena', 'a')} as arena_id) of_arena`,
    ],
    [
      'audit chains',
      `insert into audit_chain (chain, length, head, checked_at)
        select chain, count(*), '', now() from audit_entry group by chain`,
    ],
    [
      'notices of people',
      `insert into notice (person_id, id, kind, subject_id, change, facts, made_at, read_at)
        select ${sqlId('player', 'p')}, ${sqlId('notice', 'n')}, 'seriesMade', ${sqlId('notice', 'n')}, '', ${FACTS},
          now() - interval '1 day', case when n > 0 then now() end
        from generate_series(0, ${players} - 1) p, generate_series(0, 2) n`,
    ],
    [
      'notices of desks',
      `insert into notice (person_id, id, kind, subject_id, change, arena_id, facts, made_at, read_at)
        select ${sqlId('owner', 'a')}, ${sqlId('notice', 'n')}, 'seriesAsked', ${sqlId('notice', 'n')}, '', ${sqlId('arena', 'a')}, ${FACTS},
          now() - interval '1 day', case when n > 50 then now() end
        from generate_series(0, ${arenas} - 1) a, generate_series(0, case a when 0 then 20000 else 30 end - 1) n`,
    ],
  ] as const;
}
