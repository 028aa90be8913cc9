import { desc, eq, gt, sql } from 'drizzle-orm';
import { balanceOf, MOST_CHARGES, type Payee } from '#domain/payouts/payout.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { events } from '#platform/database/schema/events.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { markOf, readDisputed, readOpen, sumOf } from './account.ts';
import { unsettledCharges } from './unsettledCharges.ts';

const PAGE = 20;

type Needed = Pick<Dependencies, 'database' | 'settings'>;

/** Written out, because a column of a query's only table loses its table's name. */
const PERSON = sql.raw('person.id');

/** Who is a payee to admins: by name and how to reach them; a PIX key is known of organizers alone. */
const PAYEE_COLUMNS = {
  id: people.id,
  name: people.name,
  email: people.email,
  phone: people.phone,
  arena: sql<string | null>`(select string_agg(${arenas.name}, ', ' order by ${arenas.sortName}) from ${arenas}
    where ${arenas.ownerId} = ${PERSON})`,
  pixKey: sql<string | null>`(select ${events.pixOrganizer} from ${events}
    where ${events.organizerId} = ${PERSON} and ${events.pixOrganizer} <> '' order by ${events.id} desc limit 1)`,
};

/** Whom the platform owes money to, the most first. Those who owe it some, the least first, come last. */
export function readPayees({ database: { orm }, settings }: Needed): Read<'payees'> {
  return async ({ query: { after } }) => {
    const open = unsettledCharges(orm, settings.platformFeeBasisPoints);
    // Read twice, by the page and by the sums, and so added up once.
    const owed = orm.$with('owed').as(
      orm
        .select({
          person: open.person,
          due: sql<number>`sum(${open.due})`.mapWith(Number).as('owed_due'),
          charges: sql<number>`count(*)`.mapWith(Number).as('owed_charges'),
        })
        .from(open)
        .groupBy(open.person)
        .having(sql`sum(${open.due}) <> 0`),
    );
    const sums = orm.$with('sums').as(
      orm
        .select({
          total: sql<number>`coalesce(sum(${owed.due}), 0)`.mapWith(Number).as('total'),
          toPay: sql<number>`count(*)`.mapWith(Number).as('to_pay'),
        })
        .from(owed)
        .where(gt(owed.due, 0)),
    );
    const [cursorDue, cursorId] = after?.split('_') ?? [];
    const isAfter =
      cursorDue === undefined
        ? sql`true`
        : sql`(${owed.due}, ${owed.person}) < (${cursorDue}::bigint, ${cursorId}::uuid)`;
    // The sums are told with an empty page too, such as one whose payees were paid meanwhile.
    const rows = await orm
      .with(owed, sums)
      .select({ ...PAYEE_COLUMNS, due: owed.due, charges: owed.charges, total: sums.total, toPay: sums.toPay })
      .from(sums)
      .leftJoin(owed, isAfter)
      .leftJoin(people, eq(people.id, owed.person))
      .orderBy(desc(owed.due), desc(owed.person))
      .limit(PAGE + 1);
    const found = rows.filter(isOfPayee);
    const shown = found.slice(0, PAGE);
    const last = shown.at(-1);
    return {
      data: {
        payees: shown.map((row) => ({ payee: payeeOf(row), ...balanceOf(row.due), charges: row.charges })),
        ...(found.length > PAGE && last && { next: `${last.due}_${last.id}` }),
        total: rows[0]?.total ?? 0,
        toPay: rows[0]?.toPay ?? 0,
      },
    };
  };
}

/** Not the row of the sums alone, of a page without payees. */
function isOfPayee<Row extends PayeeRow>(row: Row): row is Row & Pick<Payee, 'id' | 'name' | 'email'> {
  return row.id !== null;
}

/** What the next payout to a person consists of, and the mark that a payout of exactly that must state. */
export function readPayee({ database: { orm }, settings }: Needed): Read<'payee'> {
  return async ({ params: { id } }) => {
    const [payee] = await orm.select(PAYEE_COLUMNS).from(people).where(eq(people.id, id));
    if (!payee) return refuse('payee_not_found');
    const open = await readOpen(orm, id, settings.platformFeeBasisPoints);
    const shown = open.toReversed().slice(0, MOST_CHARGES);
    const days = await readDays(orm, shown);
    return {
      data: {
        payee: payeeOf(payee),
        ...balanceOf(sumOf(open)),
        disputed: await readDisputed(orm, id),
        charges: shown.flatMap(({ id: charge, place, paidAt, amount, fee, due, reservationId }) => {
          const day = reservationId === null ? undefined : days.get(reservationId);
          const entry = { id: charge, place, amount, fee, ...balanceOf(due), ...(day && { day }) };
          return paidAt ? [{ ...entry, paidAt }] : [];
        }),
        count: open.length,
        mark: markOf(open),
      },
    };
  };
}

type Shown = Awaited<ReturnType<typeof readOpen>>;

/** The days of the reservations by their ids. */
async function readDays(queries: Queries, shown: Shown) {
  const ids = shown.flatMap(({ reservationId }) => (reservationId === null ? [] : [reservationId]));
  const { id, day } = reservations;
  const rows = await queries
    .select({ id, day })
    .from(reservations)
    .where(sql`${id} = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map((row) => [row.id, fromIsoDay(row.day)]));
}

type PayeeRow = { readonly [Column in keyof typeof PAYEE_COLUMNS]: string | null };

function payeeOf({ id, name, email, phone, arena, pixKey }: PayeeRow & Pick<Payee, 'id' | 'name' | 'email'>): Payee {
  return { id, name, email, ...present({ phone, arena, pixKey }) };
}
