import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Queries } from '#platform/database/database.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { isFor, unsettledCharges } from './unsettledCharges.ts';

/** A charge of a person's next payout. */
export type Open = Awaited<ReturnType<typeof readOpen>>[number];

/** All charges of a person's next payout, the oldest first. */
export async function readOpen(queries: Queries, personId: string, feeBasisPoints: number) {
  const open = unsettledCharges(queries, feeBasisPoints, isFor(personId));
  return queries.select().from(open).orderBy(asc(open.id));
}

/** What the next payout comes to; negative when too much was paid before. In centavos. */
export function sumOf(open: readonly Pick<Open, 'due'>[]): number {
  return open.reduce((sum, { due }) => sum + due, 0);
}

/** {@link sumOf} all charges of a person's next payout. */
export async function readDue(queries: Queries, personId: string, feeBasisPoints: number): Promise<number> {
  return sumOf(await readOpen(queries, personId, feeBasisPoints));
}

/** Names exactly these charges with what each is given, so that a payout includes no other and leaves none out. */
export function markOf(open: readonly Pick<Open, 'id' | 'due'>[]): string {
  return createHash('sha256')
    .update(open.map(({ id, due }) => `${id} ${due}\n`).join(''))
    .digest('hex');
}

/** What payers of a person dispute, of money that no payout gave. In centavos. */
export async function readDisputed(queries: Queries, personId: string): Promise<number> {
  const disputed = sql<number>`coalesce(sum(${charges.amountCentavos} - ${charges.refundedCentavos}), 0)`;
  const [row] = await queries
    .select({ disputed: disputed.mapWith(Number) })
    .from(charges)
    .where(and(eq(charges.status, 'disputed'), isNull(charges.accountId), isNull(charges.payoutId), isFor(personId)));
  return row?.disputed ?? 0;
}
