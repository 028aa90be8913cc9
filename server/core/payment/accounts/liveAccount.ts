import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { paymentAccounts } from '#platform/database/schema/paymentAccounts.ts';
import type { OwnAccount } from '../providers.ts';

const { id, provider, receiver, personId, endedAt } = paymentAccounts;

/** The account that a person has connected and not ended, as a column of a query about that person. */
export function liveAccountOf(person: PgColumn): SQL<OwnAccount | null> {
  return sql<OwnAccount | null>`(
    select json_build_object('id', ${id}, 'provider', ${provider}, 'receiver', ${receiver})
    from ${paymentAccounts} where ${and(eq(personId, person), isNull(endedAt))})`;
}
