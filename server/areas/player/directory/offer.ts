import type { OpeningHours } from '#domain/opening/opening.ts';
import { RULE, ruleOf, type RuleRow } from '#core/hours/ruleRows.ts';

const HAS_RULES = 'exists (select from price_rule p where p.arena_id = a.id)';

const HOURS = `(select json_agg(json_build_array(t.start_hour, t.price_centavos))
      from time_slot t where t.arena_id = a.id and t.is_available)`;

/** What rules and opening hours make of the prices; courts are read only where there are rules, which alone tell them apart. */
const RULES = `
    (select json_agg(${RULE}) from price_rule p where p.arena_id = a.id) as rules,
    a.opening_hours,
    case when ${HAS_RULES} then (select json_agg(c.id) from court c where c.arena_id = a.id) end as court_ids`;

/** Columns of a query of an arena `a`: all that its prices depend on. */
export const OFFER = `${HOURS} as hours, ${RULES}`;

/** The same for lists: of most arenas, which have neither rules nor opening hours, only the lowest price. */
export const LOWEST = `
    (select min(t.price_centavos) from time_slot t where t.arena_id = a.id and t.is_available) as lowest,
    case when a.opening_hours is not null or ${HAS_RULES} then ${HOURS} end as hours, ${RULES}`;

export interface OfferRow {
  /** Those that are offered. */
  readonly hours: readonly [startHour: number, price: number][] | null;
  readonly rules: readonly RuleRow[] | null;
  readonly opening_hours: OpeningHours | null;
  readonly court_ids: readonly string[] | null;
}

/** The same for the domain's rules. */
export function offerIn({ hours, rules, opening_hours: opening, court_ids: courts }: OfferRow) {
  return {
    slots: (hours ?? []).map(([startHour, price]) => ({ startHour, price })),
    rules: (rules ?? []).map(ruleOf),
    courts: courts ?? [],
    opening,
  };
}
