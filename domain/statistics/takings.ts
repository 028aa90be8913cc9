import { Schema } from 'effect';
import { DESK_METHODS, Method, METHOD_NAMES } from '../ledger/movement.ts';
import { compareDays, Day, toIsoDay } from '../values/days/day.ts';
import { Id, Instant } from '../values/id.ts';
import { SignedReais } from '../values/money.ts';
import { Clerk } from '../till/till.ts';
import { groupBy } from '../values/groupBy.ts';

const TakingTill = Schema.Struct({ id: Id, openedAt: Instant }).pipe(Schema.encodeKeys({ id: '_id' }));
type TakingTill = typeof TakingTill.Type;

/**
 * What one person received by one method on one day of the arena's calendar, in one till or without one. What is paid with a
 * player's credit is in none, for it came in before. Of `platform` it is what players paid by PIX.
 */
export const Taking = Schema.Struct({
  date: Day,
  method: Method,
  /** Missing of `platform`, and where nobody knows. */
  by: Schema.optionalKey(Clerk),
  /** The till that was open; missing if none was. */
  till: Schema.optionalKey(TakingTill),
  /** What came in, less the payments that were taken back: below zero where those are of another day. */
  received: SignedReais,
  /** What was given back, less the returns that were taken back. */
  returned: SignedReais,
  /** The part of `received` for vouchers. */
  hoursSold: SignedReais,
  /** The part of `received` for products. */
  products: SignedReais,
  /** `received` − `returned` */
  value: SignedReais,
});
export type Taking = typeof Taking.Type;

/** What one person let off on a day, and what was kept of the cancelled reservations of that day. No money moves by it. */
export const TakingNote = Schema.Struct({
  date: Day,
  by: Schema.optionalKey(Clerk),
  /** The player cancelled what was paid by PIX. */
  isOnline: Schema.optionalKey(Schema.Literal(true)),
  discounts: SignedReais,
  /** It was received before, on whatever day. */
  kept: SignedReais,
});
export type TakingNote = typeof TakingNote.Type;

/** What came in during a month. */
export interface Takings {
  readonly takings: readonly Taking[];
  readonly notes: readonly TakingNote[];
}

/** The methods by which money comes or goes, in the order of the columns. */
export const MONEY_METHODS = [...DESK_METHODS, 'unknown', 'platform'] as const satisfies readonly Method[];

export const TAKINGS = {
  day: 'Dia',
  who: 'Quem recebeu',
  total: 'Total',
  till: 'Caixa',
  noTill: 'Sem caixa',
  online: 'PIX on-line',
  nobodyKnows: 'Não informado',
} as const;

/** What is told beside the money by methods, in the order of the columns. */
const OTHERS = {
  returned: 'Devolvido',
  hoursSold: 'Horas vendidas',
  products: 'Produtos',
  discounts: 'Descontos',
  kept: 'Sinais mantidos',
} as const;
export type Other = keyof typeof OTHERS;
export const ALL_OTHERS: readonly Other[] = ['returned', 'hoursSold', 'products', 'discounts', 'kept'];

/** A day and a person: what they received by each method of the table, in its order, all together, and the others likewise. Centavos. */
export interface TakingsLine {
  readonly date: Day;
  readonly who: string;
  /** Where lines are apart by tills. */
  readonly till: TakingTill | undefined;
  readonly values: readonly number[];
  readonly total: number;
  readonly others: readonly number[];
}

interface Columns {
  readonly methods: readonly Method[];
  readonly others: readonly Other[];
  /** Whether what came into different tills stands in lines of its own. */
  readonly byTill: boolean;
}

type Either = Taking | TakingNote;

/** The takings as a table: a line for each day and person, and a column for each method and each other thing that any has. */
export function takingsTable(month: Takings, columns: Columns = columnsOf(month)) {
  const all: readonly Either[] = [...month.takings, ...month.notes];
  const lines = groupBy(all, (one) => keyOf(one, columns));
  const lineOf = (some: readonly Either[]) => {
    const money = some.filter(isTaking);
    return {
      values: columns.methods.map((column) => valueOf(money.filter(({ method }) => method === column))),
      total: valueOf(money),
      others: columns.others.map((other) => otherOf(some, other)),
    };
  };
  return {
    methods: columns.methods.map((method) => METHOD_NAMES[method]),
    others: columns.others.map((other) => OTHERS[other]),
    lines: [...lines.values()]
      .flatMap((some): TakingsLine[] =>
        some.slice(0, 1).map((first) => {
          const till = columns.byTill && isTaking(first) ? first.till : undefined;
          return { date: first.date, who: whoOf(first), till, ...lineOf(some) };
        }),
      )
      .toSorted((a, b) => compareDays(a.date, b.date) || a.who.localeCompare(b.who, 'pt-BR')),
    totals: lineOf(all),
  };
}

/** What a month comes to, in centavos. */
export function takingsSums(month: Takings) {
  const received = month.takings.reduce((sum, taking) => sum + taking.received, 0);
  const others = [...month.takings, ...month.notes];
  const [returned = 0, hoursSold = 0, products = 0, discounts = 0, kept = 0] = ALL_OTHERS.map((other) =>
    otherOf(others, other),
  );
  return { received, returned, total: received - returned, hoursSold, products, discounts, kept };
}

export interface TillTakings {
  /** `none`: while no till was open; `online`: by PIX, which comes into none. */
  readonly till: TakingTill | 'none' | 'online';
  readonly received: number;
  readonly returned: number;
  readonly total: number;
}

/** What came into each till of a month, the oldest first, and what came into none. */
export function takingsByTill(takings: readonly Taking[]): TillTakings[] {
  const placeOf = ({ till, method }: Taking) => till ?? (method === 'platform' ? 'online' : 'none');
  const keyed = groupBy(takings, (taking) => {
    const place = placeOf(taking);
    return typeof place === 'string' ? place : place.id;
  });
  const orderOf = ({ till }: TillTakings) =>
    typeof till === 'string' ? (till === 'none' ? Number.MAX_VALUE : Infinity) : till.openedAt.getTime();
  return [...keyed.values()]
    .flatMap((some) =>
      some.slice(0, 1).map((first): TillTakings => {
        const received = some.reduce((sum, taking) => sum + taking.received, 0);
        return { till: placeOf(first), received, returned: received - valueOf(some), total: valueOf(some) };
      }),
    )
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

function columnsOf({ takings, notes }: Takings): Columns {
  return {
    methods: MONEY_METHODS.filter((column) => takings.some(({ method }) => method === column)),
    others: ALL_OTHERS.filter((other) => [...takings, ...notes].some((one) => otherOf([one], other) !== 0)),
    byTill: false,
  };
}

function isTaking(one: Either): one is Taking {
  return 'method' in one;
}

function isOnline(one: Either): boolean {
  return isTaking(one) ? one.method === 'platform' : one.isOnline === true;
}

/** Two of one name are two lines. */
function keyOf(one: Either, { byTill }: Columns): string {
  const till = byTill && isTaking(one) ? (one.till?.id ?? '') : '';
  return `${toIsoDay(one.date)} ${one.by?.id ?? (isOnline(one) ? 'platform' : '')} ${till}`;
}

function whoOf(one: Either): string {
  return one.by?.name ?? (isOnline(one) ? TAKINGS.online : TAKINGS.nobodyKnows);
}

function otherOf(some: readonly Either[], other: Other): number {
  const amountIn = (one: Either): number => {
    if (isTaking(one)) return other === 'discounts' || other === 'kept' ? 0 : one[other];
    return other === 'discounts' || other === 'kept' ? one[other] : 0;
  };
  return some.reduce((sum, one) => sum + amountIn(one), 0);
}

function valueOf(takings: readonly Taking[]): number {
  return takings.reduce((sum, { value }) => sum + value, 0);
}
