import { type SQL, sql } from 'drizzle-orm';
import { fromIsoDay } from '#domain/values/days/day.ts';
import type { Waiting } from '#domain/waiting/waiting.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { isStanding, OPEN_HOURS } from './standing.ts';

/** The player's own places that still mean something, those of the nearest day first. */
export function readMyWaiting(database: Database): Read<'myWaiting'> {
  return async ({ viewer }) => {
    const { personId } = signedIn(viewer);
    const found = await select(database.orm, sql`waiting.person_id = ${personId}::uuid`, await readNow(database));
    return { data: { waiting: found } };
  };
}

/** One place; refuses if it means nothing any more. */
export async function readOneWaiting(
  queries: Queries,
  { arenaId, id }: { readonly arenaId: string; readonly id: string },
  now: Date,
): Promise<Waiting> {
  const [found] = await select(queries, sql`waiting.arena_id = ${arenaId}::uuid and waiting.id = ${id}::uuid`, now);
  return found ?? refuse('waiting_not_found');
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly arena_id: string;
  readonly arena: string;
  readonly day: string;
  readonly hours: number[];
  readonly until: string;
  readonly joined_at: string;
  readonly courts: [id: string, name: string][] | null;
  readonly offers: [id: string, court: string, name: string, hours: number[], expires: string][] | null;
}

/** Who was asked about all that they wanted, and has no offer left, waits for nothing. */
async function select(queries: Queries, those: SQL, now: Date): Promise<Waiting[]> {
  const offers = sql`
    (select json_agg(json_build_array(made.id, made.court_id, coalesce(court.name, ''), made.hours, made.expires_at)
        order by made.expires_at, made.id)
      from waiting_offer made left join court on court.arena_id = made.arena_id and court.id = made.court_id
      where made.arena_id = waiting.arena_id and made.waiting_id = waiting.id and made.outcome is null
        and made.expires_at > ${now.toISOString()}::timestamptz)`;
  const { rows } = await queries.execute<Row>(sql`
    select place.* from (
      select waiting.id, waiting.arena_id, arena.name as arena, waiting.day::text as day, to_json(${OPEN_HOURS}) as hours,
        to_json(waiting.until) as until, to_json(waiting.joined_at) as joined_at, ${offers} as offers,
        (select json_agg(json_build_array(court.id, court.name) order by court.sort_name, court.id) from court
          where court.arena_id = waiting.arena_id and court.id = any(waiting.court_ids)) as courts
      from waiting join arena on arena.id = waiting.arena_id
      where ${those} and ${isStanding(now)}) as place
    where json_array_length(place.hours) > 0 or place.offers is not null
    order by place.day, place.hours ->> 0, place.id`);
  return rows.map((row) => toWaiting(row, now));
}

function toWaiting(row: Row, now: Date): Waiting {
  return {
    id: row.id,
    arena: { id: row.arena_id, name: row.arena },
    date: fromIsoDay(row.day),
    hours: row.hours,
    courts: (row.courts ?? []).map(([id, name]) => ({ id, name })),
    until: new Date(row.until),
    joinedAt: new Date(row.joined_at),
    offers: (row.offers ?? []).map(([id, court, name, hours, expires]) => ({
      id,
      court: { id: court, name },
      hours,
      expiresAt: new Date(expires),
      secondsLeft: Math.max(0, Math.ceil((Date.parse(expires) - now.getTime()) / 1000)),
    })),
  };
}

/** All that a person has ever waited for, and was asked about, for the copy of their data. */
export async function readAllWaiting(queries: Queries, personId: string) {
  const { rows } = await queries.execute<{
    readonly arena: string;
    readonly day: string;
    readonly hours: number[];
    readonly joined_at: string;
    readonly offers: { readonly hours: number[]; readonly madeAt: string; readonly outcome: string }[] | null;
  }>(sql`
    select arena.name as arena, waiting.day::text as day, to_json(waiting.hours) as hours,
      to_json(waiting.joined_at) as joined_at,
      (select json_agg(json_build_object('hours', made.hours, 'madeAt', made.made_at, 'outcome', coalesce(made.outcome, ''))
          order by made.made_at, made.id)
        from waiting_offer made where made.arena_id = waiting.arena_id and made.waiting_id = waiting.id) as offers
    from waiting join arena on arena.id = waiting.arena_id
    where waiting.person_id = ${personId}::uuid order by waiting.joined_at, waiting.id`);
  return rows.map(({ arena, day, hours, joined_at: joinedAt, offers }) => ({
    arena,
    date: fromIsoDay(day),
    hours,
    joinedAt: new Date(joinedAt),
    offers: (offers ?? []).map(({ madeAt, ...offer }) => ({ ...offer, madeAt: new Date(madeAt) })),
  }));
}
