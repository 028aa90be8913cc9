import { PAGE_SIZE, pagesOf } from '../../domain/contract/query.ts';
import { MAX_FOUND, type Player, searchable } from '../../domain/people/player.ts';
import type { Database } from '../database/database.ts';
import type { Read } from '../http/handler.ts';
import { present } from '../http/present.ts';
import { ownedArena } from '../ownArena/ownedArena.ts';
import type { Dependencies } from '../dependencies.ts';
import { makeSearchLimit } from './searchLimit.ts';

/** All players with a reservation at an arena. Read from an index alone, since an arena has very many reservations. */
const REGULARS = `select distinct player_id from reservation where arena_id = $1 and player_id is not null`;

/** Only players who booked there themselves show their phone: otherwise an owner could get anybody's by reserving for them. */
const SHOWN = `
  p.id, p.name, p.avatar, p.city, case when exists (
    select from reservation b where b.player_id = p.id and b.arena_id = $1 and b.made_by = 'player') then p.phone end as phone`;

const REGULARS_PAGE = `
  select ${SHOWN}
  from (
    select p.* from (${REGULARS}) r join person p on p.id = r.player_id
    where p.status = 'active'
    order by p.search_name, p.id
    limit $2 offset $3) p
  order by p.search_name, p.id`;

const REGULARS_COUNT = `
  select count(*) as count from (${REGULARS}) r join person p on p.id = r.player_id where p.status = 'active'`;

/** Searches all players; the arena's own come first, since an owner usually means one of them. */
const FOUND = `
  select ${SHOWN}
  from (
    select p.*, r.player_id is null as is_new from person p left join (${REGULARS}) r on r.player_id = p.id
    where p.role = 'player' and p.status = 'active' and p.search_name like $2
    order by is_new, p.search_name, p.id
    limit ${MAX_FOUND}) p
  order by p.is_new, p.search_name, p.id`;

interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly city: string | null;
  readonly phone: string | null;
}

export function makeReadPlayers(dependencies: Pick<Dependencies, 'database' | 'settings'>): Read<'players'> {
  const { database } = dependencies;
  const countSearch = makeSearchLimit(dependencies);
  return async (call) => {
    const { name, page = 1 } = call.query;
    if (name !== undefined) await countSearch(call);
    if (call.viewer.role === 'player') return findPartners(database, name);
    const { id } = await ownedArena(database.orm, call.viewer);
    return name === undefined ? readRegulars(database, id, page) : findPlayers(database, id, name);
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
  const { rows } = await pool.query<PlayerRow>({
    name: 'players_found',
    text: FOUND,
    values: [arenaId, patternOf(name)],
  });
  return { data: { players: rows.map(playerOf) }, pages: 1 };
}

/**
 * Searches all players for a partner. It returns only names and pictures: the city is revealed when the partner accepts
 * to play.
 */
const PARTNERS = `
  select id, name, avatar, null as city, null as phone
  from person
  where role = 'player' and status = 'active' and search_name like $1
  order by search_name, id
  limit ${MAX_FOUND}`;

async function findPartners({ pool }: Database, name: string | undefined) {
  if (name === undefined) return { data: { players: [] }, pages: 1 };
  const { rows } = await pool.query<PlayerRow>({ name: 'players_partners', text: PARTNERS, values: [patternOf(name)] });
  return { data: { players: rows.map(playerOf) }, pages: 1 };
}

function patternOf(name: string): string {
  return `%${searchable(name).replace(/[\\%_]/g, '\\$&')}%`;
}

function playerOf({ id, name, avatar, city, phone }: PlayerRow): Player {
  return { id, name, ...present({ avatarCDN: avatar, city, phone }) };
}
