import type { CustomerFilter } from '#domain/people/customersAsked.ts';
import { customerSheetOf } from '#domain/customers/customerSheet.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { arenaIdOf } from '#core/arenas/ownedArena.ts';
import { PLAYER_OF_ROW, RECORD_OF_ROW } from '#core/customers/memberSql.ts';
import { OWING } from '../debts/debtSql.ts';
import { CONDITIONS, isOfTag, isKnown, people, STANDS } from './customerSql.ts';
import { noteReading } from './noteReading.ts';

interface SheetRow {
  readonly name: string;
  readonly phone: string | null;
  readonly cpf: string | null;
  readonly email: string | null;
  readonly birthday: string | null;
  readonly city: string | null;
  readonly tags: string[] | null;
  readonly note: string | null;
  readonly games: number;
  readonly no_shows: number;
  readonly owed: string;
  readonly credit: number;
  readonly spent: string;
}

/** Whose a reservation `r` is: a customer's id. */
const WHOSE = `coalesce(${PLAYER_OF_ROW}, record.id)`;
const OF_ARENA = `reservation r${RECORD_OF_ROW}`;

/** All customers of a filter in one pass: what each has is counted for all at once. Parameters: the arena, the clock as in customerSql.ts, and a tag or null. */
function sheetSql(filter: CustomerFilter | 'all'): string {
  return `
  with ${OWING}, ${people('true', 'true')},
  those as materialized (select * from person_here k where ${CONDITIONS[filter]} and ${isOfTag('$3')}),
  played as (
    select ${WHOSE} as who, count(*) filter (where r.day <= own.today and ${STANDS})::int as games,
      count(*) filter (where r.no_show_at is not null)::int as no_shows
    from own, ${OF_ARENA} where r.arena_id = $1 group by 1),
  paid as (
    select ${WHOSE} as who, sum(m.value_centavos)::bigint as centavos
    from own, ${OF_ARENA} join movement m on m.arena_id = r.arena_id and m.reservation_id = r.id
    where r.arena_id = $1 and m.method is not null and m.kind <> 'credit'
      and r.day >= date_trunc('year', own.today)::date and r.day < (date_trunc('year', own.today) + interval '1 year')::date group by 1)
  select k.name, case when k.kind = 'record' or ${isKnown('k')} then k.phone end as phone, f.cpf, f.email, f.birthday, f.city, f.tags, f.note,
    coalesce(played.games, 0) as games, coalesce(played.no_shows, 0) as no_shows, coalesce(debtor.centavos, 0) as owed,
    greatest(coalesce(credit.centavos, 0), 0) as credit, coalesce(paid.centavos, 0) as spent
  from those k
    left join customer f on f.arena_id = $1 and f.id = k.id and k.kind = 'record'
    left join played on played.who = k.id
    left join paid on paid.who = k.id
    left join debtor on debtor.who = k.id::text
    left join player_credit credit on credit.arena_id = $1 and credit.player_id = k.id
  order by k.found_as, k.id`;
}

/** The arena's customers as a spreadsheet, for owners and managers. Who took it stands in the audit. */
export function readCustomerSheet(database: Database): Read<'customerSheet'> {
  return async (call) => {
    const { filter, tag = null } = call.query;
    const values = [arenaIdOf(call.viewer), database.clock.aheadMs(), tag];
    const { rows } = await database.pool.query<SheetRow>(sheetSql(filter ?? 'all'), values);
    await inTransaction(database, (tx) => noteReading(tx, 'customerSheet', call));
    return { data: customerSheetOf(rows.map(lineOf)) };
  };
}

function lineOf({ name, games, no_shows: noShows, owed, credit, spent, ...known }: SheetRow) {
  return {
    name,
    games,
    noShows,
    owed: Number(owed),
    credit,
    spent: Number(spent),
    ...present(known),
  };
}
