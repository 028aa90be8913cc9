import type { FoundCustomer } from '#domain/customers/customer.ts';
import { soughtIn } from '#domain/agenda/booked.ts';
import { fold } from '#domain/values/text/names.ts';
import type { Player } from '#domain/people/player.ts';
import type { Database } from '#platform/database/database.ts';
import type { Read } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { escaped, patternOf } from '#core/people/namePattern.ts';
import { makePersonLimit, SEARCHES } from '#core/people/personLimit.ts';
import { findOthers } from '../players/readPlayers.ts';
import { type CustomerRow, customersOf } from './customerRows.ts';
import { FOUND_BY_NAME, FOUND_BY_PHONE } from './customerSql.ts';

/** Whom the desk looks for: the arena's own by a part of the name or phone, with their games and money, and others by name alone. */
export function makeFindCustomers(dependencies: Pick<Dependencies, 'database' | 'settings'>): Read<'findCustomers'> {
  const { database } = dependencies;
  const countSearch = makePersonLimit(dependencies, 'customers', { ...SEARCHES, most: 2 * SEARCHES.most });
  return async (call) => {
    await countSearch(call);
    const arena = await ownedArena(database.orm, call.viewer);
    const sought = soughtIn(call.query.q);
    const own = await findOwn(database, arena.id, sought);
    const others = 'name' in sought ? await findOthers(database, arena, sought.name) : [];
    return { data: { customers: [...own, ...others.map(otherOf)] } };
  };
}

async function findOwn(
  database: Database,
  arenaId: string,
  sought: ReturnType<typeof soughtIn>,
): Promise<FoundCustomer[]> {
  const [name, text, about] =
    'digits' in sought
      ? ['customers_by_phone', FOUND_BY_PHONE, [`%${sought.digits}%`, '']]
      : ['customers_by_name', FOUND_BY_NAME, [patternOf(sought.name), `${escaped(fold(sought.name))}%`]];
  const values = [arenaId, database.clock.aheadMs(), ...about];
  const { rows } = await database.pool.query<CustomerRow>({ name, text, values });
  const customers = await customersOf(database, arenaId, rows);
  return customers.map((customer) => ({ ...customer, isOwn: true }));
}

/** Of a stranger the desk sees what everybody sees. */
function otherOf({ id, name, avatarCDN }: Player): FoundCustomer {
  return { id, kind: 'account', name, isOwn: false, ...(avatarCDN !== undefined && { avatarCDN }) };
}
