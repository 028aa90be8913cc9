import type { FoundCustomer } from '#domain/customers/customer.ts';
import { soughtIn } from '#domain/agenda/booked.ts';
import { fold } from '#domain/values/text/names.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import type { Database } from '#platform/database/database.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { escaped, patternOf } from '#core/people/namePattern.ts';
import { makePersonLimit, SEARCHES } from '#core/people/personLimit.ts';
import { OWED_BY } from '../debts/debtSql.ts';
import { findOthers } from '../players/readPlayers.ts';
import { FOUND_BY_NAME, FOUND_BY_PHONE } from './foundSql.ts';

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

interface FoundRow {
  readonly id: string;
  readonly kind: FoundCustomer['kind'];
  readonly name: string;
  readonly avatar: string | null;
  readonly phone: string | null;
  readonly credit: number;
  readonly last: string | null;
  readonly next: string | null;
}

async function findOwn({ pool, clock }: Database, arenaId: string, sought: ReturnType<typeof soughtIn>) {
  const [name, text, pattern, begins] =
    'digits' in sought
      ? ['customers_by_phone', FOUND_BY_PHONE, `%${sought.digits}%`, '']
      : ['customers_by_name', FOUND_BY_NAME, patternOf(sought.name), `${escaped(fold(sought.name))}%`];
  const { rows } = await pool.query<FoundRow>({ name, text, values: [arenaId, clock.aheadMs(), pattern, begins] });
  const owed = new Map<string, number>();
  if (rows.length > 0) {
    const values = [arenaId, clock.aheadMs(), rows.map(({ id }) => id)];
    const debts = await pool.query<{ id: string; centavos: number }>({ name: 'customers_owe', text: OWED_BY, values });
    for (const { id, centavos } of debts.rows) owed.set(id, Number(centavos));
  }
  return rows.map((row) => ownOf(row, owed.get(row.id)));
}

function ownOf(
  { id, kind, name, avatar, phone, credit, last, next }: FoundRow,
  owed: number | undefined,
): FoundCustomer {
  return {
    id,
    kind,
    name,
    isOwn: true,
    ...present({
      avatarCDN: avatar,
      phone,
      lastGame: last === null ? null : fromIsoDay(last),
      nextGame: next === null ? null : fromIsoDay(next),
    }),
    ...(owed !== undefined && { owed }),
    ...(credit > 0 && { credit }),
  };
}

/** Of a stranger the desk sees what everybody sees. */
function otherOf({
  id,
  name,
  avatarCDN,
}: {
  readonly id: string;
  readonly name: string;
  readonly avatarCDN?: string;
}): FoundCustomer {
  return { id, kind: 'account', name, isOwn: false, ...(avatarCDN !== undefined && { avatarCDN }) };
}
