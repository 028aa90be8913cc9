import { addDays, type Day } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, instantOf } from '#domain/values/days/moment.ts';
import type { movements } from '#platform/database/schema/ledger.ts';
import type { tillCash, tills } from '#platform/database/schema/till.ts';
import type { DemoArena } from './arenas.ts';
import { idAt } from './pix.ts';

type Movement = typeof movements.$inferInsert;
type TillRow = typeof tills.$inferInsert;
type CashRow = typeof tillCash.$inferInsert;

const FLOAT = 100_00;
const DRAWN = 50_00;
const OPENS_AT = 6;
/** How the counts of the last days turned out, yesterday's first. */
const COUNTS = [
  { difference: 0, note: '' },
  { difference: -5_00, note: 'Faltou troco no último jogo.' },
  { difference: 2_00, note: '' },
];

/** A till of each of the last days, closed, and today's, which is open; and the movements with the till that they are in. */
export function demoTills(arenas: readonly DemoArena[], made: readonly Movement[], today: Day, now: Date) {
  const [rows, cash]: [TillRow[], CashRow[]] = [[], []];
  const tillOf = new Map<string, string>();
  const begin = (day: Day): Date => instantOf(day, OPENS_AT, DEFAULT_ZONE);
  for (const { row } of arenas) {
    const { id: arenaId, ownerId } = row;
    const fill = (openedAt: Date, until: Date): [TillRow, Movement[]] => {
      const id = idAt(openedAt);
      const inside = made.filter((one) => one.arenaId === arenaId && one.at >= openedAt && one.at < until);
      for (const one of inside) tillOf.set(one.id, id);
      return [{ arenaId, id, openedAt, openedBy: ownerId, floatCentavos: FLOAT, note: '' }, inside];
    };
    for (const [index, { difference, note }] of COUNTS.entries()) {
      const day = addDays(today, -1 - index);
      const closedAt = instantOf(day, 24, DEFAULT_ZONE);
      const [till, inside] = fill(begin(day), closedAt);
      const cashIn = inside.reduce((sum, one) => (one.method === 'cash' ? sum + one.valueCentavos : sum), 0);
      const expectedCentavos = FLOAT - DRAWN + cashIn;
      const countedCentavos = expectedCentavos + difference;
      rows.push({ ...till, closedAt, closedBy: ownerId, countedCentavos, expectedCentavos, note });
      const own = { arenaId, tillId: till.id, recordedBy: ownerId, note: 'Depósito no banco' };
      const at = instantOf(day, 20, DEFAULT_ZONE);
      cash.push({ ...own, id: idAt(at), kind: 'withdrawal', valueCentavos: DRAWN, at });
    }
    const [open] = fill(new Date(Math.min(begin(today).getTime(), now.getTime())), new Date(now.getTime() + 1));
    rows.push(open);
  }
  return { rows, cash, movements: made.map((one) => ({ ...one, tillId: tillOf.get(one.id) ?? null })) };
}
