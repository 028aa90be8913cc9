import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, compareDays, type Day, daysBetween, fromIsoDay } from '#domain/values/days/day.ts';
import {
  type BillState,
  type BillWeek,
  billOf,
  byUrgency,
  owedOf,
  paymentsOf,
  summaryOf,
} from '#domain/series/bill.ts';

const MONTH = { month: 2, year: 2028 };
const FIRST = fromIsoDay('2028-02-01');
const someDay = fc.integer({ min: -40, max: 80 }).map((days) => addDays(FIRST, days));

const week: fc.Arbitrary<BillWeek> = fc
  .record({
    on: fc.integer({ min: 0, max: 28 }),
    total: fc.integer({ min: 0, max: 500_00 }),
    paid: fc.double({ min: 0, max: 1, noNaN: true }),
    discounted: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ on, total, ...shares }) => {
    const paid = Math.floor(total * shares.paid);
    const discounted = Math.floor((total - paid) * shares.discounted);
    return { day: addDays(FIRST, on), reservation: `r${on}`, total, paid, discounted };
  });
const weeks = fc.uniqueArray(week, { maxLength: 5, selector: ({ reservation }) => reservation });
const balance = fc.integer({ min: 0, max: 1_000_00 });
const rule = fc.record({
  dueDay: fc.integer({ min: 1, max: 28 }),
  graceDays: fc.option(fc.integer({ min: 1, max: 60 })),
});
const about = fc.record({ rule, balance, today: someDay, isForgiven: fc.boolean() });

type About = Parameters<typeof billOf>[1];
const bill = (of: readonly BillWeek[], told: Omit<About, 'month'>) => billOf(of, { month: MONTH, ...told });
const owed = (of: readonly BillWeek[]) => of.reduce((sum, one) => sum + owedOf(one), 0);
const RANKS = { open: 0, due: 1, late: 2, paid: 3, forgiven: 3 };

describe('a bill', () => {
  it('is the sum of its weeks, to the centavo, and never below zero', () => {
    fc.assert(
      fc.property(weeks, about, (of, told) => {
        const { total, paid, discounted, credit, left } = bill(of, told);
        expect(total).toBe(of.reduce((sum, one) => sum + one.total, 0));
        expect(left).toBe(total - paid - discounted - credit);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(credit).toBeLessThanOrEqual(told.balance);
      }),
    );
  });

  it('is lower by what a skipped week owed', () => {
    fc.assert(
      fc.property(weeks, about, (of, told) => {
        const [skipped, ...rest] = of;
        if (!skipped) return;
        const [before, after] = [bill(of, told), bill(rest, told)];
        expect(before.left + before.credit - after.left - after.credit).toBe(owedOf(skipped));
      }),
    );
  });

  it('is paid or forgiven exactly when nothing is owed', () => {
    fc.assert(
      fc.property(weeks, about, (of, told) => {
        expect(['paid', 'forgiven'].includes(bill(of, told).state)).toBe(owed(of) === 0);
      }),
    );
  });

  it('goes from open to due to late and never back while nobody pays', () => {
    fc.assert(
      fc.property(weeks, about, fc.nat(60), (of, told, later) => {
        const then = { ...told, today: addDays(told.today, later) };
        expect(RANKS[bill(of, then).state]).toBeGreaterThanOrEqual(RANKS[bill(of, told).state]);
      }),
    );
  });

  it('is never late before a week that is owed was played, nor in time for ever', () => {
    fc.assert(
      fc.property(weeks, about, (of, told) => {
        const unpaid = of.filter((one) => owedOf(one) > 0);
        const isLate = bill(of, told).state === 'late';
        if (isLate) expect(unpaid.some(({ day }) => compareDays(day, told.today) < 0)).toBe(true);
        const { state } = bill(of, { ...told, today: fromIsoDay('2028-03-01'), balance: 0 });
        if (unpaid.some(({ day }) => compareDays(day, fromIsoDay('2028-03-01')) < 0)) expect(state).toBe('late');
      }),
    );
  });

  it('that credit pays is not late, and asks for nothing', () => {
    fc.assert(
      fc.property(weeks, about, (of, told) => {
        const { state, left } = bill(of, { ...told, balance: owed(of) });
        expect(left).toBe(0);
        expect(state).not.toBe('late');
      }),
    );
  });
});

describe('its payment', () => {
  it('settles each week that is owed, and takes exactly the credit', () => {
    fc.assert(
      fc.property(weeks, about, (of, told) => {
        const { credit, left } = bill(of, told);
        const payments = paymentsOf(of, credit);
        const sum = (part: 'credit' | 'received') => payments.reduce((total, one) => total + one[part], 0);
        expect([sum('credit'), sum('received')]).toEqual([credit, left]);
        const owing = new Map(of.map((one) => [one.reservation, owedOf(one)]));
        for (const one of payments) {
          expect(one.credit + one.received).toBe(owing.get(one.reservation));
          expect(one.credit + one.received).toBeGreaterThan(0);
          expect(Math.min(one.credit, one.received)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('the due day', () => {
  const at = (iso: string, paid: number): BillWeek => {
    return { day: fromIsoDay(iso), reservation: iso, total: 100_00, paid, discounted: 0 };
  };
  const dueOf = (of: readonly BillWeek[], today: Day = FIRST) =>
    bill(of, { rule: { dueDay: 10, graceDays: null }, today, balance: 0, isForgiven: false }).due;

  it('is the arena’s, or the first week that is owed when that comes later', () => {
    expect(dueOf([at('2028-02-01', 0), at('2028-02-08', 0)])).toEqual(fromIsoDay('2028-02-10'));
    expect(dueOf([at('2028-02-22', 0), at('2028-02-29', 0)])).toEqual(fromIsoDay('2028-02-22'));
    // All but a week that came back after the bill was paid.
    expect(dueOf([at('2028-02-01', 100_00), at('2028-02-22', 0)])).toEqual(fromIsoDay('2028-02-22'));
  });
});

describe('the day on which the hours are free', () => {
  const graceFrom = fc.option(someDay, { nil: undefined });

  it('comes after as many days of grace as the arena gives, from the due day or from when it chose', () => {
    fc.assert(
      fc.property(weeks, about, graceFrom, (of, told, from) => {
        const { ends, due, left } = bill(of, { ...told, graceFrom: from });
        const { graceDays } = told.rule;
        expect(ends !== undefined).toBe(left > 0 && graceDays !== null);
        if (!ends || graceDays === null) return;
        expect(daysBetween(due, ends)).toBeGreaterThan(graceDays);
        if (from) expect(daysBetween(from, ends)).toBeGreaterThan(graceDays);
        expect(Math.min(daysBetween(due, ends), from ? daysBetween(from, ends) : Infinity)).toBe(graceDays + 1);
      }),
    );
  });
});

describe('the bills of a month', () => {
  const of = (state: BillState, left: number, paid: number) => {
    const figures = { total: left + paid, paid, left, credit: 0, discounted: 0, due: FIRST, state };
    const where = { arenaName: '', courtName: '', weekday: 2, startHour: 18, hours: 1, weeks: [], takesPix: false };
    return { series: `${state} ${left}`, month: MONTH, ...where, ...figures };
  };
  const bills = [
    of('paid', 0, 100),
    of('open', 30, 5),
    of('late', 20, 0),
    of('forgiven', 0, 0),
    of('due', 7, 0),
    of('late', 1, 0),
  ];

  it('show who is late first, and nobody’s order changes without need', () => {
    const shown = byUrgency(bills).map(({ series }) => series);
    expect(shown).toEqual(['late 20', 'late 1', 'due 7', 'open 30', 'paid 0', 'forgiven 0']);
  });

  it('come to the sum of each', () => {
    expect(summaryOf(bills)).toEqual({ paid: 105, left: 58, late: 2 });
  });
});
