import { and, eq, inArray, sql } from 'drizzle-orm';
import { compareDays, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { byNarrowness } from '#domain/slots/narrowness.ts';
import { isSameScope, MAX_PRICE_RULES, type PriceRule, type PriceRuleBody } from '#domain/slots/priceRule.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import { isVersion } from '#platform/database/isVersion.ts';
import { courts, priceRules } from '#platform/database/schema/arenas.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { type Read, refuse, type Write } from '#platform/http/handler.ts';
import { type ArenaRow, lockOwnedArena, ownedArena } from '#core/arenas/ownedArena.ts';
import { placesOf } from '#core/hours/ruleRows.ts';

export function readPriceRules({ orm }: Database): Read<'priceRules'> {
  return async ({ viewer }) => {
    const { id } = await ownedArena(orm, viewer);
    return { data: { priceRules: (await rulesOf(orm, id)).toSorted(byNarrowness) } };
  };
}

/** Under the arena's lock, so that two windows cannot both write the same rule, and no court goes meanwhile. */
export const createPriceRule: Write<'createPriceRule'> = {
  async decide({ viewer, body }, tx) {
    const arena = await lockOwnedArena(tx, viewer);
    const id = newId();
    const there = await refuseFaults(tx, arena, { ...body, id });
    if (there.length >= MAX_PRICE_RULES) refuse('too_many_price_rules');
    const [made] = await tx
      .insert(priceRules)
      .values({ arenaId: arena.id, id, ...columnsOf(body) })
      .returning();
    return made ? { data: { priceRule: priceRuleOf(made) } } : refuse('internal');
  },
};

export const updatePriceRule: Write<'updatePriceRule'> = {
  async decide({ viewer, params: { id }, query: { version }, body }, tx) {
    const arena = await lockOwnedArena(tx, viewer);
    const there = await refuseFaults(tx, arena, { ...body, id });
    const [changed] = await tx
      .update(priceRules)
      .set({ ...columnsOf(body), version: sql`${priceRules.version} + 1` })
      .where(and(isOne(arena, id), isVersion(priceRules.version, version)))
      .returning();
    if (changed) return { data: { priceRule: priceRuleOf(changed) } };
    return refuse(there.some((rule) => rule.id === id) ? 'edit_conflict' : 'price_rule_not_found');
  },
};

export const deletePriceRule: Write<'deletePriceRule'> = {
  async decide({ viewer, params: { id } }, tx) {
    const arena = await ownedArena(tx, viewer);
    const deleted = await tx.delete(priceRules).where(isOne(arena, id)).returning({ id: priceRules.id });
    return deleted.length > 0 ? { data: {} } : refuse('price_rule_not_found');
  },
};

function isOne({ id: arenaId }: ArenaRow, id: string) {
  return and(eq(priceRules.arenaId, arenaId), eq(priceRules.id, id));
}

/** Returns the arena's rules. */
async function refuseFaults(
  tx: Transaction,
  arena: ArenaRow,
  rule: PriceRuleBody & { readonly id: string },
): Promise<readonly PriceRule[]> {
  const today = momentIn(tx.now, arena.zone).day;
  if (rule.until && compareDays(rule.until, today) < 0) refuse('price_rule_over');
  const wanted = [...new Set(rule.courts)];
  if (wanted.length > 0) {
    const isOwn = and(eq(courts.arenaId, arena.id), inArray(courts.id, wanted));
    const found = await tx.select({ id: courts.id }).from(courts).where(isOwn);
    if (found.length < wanted.length) refuse('court_not_found');
  }
  const there = await rulesOf(tx, arena.id);
  if (there.some((other) => other.id !== rule.id && isSameScope(other, rule))) refuse('price_rule_exists');
  return there;
}

async function rulesOf(queries: Queries, arenaId: string): Promise<PriceRule[]> {
  const rows = await queries.select().from(priceRules).where(eq(priceRules.arenaId, arenaId));
  return rows.map(priceRuleOf);
}

/** What was named twice is kept once. */
function columnsOf({ weekdays, fromHour, untilHour, courts: places, from, until, price }: PriceRuleBody) {
  return {
    weekdays: [...new Set(weekdays)].toSorted((a, b) => a - b),
    fromHour,
    untilHour,
    courtIds: places ? [...new Set(places)].toSorted() : null,
    fromDay: from ? toIsoDay(from) : null,
    untilDay: until ? toIsoDay(until) : null,
    priceCentavos: price,
  };
}

function priceRuleOf(row: typeof priceRules.$inferSelect): PriceRule {
  const { id, weekdays, fromHour, untilHour, courtIds, fromDay, untilDay, priceCentavos: price, version } = row;
  return { id, weekdays, fromHour, untilHour, price, version, ...placesOf(courtIds, fromDay, untilDay) };
}
