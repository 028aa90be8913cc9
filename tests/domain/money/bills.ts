import { accountOf } from '#domain/agenda/received.ts';
import { isLive } from '#domain/booking/reservation.ts';
import {
  type BillRule,
  type BillWeek,
  billOf,
  owedOf,
  paymentsByPix,
  paymentsOf,
  type WeekPayment,
} from '#domain/series/bill.ts';
import type { Method } from '#domain/ledger/movement.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { type Month, nextMonth } from '#domain/values/days/month.ts';
import type { Books, Held } from './books.ts';
import type { Of } from './deeds.ts';
import type { Series } from './mensalistas.ts';
import { nth, type Outcome, type Reservations } from './reservations.ts';

interface Asked {
  readonly series: Series;
  readonly month: Month;
}

/** What happens to the monthly bills of those who play every week. */
export function openBills({ flow, settle }: Books, { moment }: Reservations, all: readonly Series[], rule: BillRule) {
  /** PIX that nobody has paid yet. */
  const codes: (Asked & { readonly amount: number })[] = [];

  const liveIn = ({ series, month }: Asked) => inMonth(series, month).filter(isLive);

  function billAt(asked: Asked) {
    const { account, price } = asked.series;
    const weeks = liveIn(asked).map((held): BillWeek => {
      const { received: paid, discounted } = accountOf(held);
      return { day: held.date, reservation: toIsoDay(held.date), total: held.totalValue, paid, discounted };
    });
    const today = moment().day;
    const bill = billOf(weeks, { month: asked.month, rule, today, balance: account.credit, isForgiven: false });
    const made = inMonth(asked.series, asked.month);
    const skipped = made.filter((held) => !isLive(held)).length;
    const { total, paid, discounted, credit, left } = bill;
    const isRight =
      total === price * (made.length - skipped) &&
      left === total - paid - discounted - credit &&
      left >= 0 &&
      credit <= account.credit;
    if (!isRight) throw new Error(`Of ${made.length} weeks at ${price}, ${skipped} skipped: ${JSON.stringify(bill)}`);
    return { ...bill, weeks };
  }

  function settleWeeks(asked: Asked, payments: readonly WeekPayment[], method: Method | null) {
    const live = liveIn(asked);
    for (const { reservation, credit, received } of payments) {
      const held = live.find(({ date }) => toIsoDay(date) === reservation);
      if (held && credit > 0) settle(held, credit, 'player_credit');
      if (held && received > 0) settle(held, received, method);
    }
    if (billAt(asked).weeks.some((week) => owedOf(week) !== 0)) throw new Error('A bill that was paid is owed');
  }

  function askedBy({ which, months }: { readonly which: number; readonly months: number }): Asked | undefined {
    const series = nth(all, which);
    let month: Month = moment().day;
    for (let passes = 0; passes < months; passes += 1) month = nextMonth(month);
    return series && { series, month };
  }

  return {
    payBill(told: Of<'payBill'>): Outcome {
      const asked = askedBy(told);
      const bill = asked && billAt(asked);
      if (!bill || bill.left + bill.credit === 0) return false;
      settleWeeks(asked, paymentsOf(bill.weeks, bill.credit), told.method);
      return bill.credit > 0 ? 'credit' : 'done';
    },

    forgiveBill(told: Of<'forgiveBill'>): Outcome {
      const asked = askedBy(told);
      const bill = asked && billAt(asked);
      if (!bill || bill.left + bill.credit === 0) return false;
      settleWeeks(asked, paymentsOf(bill.weeks, 0), null);
      return 'done';
    },

    askPix(told: Of<'askPix'>): Outcome {
      const asked = askedBy(told);
      const amount = asked?.series.account.hasAccount ? billAt(asked).left : 0;
      if (asked && amount > 0) codes.push({ ...asked, amount });
      return amount > 0 && 'done';
    },

    /** In time or long after: the bill of now decides. */
    payBillByPix({ which }: Of<'payBillByPix'>): Outcome {
      const code = nth(codes, which);
      if (!code) return false;
      codes.splice(codes.indexOf(code), 1);
      const { account } = code.series;
      const payments = paymentsByPix(billAt(code), code.amount);
      const falls = payments?.reduce((sum, { received }) => sum + received, 0) ?? code.amount;
      if (falls !== code.amount) throw new Error(`${code.amount} came, and ${falls} fall on the weeks`);
      if (payments) settleWeeks(code, payments, 'platform');
      else
        for (const value of [code.amount, -code.amount])
          flow(account, value > 0 ? 'payment' : 'refund', 'platform', value);
      return payments ? 'done' : 'back';
    },
  };
}

function inMonth({ weeks }: Series, { month, year }: Month): Held[] {
  return weeks.filter(({ date }) => date.month === month && date.year === year);
}
