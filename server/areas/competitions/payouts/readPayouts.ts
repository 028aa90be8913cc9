import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { balanceOf, type Payout } from '#domain/payouts/payout.ts';
import { payoutSheetOf } from '#domain/payouts/payoutSheet.ts';
import type { Queries } from '#platform/database/database.ts';
import { payouts } from '#platform/database/schema/paymentAccounts.ts';
import { people } from '#platform/database/schema/people.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Read } from '#platform/http/handler.ts';
import { readDisputed, readDue } from './account.ts';

const PAGE = 20;

/** The payouts that were made, the newest first. */
export function readPayouts({ database: { orm } }: Pick<Dependencies, 'database'>): Read<'payouts'> {
  return async ({ query: { after } }) => {
    const rows = await selectMade(orm)
      .where(after === undefined ? undefined : lt(payouts.id, after))
      .orderBy(desc(payouts.id))
      .limit(PAGE + 1);
    const { shown, next } = pageOf(rows);
    return { data: { payouts: shown.map(toMade), ...next } };
  };
}

/** The payouts that were made on the days of a month, for a spreadsheet. */
export function readPayoutSheet({ database: { orm } }: Pick<Dependencies, 'database'>): Read<'payoutSheet'> {
  return async ({ query: { month, year } }) => {
    const first = toIsoDay({ day: 1, month, year });
    const rows = await selectMade(orm)
      .where(and(gte(payouts.paidOn, first), lt(payouts.paidOn, sql`(${first}::date + interval '1 month')::date`)))
      .orderBy(asc(payouts.paidOn), asc(payouts.id));
    return { data: payoutSheetOf(rows.map(toMade), { month, year }) };
  };
}

/** What the caller gets of the platform, and the payouts that they got, the newest first. */
export function readMyPayouts({
  database: { orm },
  settings,
}: Pick<Dependencies, 'database' | 'settings'>): Read<'myPayouts'> {
  return async ({ viewer, query: { after } }) => {
    const { personId } = signedIn(viewer);
    const rows = await selectReceived(orm)
      .where(and(eq(payouts.personId, personId), after === undefined ? undefined : lt(payouts.id, after)))
      .orderBy(desc(payouts.id))
      .limit(PAGE + 1);
    const { shown, next } = pageOf(rows);
    return {
      data: {
        ...balanceOf(await readDue(orm, personId, settings.platformFeeBasisPoints)),
        disputed: await readDisputed(orm, personId),
        payouts: shown.map(toMade),
        ...next,
      },
    };
  };
}

/** All payouts to a person, the oldest first. */
export async function readReceived(queries: Queries, personId: string): Promise<Payout[]> {
  const rows = await selectReceived(queries).where(eq(payouts.personId, personId)).orderBy(asc(payouts.id));
  return rows.map(toMade);
}

function selectReceived(queries: Queries) {
  const { id, amountCentavos: amount, paidOn, receipt } = payouts;
  return queries.select({ id, amount, paidOn, receipt }).from(payouts);
}

function selectMade(queries: Queries) {
  const admins = alias(people, 'admins');
  return queries
    .select({
      id: payouts.id,
      amount: payouts.amountCentavos,
      paidOn: payouts.paidOn,
      receipt: payouts.receipt,
      name: people.name,
      madeAt: payouts.createdAt,
      madeBy: admins.name,
    })
    .from(payouts)
    .innerJoin(people, eq(people.id, payouts.personId))
    .innerJoin(admins, eq(admins.id, payouts.createdBy));
}

function toMade<Row extends { readonly paidOn: string }>({ paidOn, ...row }: Row) {
  return { ...row, paidOn: fromIsoDay(paidOn) };
}

function pageOf<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return { shown, next: rows.length > PAGE && last ? { next: last.id } : {} };
}
