import { type SQL, sql } from 'drizzle-orm';

/**
 * The last day, by the arena's clock, on which a credit that nobody uses can be used: SQL over a row of `player_credit` and its
 * arena's, null where credit does not expire. The months begin when it last grew or was used, or when the arena chose them.
 * @param credit and `arena`: the names of the tables in the statement
 */
export function creditUntil(credit: string, arena: string): string {
  return `((greatest(${credit}.moved_at, ${arena}.credit_months_from) at time zone ${arena}.zone)::date
    + make_interval(months => ${arena}.credit_months))::date`;
}

/** The same as a column of a query over both tables. */
export const CREDIT_UNTIL: SQL<string | null> = sql<
  string | null
>`${sql.raw(creditUntil('player_credit', 'arena'))}::text`;
