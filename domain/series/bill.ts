import { Schema } from 'effect';
import { DESK_METHODS } from '../ledger/movement.ts';
import { Id, Instant } from '../values/id.ts';
import { addDays, compareDays, type Day, IsoDay } from '../values/days/day.ts';
import { Reais, TotalReais } from '../values/money.ts';
import { MonthlySum } from './monthlySum.ts';
import { firstOf, IsoMonth, type Month } from '../values/days/month.ts';
import { SkipBounds } from './skipRule.ts';
import { filledText } from '../values/text/text.ts';

/** The last day of a month that every month has. */
export const LAST_DUE_DAY = 28;
const MAX_GRACE_DAYS = 60;
const MAX_REASON = 200;

function between(minimum: number, maximum: number, message: string) {
  return Schema.Int.check(Schema.isBetween({ minimum, maximum }, { message }));
}

/** When the bills of an arena are due, and what becomes of a late one. */
export const BillRule = Schema.Struct({
  /** The day of the month. */
  dueDay: between(1, LAST_DUE_DAY, `Escolha um dia de 1 a ${LAST_DUE_DAY}.`),
  /** How many days late a bill may be before its series ends by itself; null: it never does. */
  graceDays: Schema.NullOr(between(1, MAX_GRACE_DAYS, `Escolha de 1 a ${MAX_GRACE_DAYS} dias.`)),
  ...SkipBounds,
});
export type BillRule = typeof BillRule.Type;

/** What an arena has until it chooses. */
export const DEFAULT_DUE_DAY = 10;

/**
 * `open`: its month has not begun; `due`: it can be paid in time; `late`: its due day is over; `paid`: nothing of it is owed;
 * `forgiven`: likewise, since the arena let it off.
 */
const BILL_STATES = ['open', 'due', 'late', 'paid', 'forgiven'] as const;
export type BillState = (typeof BILL_STATES)[number];

/** A week of a bill, which is a reservation. What it owes is `total` less the two. */
export const BillWeek = Schema.Struct({
  /** The series' own day; `playedOn` is the one to which its reservation was moved, if it was. */
  day: IsoDay,
  reservation: Id,
  playedOn: Schema.optionalKey(IsoDay),
  total: Reais,
  paid: Reais,
  discounted: Reais,
});
export type BillWeek = typeof BillWeek.Type;

/** What a bill comes to. All sums are of its weeks: `left` = total − paid − discounted − credit. */
const Figures = {
  total: TotalReais,
  paid: TotalReais,
  discounted: TotalReais,
  /** The part of what is owed that the arena's debt to the player pays. */
  credit: TotalReais,
  /** What is to be received. */
  left: TotalReais,
  /** The last day on which it is in time. */
  due: IsoDay,
  /** Of a bill that is owed: the day on which its series ends by itself, where the arena has chosen that. */
  ends: Schema.optionalKey(IsoDay),
  state: Schema.Literals(BILL_STATES),
};

/** What a mensalista is asked for a month: made anew from the weeks whenever it is read. */
export const Bill = Schema.Struct({
  series: Id,
  month: IsoMonth,
  arenaName: Schema.String,
  courtName: Schema.String,
  weekday: Schema.Int,
  startHour: Schema.Int,
  hours: Schema.Int,
  player: Schema.optionalKey(Schema.Struct({ id: Id, name: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' }))),
  guestPlayerName: Schema.optionalKey(Schema.String),
  guestPhone: Schema.optionalKey(Schema.String),
  weeks: Schema.Array(BillWeek),
  /** Where a sum of the month is agreed. */
  monthly: Schema.optionalKey(MonthlySum),
  /** Whether the arena lets its player pay it by PIX through the platform. */
  takesPix: Schema.Boolean,
  ...Figures,
  /** When the arena let it off, and why; only the arena sees it. */
  forgiven: Schema.optionalKey(Schema.Struct({ at: Instant, reason: Schema.String })),
});
export type Bill = typeof Bill.Type;
type BillFigures = Pick<Bill, keyof typeof Figures>;

/** What the bills of an arena's month come to. */
export const BillSummary = Schema.Struct({
  paid: TotalReais,
  left: TotalReais,
  /** How many are late. */
  late: Schema.Int,
});
export type BillSummary = typeof BillSummary.Type;

/** The bill that a person has before them: it is paid or forgiven exactly so, or not at all. */
const Seen = { month: IsoMonth, credit: TotalReais, left: TotalReais };

/** How a bill is paid at the arena: the credit first, and what is left by this method. */
export const BillPayment = Schema.Struct({ ...Seen, method: Schema.Literals(DESK_METHODS) });

/** Of which month a player pays the bill by PIX, and the sum that they saw. */
export const BillPix = Schema.Struct({ month: IsoMonth, left: TotalReais });

/** Why the arena lets a bill off. */
export const BillForgiveness = Schema.Struct({
  ...Seen,
  reason: filledText('Escreva o motivo.').check(
    Schema.isMaxCodePoints(MAX_REASON, { message: `O motivo precisa ter no máximo ${MAX_REASON} caracteres.` }),
  ),
});

interface Circumstances {
  readonly month: Month;
  readonly rule: BillRule;
  /** The days of grace count from this day at the earliest. */
  readonly graceFrom?: Day | undefined;
  /** By the arena's clock. */
  readonly today: Day;
  /** All that the arena owes the player, in centavos. */
  readonly balance: number;
  readonly isForgiven: boolean;
}

/** What a week still owes, in centavos. */
export function owedOf({ total, paid, discounted }: Pick<BillWeek, 'total' | 'paid' | 'discounted'>): number {
  return total - paid - discounted;
}

/** What weeks come to as the bill of their month. */
export function billOf(
  weeks: readonly BillWeek[],
  { month, rule, graceFrom, today, balance, isForgiven }: Circumstances,
) {
  const sum = (of: (week: BillWeek) => number) => weeks.reduce((total, week) => total + of(week), 0);
  const owed = sum(owedOf);
  const credit = Math.min(balance, owed);
  const figures = { total: sum(({ total }) => total), paid: sum(({ paid }) => paid), credit, left: owed - credit };
  const discounted = sum((week) => week.discounted);
  const due = dueDayOf(weeks, month, rule);
  const state = (): BillState => {
    if (owed === 0) return isForgiven && discounted > 0 ? 'forgiven' : 'paid';
    if (compareDays(today, firstOf(month)) < 0) return 'open';
    return compareDays(today, due) > 0 && figures.left > 0 ? 'late' : 'due';
  };
  const ends = figures.left > 0 ? endOf(due, rule, graceFrom) : undefined;
  return { ...figures, discounted, due, ...(ends && { ends }), state: state() } satisfies BillFigures;
}

/** The first day on which the hours of a bill that stays unpaid are free. */
function endOf(due: Day, { graceDays }: BillRule, from: Day = due): Day | undefined {
  const begins = compareDays(from, due) > 0 ? from : due;
  return graceDays === null ? undefined : addDays(begins, graceDays + 1);
}

const URGENCY: Readonly<Record<BillState, number>> = { late: 0, due: 1, open: 2, paid: 3, forgiven: 4 };

/** Those that are late first, then those that are still owed; else in the given order. */
export function byUrgency(bills: readonly Bill[]): Bill[] {
  return bills.toSorted((a, b) => URGENCY[a.state] - URGENCY[b.state]);
}

export function summaryOf(bills: readonly Bill[]): BillSummary {
  const sum = (of: (bill: Bill) => number) => bills.reduce((total, bill) => total + of(bill), 0);
  return {
    paid: sum(({ paid }) => paid),
    left: sum(({ left }) => left),
    late: bills.filter(({ state }) => state === 'late').length,
  };
}

/** The arena's day of the month, but never before the first week that is owed was played: nobody is late for what is to come. */
function dueDayOf(weeks: readonly BillWeek[], month: Month, { dueDay }: BillRule): Day {
  const ofMonth = { ...month, day: dueDay };
  const [first] = weeks
    .filter((week) => owedOf(week) > 0)
    .map(({ day }) => day)
    .toSorted(compareDays);
  return first && compareDays(first, ofMonth) > 0 ? first : ofMonth;
}

/** What is received for one week of a bill, in centavos. */
export interface WeekPayment {
  readonly reservation: string;
  readonly credit: number;
  readonly received: number;
}

/** How a bill's payment falls on the weeks that are owed, the first ones from the credit. */
export function paymentsOf(weeks: readonly BillWeek[], credit: number): WeekPayment[] {
  let rest = credit;
  return weeks
    .filter((week) => owedOf(week) > 0)
    .map((week) => {
      const ofCredit = Math.min(rest, owedOf(week));
      rest -= ofCredit;
      return { reservation: week.reservation, credit: ofCredit, received: owedOf(week) - ofCredit };
    });
}

/**
 * How the money of a PIX falls on the weeks of a bill. It pays it whole or not at all, exactly what it still asks for: whatever
 * else was done since the PIX was made, such as a week that was skipped or the desk that was faster, sends all of it back.
 */
export function paymentsByPix(
  bill: Pick<Bill, 'weeks' | 'credit' | 'left'>,
  amount: number,
): WeekPayment[] | undefined {
  return bill.left === amount ? paymentsOf(bill.weeks, bill.credit) : undefined;
}
