import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { newToken } from '#core/people/tokens.ts';
import { type BenchArena, makeArena, makePlayers, makeSessions, type Player } from '../world.ts';
import { sized } from '../size.ts';

const RESERVATIONS = sized({ whole: 100_000, smoke: 200 });
const COURTS = sized({ whole: 50, smoke: 5 });
const CELLS = COURTS * 24;
/** On the busiest day, of its 1,200 cells; and on each of the days before it. */
export const BUSY_DAY = sized({ whole: 900, smoke: 90 });
const USUAL_DAY = sized({ whole: 300, smoke: 60 });
const PLAYERS = sized({ whole: 500, smoke: 10 });

export interface BusyArena {
  readonly arena: BenchArena;
  readonly owner: Player;
  /** Today, on which {@link BUSY_DAY} reservations are. */
  readonly day: Day;
}

/**
 * An arena, paid on the spot and open round the clock on 50 courts, with a history of 100,000 reservations of an hour
 * each: 900 today and 300 on each day of the eleven months before. Made by the database from numbers, in seconds.
 */
export async function makeBusyArena(database: Database): Promise<BusyArena> {
  const day = momentIn(await readNow(database), DEFAULT_ZONE).day;
  const players = await makePlayers(database, PLAYERS);
  const arena = await makeArena(database, { paymentMethod: 'local', courts: COURTS });
  const owner = { id: arena.ownerId, token: newToken() };
  await makeSessions(database, [owner]);
  await database.pool.query(reservationsOf(arena, players, day));
  await database.pool.query(HOURS, [arena.id, arena.courts, arena.slots]);
  await database.pool.query(OCCUPANTS, [arena.id]);
  await database.pool.query(CLAIMS, [arena.id]);
  await database.pool.query(INSTALLMENTS, [arena.id]);
  // As its autovacuum does within a minute; the embedded database has none, and none is done for it.
  if (database.kind === 'postgres') await database.pool.query('vacuum analyze');
  return { arena, owner, day };
}

/** Of twenty: twelve paid, three each waiting and confirmed, one each cancelled and expired. Every ninth is a guest's. */
function reservationsOf(arena: BenchArena, players: readonly Player[], day: Day) {
  const first = toIsoDay(addDays(day, -Math.ceil((RESERVATIONS - BUSY_DAY) / USUAL_DAY)));
  return {
    text: `
      with told as (
        select n, case when n < $5::int then $2::date else $3::date + (n - $5::int) / $6::int end as day
        from generate_series(0, $7::int - 1) n),
      dated as (
        select n, day, day::timestamptz - interval '1 day' + n * interval '1 millisecond' as made from told)
      insert into reservation (arena_id, id, day, player_id, guest_player_name, total_centavos, payment_method, status,
        status_before, made_by, created_at)
      select $1, ${idOf('made', 'n')}, day,
        case when n % 9 > 0 then ($4::uuid[])[1 + n * 7919 % cardinality($4::uuid[])] end,
        case when n % 9 = 0 then 'Turma ' || n % 40 end, 8050, 'local',
        case when n % 20 < 12 then 'PAGA' when n % 20 < 15 then 'PENDENTE' when n % 20 < 18 then 'CONFIRMADA'
          when n % 20 = 18 then 'CANCELADA' else 'EXPIRADA' end,
        case when n % 20 < 12 then 'PENDENTE' end, case when n % 9 = 0 then 'owner' else 'player' end, made
      from dated`,
    values: [arena.id, toIsoDay(day), first, players.map(({ id }) => id), BUSY_DAY, USUAL_DAY, RESERVATIONS],
  };
}

/** A UUIDv7 as the application would have made it then: its keys lie in the order in which they came. */
function idOf(instant: string, number: string): string {
  const time = `lpad(to_hex((extract(epoch from ${instant}) * 1000)::bigint), 12, '0')`;
  const rest = (from: number, length: number): string => `substr(md5(${number}::text), ${from}, ${length})`;
  return `(${time} || '7' || ${rest(1, 3)} || '8' || ${rest(4, 15)})::uuid`;
}

/** The nth reservation of a day is in its nth cell, counted along the courts. */
const HOURS = `
  with placed as (
    select id, (row_number() over (partition by day order by id) - 1)::int % ${CELLS} as cell
    from reservation where arena_id = $1)
  insert into reservation_slot
    (arena_id, reservation_id, court_id, hour, court_name, time_slot_id, sport, price_centavos)
  select $1, id, ($2::uuid[])[1 + cell % ${COURTS}], cell / ${COURTS}, 'Quadra ' || 1 + cell % ${COURTS},
    ($3::uuid[])[1 + cell / ${COURTS}], (array['BEACH_TENNIS', 'FUTEVOLEI', 'VOLEI_DE_PRAIA'])[1 + cell % 3], 8050
  from placed`;

const OCCUPANTS = `
  insert into occupant (arena_id, id, kind)
  select arena_id, id, 'booking' from reservation
  where arena_id = $1 and status not in ('CANCELADA', 'EXPIRADA')`;

const CLAIMS = `
  insert into slot_claim (arena_id, court_id, day, hour, reservation_id)
  select s.arena_id, s.court_id, r.day, s.hour, r.id
  from reservation r join reservation_slot s on s.arena_id = r.arena_id and s.reservation_id = r.id
  where r.arena_id = $1 and r.status not in ('CANCELADA', 'EXPIRADA')`;

/** Half of the price was paid of one in sixteen of those that are still open. */
const INSTALLMENTS = `
  with part as (
    update reservation set settled_centavos = 4025
    where arena_id = $1 and status in ('PENDENTE', 'CONFIRMADA') and right(id::text, 1) = '0'
    returning id, created_at)
  insert into installment (arena_id, id, reservation_id, info, value_centavos, created_at)
  select $1, gen_random_uuid(), id, 'Bia', 4025, created_at from part`;
