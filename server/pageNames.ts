import { Schema } from 'effect';
import { Id } from '../domain/contract/id.ts';
import { paramsOf, type RouteName, routeOf } from '../domain/navigation/routes.ts';
import type { Database } from './database/database.ts';
import type { NameOf } from './http/pages.ts';

/** What strangers may know, as the arenas' list and the public pages of events tell it. */
const ARENA = `select name from arena where id = $1 and closed_at is null`;
const EVENT = `select name from event where id = $1 and status = 'APROVADO' and is_public`;
const CATEGORY = `select c.name from category c join event e on e.id = c.event_id
  where c.id = $1 and e.status = 'APROVADO' and c.called_off_at is null and c.is_public`;

const QUERIES: Readonly<Partial<Record<RouteName, string>>> = {
  arena: ARENA,
  arenaShort: ARENA,
  reserve: ARENA,
  reserveShort: ARENA,
  event: EVENT,
  publicEvent: EVENT,
  pairTournament: CATEGORY,
  teamTournament: CATEGORY,
  publicTournament: CATEGORY,
};

const isId = Schema.is(Id);

/** Reads the name of what an address is about, such as an arena, for the HTML of its page. */
export function pageNames({ pool }: Pick<Database, 'pool'>): NameOf {
  return async (pathname) => {
    const route = routeOf(pathname);
    const query = route && QUERIES[route];
    const { id } = paramsOf(pathname);
    if (query === undefined || !isId(id)) return undefined;
    const { rows } = await pool.query<{ name: string }>({ name: `name_of_${route}`, text: query, values: [id] });
    return rows[0]?.name;
  };
}
