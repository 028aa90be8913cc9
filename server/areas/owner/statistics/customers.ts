import type { Player } from '#domain/people/player.ts';
import { BEST_CUSTOMERS } from '#domain/statistics/statistics.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { PHONE } from '../customers/customerSql.ts';
import { CUSTOMER } from '../players/readPlayers.ts';
import { IS_OF_KIND, isoDaysOf, SOLD } from './sold.ts';

/**
 * Counts reservations per account, from an index alone, and per record of a guest before it reads any names. A record that belongs to
 * an account counts for it. Who erased their account or was erased from the records does not count. A player who never booked at the
 * arena themselves keeps their city and phone hidden, as in the list of players.
 */
const CUSTOMERS = `
  with guest as (${countedBy('customer_id', 'r.player_id is null and r.customer_id is not null')}),
  counted as (
    select player_id as id, true as has_account, reservations from (${countedBy('player_id', 'r.player_id is not null')}) as player
    union all
    select coalesce(case root.answer when 'accepted' then root.player_id end, root.id), root.answer is not distinct from 'accepted', guest.reservations
    from guest join customer c on c.arena_id = $1 and c.id = guest.customer_id
      join customer root on root.arena_id = $1 and root.id = c.root_id
    where root.erased_at is null),
  best as (
    select id, has_account, sum(reservations)::int as reservations
    from counted
    group by id, has_account
    having not has_account or id not in (select id from person where status <> 'active')
    order by reservations desc
    fetch first ${BEST_CUSTOMERS} rows with ties),
  named as (
    select best.*, p.name, p.found_as, p.avatar,
      case when own.is_customer then p.city end as city, case when own.is_customer then p.phone end as phone
    from best join person p on p.id = best.id, ${CUSTOMER}
    where best.has_account
    union all
    select best.*, k.name, k.found_as, null, k.city, coalesce(k.phone, ${PHONE})
    from best join customer k on k.arena_id = $1 and k.id = best.id
    where not best.has_account)
  select * from named order by reservations desc, found_as, id limit ${BEST_CUSTOMERS}`;

/** SQL: how many of the month's reservations each account has, or each record; parameters as of {@link SOLD}. */
function countedBy(column: 'player_id' | 'customer_id', condition: string): string {
  return `
    select theirs.${column}, count(*) as reservations
    from ${SOLD}, lateral (
      -- The planner must not undo this into a join that sorts all first.
      select r.${column} from reservation r where ${IS_OF_KIND} and ${condition} offset 0
    ) as theirs
    group by theirs.${column}`;
}

interface CustomerRow {
  readonly id: string;
  readonly has_account: boolean;
  readonly name: string;
  readonly avatar: string | null;
  readonly city: string | null;
  readonly phone: string | null;
  readonly reservations: number;
}

/** The customers with the most reservations in a month, with an account or without. */
export function readCustomers({ database }: Pick<Dependencies, 'database'>): Read<'customersStats'> {
  return async ({ viewer, query }) => {
    const { id } = await ownedArena(database.orm, viewer);
    const { rows } = await database.pool.query<CustomerRow>({
      name: 'statistics_customers',
      text: CUSTOMERS,
      values: [id, isoDaysOf(query)],
    });
    const rankingBestCustomers = rows.map((row) => ({
      player: playerOf(row),
      totalReservations: row.reservations,
      ...(!row.has_account && { isRecord: true as const }),
    }));
    return { data: { stats: { rankingBestCustomers } } };
  };
}

function playerOf({ id, name, avatar, city, phone }: CustomerRow): Player {
  return { id, name, ...present({ avatarCDN: avatar, city, phone }) };
}
