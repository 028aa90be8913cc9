import { PAGE_SIZE, pagesOf } from '#domain/values/query.ts';
import { MAX_FOUND, type Player } from '#domain/people/player.ts';
import type { Database } from '#platform/database/database.ts';
import { canPlay } from '#platform/database/schema/people.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { type ArenaRow, ownedArena } from '#core/arenas/ownedArena.ts';
import { isProven } from '#core/arenas/provenArena.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { patternOf } from '#core/people/namePattern.ts';
import { makePersonLimit, SEARCHES } from '#core/people/personLimit.ts';

/** All players with a reservation at an arena. Read from an index alone, since an arena has very many reservations. */
const REGULARS = `select distinct player_id from reservation where arena_id = $1 and player_id is not null`;

/**
 * Only players who booked there themselves show their city and phone: otherwise an owner could get anybody's by searching, or by
 * reserving for them.
 */
const SHOWN = `
  p.id, p.name, p.avatar, case when own.is_customer then p.city end as city, case when own.is_customer then p.phone end as phone`;

/** Whether the player `p` booked at the arena $1 themselves. */
export const CUSTOMER = `
  lateral (select exists (
    select from reservation b where b.player_id = p.id and b.arena_id = $1 and b.made_by = 'player') as is_customer) own`;

const REGULARS_PAGE = `
  select ${SHOWN}
  from (
    select p.* from (${REGULARS}) r join person p on p.id = r.player_id
    where p.status = 'active'
    order by found_as, p.id
    limit $2 offset $3) p, ${CUSTOMER}
  order by p.found_as, p.id`;

const REGULARS_COUNT = `
  select count(*) as count from (${REGULARS}) r join person p on p.id = r.player_id where p.status = 'active'`;

/**
 * The trigram index finds parts of three letters and more. A shorter one would have it return every player; written so, it
 * cannot be asked, and the names are read in the order of the result until there are enough.
 */
const searched = (hasTrigram: boolean): string => (hasTrigram ? 'p.found_as' : `(p.found_as || '')`);
const isFound = (hasTrigram: boolean, pattern: '$1' | '$2'): string =>
  `${canPlay('p')} and ${searched(hasTrigram)} like ${pattern}`;

/**
 * Searches everybody who can play; the arena's own come first, since an owner usually means one of them. Each half ends with its
 * first rows: sorting all together would look at every player whose name matches.
 */
const found = (hasTrigram: boolean): string => `
  select ${SHOWN}
  from (
    (select p.id, p.found_as, false as is_new from person p
      where ${isFound(hasTrigram, '$2')} and p.id in (${REGULARS})
      order by found_as, p.id limit ${MAX_FOUND})
    union all
    (select p.id, p.found_as, true from person p
      where ${isFound(hasTrigram, '$2')}
        and not exists (select from reservation r where r.arena_id = $1 and r.player_id = p.id)
      order by found_as, p.id limit ${MAX_FOUND})
    order by is_new, found_as, id
    limit ${MAX_FOUND}) f
  join person p on p.id = f.id, ${CUSTOMER}
  order by f.is_new, f.found_as, p.id`;

interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly city: string | null;
  readonly phone: string | null;
  /** Of the player who searches; an arena is not told. */
  readonly has_played?: boolean;
}

export function makeReadPlayers(dependencies: Pick<Dependencies, 'database' | 'settings'>): Read<'players'> {
  const { database } = dependencies;
  const countSearch = makePersonLimit(dependencies, 'players', SEARCHES);
  return async (call) => {
    const { name, page = 1 } = call.query;
    if (name !== undefined) await countSearch(call);
    if (call.viewer.role === 'player') return findPartners(database, call.viewer.personId, name);
    const arena = await ownedArena(database.orm, call.viewer);
    if (name === undefined) return readRegulars(database, arena.id, page);
    return (await isProven(database.orm, arena))
      ? findPlayers(database, arena.id, name)
      : findTeam(database, arena.id, name);
  };
}

async function readRegulars({ pool }: Database, arenaId: string, page: number) {
  const [players, counted] = await Promise.all([
    pool.query<PlayerRow>({
      name: 'players_page',
      text: REGULARS_PAGE,
      values: [arenaId, PAGE_SIZE, (page - 1) * PAGE_SIZE],
    }),
    pool.query<{ count: number }>({ name: 'players_count', text: REGULARS_COUNT, values: [arenaId] }),
  ]);
  return { data: { players: players.rows.map(playerOf) }, pages: pagesOf(counted.rows[0]?.count ?? 0) };
}

async function findPlayers({ pool }: Database, arenaId: string, name: string) {
  const hasTrigram = TRIGRAM.test(name);
  const { rows } = await pool.query<PlayerRow>({
    name: hasTrigram ? 'players_found' : 'players_found_short',
    text: found(hasTrigram),
    values: [arenaId, patternOf(name)],
  });
  return { data: { players: rows.map(playerOf) }, pages: 1 };
}

/** Who is called so and was never at the arena, as far as it reaches them. */
export async function findOthers(database: Database, arena: ArenaRow, name: string): Promise<Player[]> {
  const { data } = (await isProven(database.orm, arena))
    ? await findPlayers(database, arena.id, name)
    : await findTeam(database, arena.id, name);
  if (data.players.length === 0) return [];
  const { rows } = await database.pool.query<{ id: string }>({
    name: 'players_own',
    text: OWN_AMONG,
    values: [arena.id, data.players.map(({ id }) => id)],
  });
  const own = new Set(rows.map(({ id }) => id));
  return data.players.filter(({ id }) => !own.has(id));
}

const OWN_AMONG = `
  select p.id from unnest($2::uuid[]) as p(id)
  where exists (select from reservation r where r.arena_id = $1 and r.player_id = p.id)`;

/** Whom an arena finds that reaches nobody else yet: its own team. */
const TEAM = `
  select ${SHOWN}
  from membership m join person p on p.id = m.person_id, ${CUSTOMER}
  where m.arena_id = $1 and ${canPlay('p')} and p.found_as like $2
  order by p.found_as, p.id limit ${MAX_FOUND}`;

async function findTeam({ pool }: Database, arenaId: string, name: string) {
  const values = [arenaId, patternOf(name)];
  const { rows } = await pool.query<PlayerRow>({ name: 'players_team', text: TEAM, values });
  return { data: { players: rows.map(playerOf) }, pages: 1 };
}

/**
 * Who was in one pair or team with the player $2, whether registered or drawn, in a match that was played. Who was only named as a
 * partner, and who accepted what never came to a match, is a stranger as before.
 */
const PLAYED_WITH = `
  select they.player_id
  from registration_member me
  join registration mine on mine.id = me.registration_id
  join registration theirs on theirs.entrant_id = mine.entrant_id
  join registration_member they on they.registration_id = theirs.id
  where me.player_id = $2 and they.player_id <> $2 and me.standing = 'accepted' and they.standing = 'accepted' and exists (
    select from match m
    where m.category_id = mine.category_id and mine.entrant_id in (m.one_id, m.two_id) and m.winner_id is not null
      and (not m.is_walkover and m.walkover_reason is null or m.is_midway))`;

/**
 * Searches everybody who can play for a partner. It returns only names and pictures: the city is revealed when the partner accepts
 * to play. Those with whom the player has played come first, as they are meant most often, and tell two of one name apart. Each half
 * ends with its first rows, as in {@link found}.
 */
const partners = (hasTrigram: boolean): string => `
  with played as materialized (${PLAYED_WITH})
  select p.id, p.name, p.avatar, null as city, null as phone, f.has_played
  from (
    (select p.id, p.found_as, true as has_played from person p
      where ${isFound(hasTrigram, '$1')} and p.id in (select player_id from played)
      order by found_as, p.id limit ${MAX_FOUND})
    union all
    (select p.id, p.found_as, false from person p
      where ${isFound(hasTrigram, '$1')} and not exists (select from played where played.player_id = p.id)
      order by found_as, p.id limit ${MAX_FOUND})
    order by has_played desc, found_as, id
    limit ${MAX_FOUND}) f
  join person p on p.id = f.id
  order by f.has_played desc, f.found_as, p.id`;

async function findPartners({ pool }: Database, viewer: string, name: string | undefined) {
  if (name === undefined) return { data: { players: [] }, pages: 1 };
  const hasTrigram = TRIGRAM.test(name);
  const { rows } = await pool.query<PlayerRow>({
    name: hasTrigram ? 'players_partners' : 'players_partners_short',
    text: partners(hasTrigram),
    values: [patternOf(name), viewer],
  });
  return { data: { players: rows.map(playerOf) }, pages: 1 };
}

/** Three letters or digits in a row. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

function playerOf({ id, name, avatar, city, phone, has_played }: PlayerRow): Player {
  return { id, name, ...present({ avatarCDN: avatar, city, phone }), ...(has_played && { playedWithYou: true }) };
}
