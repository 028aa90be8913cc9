import type { ListedCustomer } from '#domain/customers/customer.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import type { Database } from '#platform/database/database.ts';
import { present } from '#platform/http/present.ts';
import { OWED_BY } from '../debts/debtSql.ts';

/** A customer as `KNOWN` of customerSql.ts reads one. */
export interface CustomerRow {
  readonly id: string;
  readonly kind: ListedCustomer['kind'];
  readonly name: string;
  readonly avatar: string | null;
  readonly phone: string | null;
  /** Centavos, below zero for who owes them. */
  readonly credit: number;
  readonly last: string | null;
  readonly next: string | null;
  /** Of a record alone. */
  readonly birthday: string | null;
  readonly tags: readonly string[] | null;
}

/** The customers of a page, with what each owes: the same sums as in 'Pendências'. */
export async function customersOf(
  { pool, clock }: Database,
  arenaId: string,
  rows: readonly CustomerRow[],
): Promise<ListedCustomer[]> {
  if (rows.length === 0) return [];
  const values = [arenaId, clock.aheadMs(), rows.map(({ id }) => id)];
  const debts = await pool.query<{ id: string; centavos: string }>({ name: 'customers_owe', text: OWED_BY, values });
  const owed = new Map(debts.rows.map(({ id, centavos }) => [id, Number(centavos)]));
  return rows.map((row) => customerOf(row, owed.get(row.id)));
}

function customerOf(row: CustomerRow, owed?: number): ListedCustomer {
  const { id, kind, name, avatar, phone, credit, last, next, birthday, tags } = row;
  return {
    id,
    kind,
    name,
    ...present({
      avatarCDN: avatar,
      phone,
      birthday,
      lastGame: last === null ? null : fromIsoDay(last),
      nextGame: next === null ? null : fromIsoDay(next),
    }),
    ...(owed !== undefined && { owed }),
    ...(credit > 0 && { credit }),
    ...(tags !== null && tags.length > 0 && { tags }),
  };
}
