import { Schema } from 'effect';
import { csvOf } from '../values/text/csv.ts';
import { DESK_METHODS, Method, METHOD_NAMES } from '../ledger/movement.ts';
import { compareDays, Day, toIsoDay } from '../values/days/day.ts';
import { formatDay } from '../values/days/formatDay.ts';
import { SignedReais } from '../values/money.ts';
import { Clerk } from '../till/till.ts';
import type { Month } from '../values/days/month.ts';

/**
 * What one person received by one method on one day of the arena's calendar, in whatever till or without one: what came in less what
 * went back. What is paid with a player's credit is in none, for it came in before. Of `platform` it is what players paid by PIX.
 */
export const Taking = Schema.Struct({
  date: Day,
  method: Method,
  /** Missing of `platform`, and where nobody knows. */
  by: Schema.optionalKey(Clerk),
  value: SignedReais,
});
export type Taking = typeof Taking.Type;

/** The methods by which money comes or goes, in the order of the columns. */
const COLUMNS = [...DESK_METHODS, 'unknown', 'platform'] as const satisfies readonly Method[];

export const TAKINGS = {
  day: 'Dia',
  who: 'Quem recebeu',
  total: 'Total',
  online: 'PIX on-line',
  nobodyKnows: 'Não informado',
} as const;

/** A day and a person: what they received by each method of the table, in its order, and all together. Centavos. */
export interface TakingsLine {
  readonly date: Day;
  readonly who: string;
  readonly values: readonly number[];
  readonly total: number;
}

/** The takings as a table: a line for each day and person, and a column for each method that any has. */
export function takingsTable(takings: readonly Taking[], columns: readonly Method[] = columnsOf(takings)) {
  const lines = new Map<string, Taking[]>();
  for (const taking of takings) {
    const key = keyOf(taking);
    lines.set(key, [...(lines.get(key) ?? []), taking]);
  }
  const valuesOf = (some: readonly Taking[]) =>
    columns.map((method) => sumOf(some.filter((taking) => taking.method === method)));
  return {
    methods: columns.map((method) => METHOD_NAMES[method]),
    lines: [...lines.values()]
      .flatMap((some): TakingsLine[] =>
        some.slice(0, 1).map((first) => {
          return { date: first.date, who: whoOf(first), values: valuesOf(some), total: sumOf(some) };
        }),
      )
      .toSorted((a, b) => compareDays(a.date, b.date) || a.who.localeCompare(b.who, 'pt-BR')),
    totals: valuesOf(takings),
    total: sumOf(takings),
  };
}

/** The takings of a month as a CSV file: a row for each day and person, with every method, and the totals below. */
export function takingsSheetOf(takings: readonly Taking[], { month, year }: Month) {
  const { methods, lines, totals, total } = takingsTable(takings, COLUMNS);
  const rows = lines.map(({ date, who, values, total: sum }) => [formatDay(date), who, ...values, sum]);
  return {
    fileName: `entradas-${toIsoDay({ day: 1, month, year }).slice(0, -3)}.csv`,
    csv: csvOf([[TAKINGS.day, TAKINGS.who, ...methods, TAKINGS.total], ...rows, [TAKINGS.total, '', ...totals, total]]),
  };
}

function columnsOf(takings: readonly Taking[]): readonly Method[] {
  return COLUMNS.filter((column) => takings.some(({ method }) => method === column));
}

/** Two of one name are two lines. */
function keyOf({ date, method, by }: Taking): string {
  return `${toIsoDay(date)} ${by?.id ?? (method === 'platform' ? 'platform' : '')}`;
}

function whoOf({ method, by }: Taking): string {
  return by?.name ?? (method === 'platform' ? TAKINGS.online : TAKINGS.nobodyKnows);
}

function sumOf(takings: readonly Taking[]): number {
  return takings.reduce((sum, { value }) => sum + value, 0);
}
