import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MoneyBack } from '#domain/payment/paymentLink.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { MONEY_CAME } from '#core/payment/charges.ts';
import type { Queries } from '#platform/database/database.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import type { LinkRow } from './linkRows.ts';

/** What goes or went back of the money of a link's PIX; null while nothing does. The day is the arena's. */
export async function readMoneyBack(
  queries: Queries,
  { link: { arenaId, id }, zone }: Pick<LinkRow, 'link' | 'zone'>,
): Promise<MoneyBack | null> {
  const isOfLink = and(eq(charges.arenaId, arenaId), eq(charges.linkId, id));
  const parts = await queries
    .select({ state: refunds.state, sum: refunds.amountCentavos, doneAt: refunds.doneAt })
    .from(refunds)
    .innerJoin(charges, eq(charges.id, refunds.chargeId))
    .where(isOfLink);
  if (parts.length === 0) return null;
  const [came] = await queries
    .select({ sum: sql<number>`coalesce(sum(${charges.amountCentavos}), 0)::int` })
    .from(charges)
    .where(and(isOfLink, inArray(charges.status, [...MONEY_CAME])));
  const sum = parts.reduce((total, part) => total + part.sum, 0);
  const whole = { sum, isWhole: sum >= (came?.sum ?? 0) };
  if (parts.some(({ state }) => state === 'refused')) return { ...whole, state: 'refused' };
  if (parts.some(({ state }) => state === 'owed' || state === 'sent')) return { ...whole, state: 'going' };
  const last = Math.max(...parts.map(({ doneAt }) => doneAt?.getTime() ?? 0));
  return { ...whole, state: 'done', ...(last > 0 && { day: momentIn(new Date(last), zone).day }) };
}
