import type { BillRule } from '../../../domain/series/bill.ts';
import type { Write } from '../../http/handler.ts';
import { changeArena } from '../../ownArena/changeArena.ts';
import { type ArenaRow, ownedArena } from '../../ownArena/ownedArena.ts';

export function ruleOf({ billDueDay }: Pick<ArenaRow, 'billDueDay'>): BillRule {
  return { dueDay: billDueDay };
}

/** Applies at once to all bills, for each is made anew whenever it is read. */
export const updateBillRule: Write<'updateBillRule'> = {
  async decide({ viewer, query, body: rule }, tx) {
    const { id } = await ownedArena(tx, viewer);
    const { data } = await changeArena(tx, id, query.version, { billDueDay: rule.dueDay });
    return { data: { rule, version: data.version } };
  },
};
