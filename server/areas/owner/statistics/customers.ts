import type { Player } from '#domain/people/player.ts';
import { BEST_CUSTOMERS } from '#domain/statistics/statistics.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { CUSTOMER } from '../players/readPlayers.ts';
import { IS_OF_KIND, isoDaysOf, SOLD } from './sold.ts';

/**
 * Counts reservations per account before it reads any names. Guests and inactive accounts do not count. A player who never
 * booked at the arena themselves keeps their city and phone hidden, as in the list of players.
 */
const CUSTOMERS = `
  with best as (
    select theirs.player_id, count(*) as reservations
    from ${SOLD}, lateral (
      -- The planner must not undo this into a join that sorts all first.
      select r.player_id from reservation r where ${IS_OF_KIND} and r.player_id is not null offset 0
    ) as theirs
    group by theirs.player_id
    having theirs.player_id not in (select id from person where status <> 'active')
    order by reservations desc
    fetch first ${BEST_CUSTOMERS} rows with ties
  )
  select p.id, p.name, p.avatar, best.reservations,
    case when own.is_customer then p.city end as city, case when own.is_customer then p.phone end as phone
  from best join person p on p.id = best.player_id, ${CUSTOMER}
  order by best.reservations desc, p.found_as, p.id
  limit ${BEST_CUSTOMERS}`;

interface CustomerRow {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly city: string | null;
  readonly phone: string | null;
  readonly reservations: number;
}

/** The players with the most reservations in a month. */
export function readCustomers({ database }: Pick<Dependencies, 'database'>): Read<'customersStats'> {
  return async ({ viewer, query }) => {
    const { id } = await ownedArena(database.orm, viewer);
    const { rows } = await database.pool.query<CustomerRow>({
      name: 'statistics_customers',
      text: CUSTOMERS,
      values: [id, isoDaysOf(query)],
    });
    const rankingBestCustomers = rows.map((row) => ({ player: playerOf(row), totalReservations: row.reservations }));
    return { data: { stats: { rankingBestCustomers } } };
  };
}

function playerOf({ id, name, avatar, city, phone }: CustomerRow): Player {
  return { id, name, ...present({ avatarCDN: avatar, city, phone }) };
}
