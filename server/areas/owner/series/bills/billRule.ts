import { type Day, fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import type { BillRule } from '#domain/series/bill.ts';
import type { Write } from '#platform/http/handler.ts';
import { changeArena } from '../../settings/changeArena.ts';
import { type ArenaRow, ownedArena } from '#core/arenas/ownedArena.ts';

type RuleRow = Pick<ArenaRow, 'billDueDay' | 'billGraceDays' | 'billGraceFrom' | 'skipNoticeHours' | 'skipsAMonth'>;

export function ruleOf({ billDueDay, billGraceDays, skipNoticeHours, skipsAMonth }: RuleRow): BillRule {
  return { dueDay: billDueDay, graceDays: billGraceDays, skipNoticeHours, skipsAMonth };
}

/** The day from which the days of grace count at the earliest. */
export function graceFromOf({ billGraceFrom }: Pick<RuleRow, 'billGraceFrom'>): Day | undefined {
  return billGraceFrom === null ? undefined : fromIsoDay(billGraceFrom);
}

/**
 * Applies at once to all bills, for each is made anew whenever it is read. Of bills that are late already the days of grace
 * begin today: nobody's hours go in the moment in which an arena chooses.
 */
export const updateBillRule: Write<'updateBillRule'> = {
  async decide({ viewer, query, body: rule }, tx) {
    const { id, zone, billGraceDays, billGraceFrom, ...saved } = await ownedArena(tx, viewer);
    const { skipNoticeHours = saved.skipNoticeHours, skipsAMonth = saved.skipsAMonth } = rule;
    const today = toIsoDay(momentIn(tx.now, zone).day);
    const { data } = await changeArena(tx, id, query.version, {
      billDueDay: rule.dueDay,
      billGraceDays: rule.graceDays,
      billGraceFrom: rule.graceDays === billGraceDays ? billGraceFrom : today,
      skipNoticeHours,
      skipsAMonth,
    });
    return { data: { rule, version: data.version } };
  },
};
