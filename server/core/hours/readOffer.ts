import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Alteration, Slot } from '#domain/slots/availability.ts';
import type { OpeningHours } from '#domain/opening/opening.ts';
import type { DecidingRule } from '#domain/slots/price.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas, courts, slotAlterations, timeSlots } from '#platform/database/schema/arenas.ts';
import { present } from '#platform/http/present.ts';
import { RULE, ruleOf, type RuleRow } from './ruleRows.ts';

/** What an arena offers: its courts by their names, its hours and what they cost, and what is different on some days. */
export interface Offer {
  readonly courts: readonly { readonly id: string; readonly name: string }[];
  readonly slots: readonly Slot[];
  readonly rules: readonly DecidingRule[];
  readonly opening: OpeningHours | null;
  /** By `'2026-12-15'`. */
  readonly alterations: ReadonlyMap<string, readonly Alteration[]>;
}

/** Reads what an arena offers on some days, whoever has its hours. */
export async function readOffer(queries: Queries, arenaId: string, days: readonly Day[]): Promise<Offer> {
  const ofArena = await queries
    .select({ id: courts.id, name: courts.name })
    .from(courts)
    .where(eq(courts.arenaId, arenaId))
    .orderBy(asc(courts.sortName), asc(courts.id));
  const slots = await queries
    .select({
      id: timeSlots.id,
      startHour: timeSlots.startHour,
      price: timeSlots.priceCentavos,
      isAvailable: timeSlots.isAvailable,
    })
    .from(timeSlots)
    .where(eq(timeSlots.arenaId, arenaId));
  const [own] = await queries
    .select({
      opening: arenas.openingHours,
      rules: sql<RuleRow[]>`array(select ${sql.raw(RULE)} from price_rule p where p.arena_id = ${arenas.id})`,
    })
    .from(arenas)
    .where(eq(arenas.id, arenaId));
  const rows = await queries
    .select()
    .from(slotAlterations)
    .where(and(eq(slotAlterations.arenaId, arenaId), inArray(slotAlterations.day, days.map(toIsoDay))));
  const alterations = new Map<string, Alteration[]>();
  for (const { day, timeSlotId, isAvailable, courtId, priceCentavos } of rows) {
    const ofDay = alterations.get(day) ?? [];
    ofDay.push({ timeSlot: timeSlotId, isAvailable, ...present({ court: courtId, price: priceCentavos }) });
    alterations.set(day, ofDay);
  }
  return { courts: ofArena, slots, rules: (own?.rules ?? []).map(ruleOf), opening: own?.opening ?? null, alterations };
}
