import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bearerOf,
  FIFTH_WEEKS,
  type MonthlySum,
  monthsAhead,
  MOST_MONTHLY,
  SKIPPED_WEEKS,
  takenBack,
  usualShare,
  weekPrice,
} from '#domain/series/monthlySum.ts';
import { skipFaultOf } from '#domain/series/skipRule.ts';
import { firstDays } from '#domain/series/weeks.ts';
import { sweep } from '../../sweep.ts';
import { addDays, compareDays, type Day, fromIsoDay, isSameDay, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';

/** All of them once before a release, and a part in each gate. */
const CASES = { numRuns: sweep(1_500, 10_000) };
const monthly: fc.Arbitrary<MonthlySum> = fc.record({
  sum: fc.integer({ min: 1, max: MOST_MONTHLY }),
  fifthWeek: fc.constantFrom(...FIFTH_WEEKS),
  skippedWeek: fc.constantFrom(...SKIPPED_WEEKS),
});
const someDay = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays(fromIsoDay('2027-12-01'), days));

/** What a month's weeks cost by the agreement, dealt out centavo by centavo over a calendar that is walked through. */
function dealt({ sum, fifthWeek }: MonthlySum, of: Day): ReadonlyMap<string, number> {
  const isos = new Array<string>();
  for (const at = new Date(Date.UTC(of.year, of.month - 1, 1)); at.getUTCMonth() === of.month - 1;) {
    if (at.getUTCDay() === weekdayOf(of)) isos.push(at.toISOString().slice(0, 10));
    at.setUTCDate(at.getUTCDate() + 1);
  }
  const sharing = fifthWeek === 'included' ? isos : isos.slice(0, 4);
  const shares = new Map(isos.map((iso) => [iso, 0]));
  const [each, odd] = [(sum - (sum % sharing.length)) / sharing.length, sum % sharing.length];
  for (const [place, iso] of sharing.entries()) shares.set(iso, place < odd ? each + 1 : each);
  for (const iso of isos.slice(sharing.length)) shares.set(iso, each);
  return shares;
}

interface Held {
  readonly day: Day;
  total: number;
  state: 'open' | 'paid' | 'closed' | 'skipped';
  carried: number | null;
}

/** A month's weeks as the server has them, with what may happen to each. */
function openMonth(agreed: { readonly price: number; readonly monthly: MonthlySum }, days: readonly Day[]) {
  const { skippedWeek } = agreed.monthly;
  const weeks = days.map((day): Held => ({ day, total: weekPrice(agreed, day), state: 'open', carried: null }));
  /** Those that rain or a rule has let off. */
  const off = new Set<string>();
  const open = () => weeks.filter(({ state }) => state === 'open');
  const at = (which: number) => weeks[which % Math.max(1, weeks.length)];
  const deeds = {
    pay(week: Held) {
      if (week.state === 'open') week.state = 'paid';
    },
    close(week: Held) {
      // What it bears of others goes with it.
      if (week.state !== 'open' || week.total !== weekPrice(agreed, week.day)) return;
      week.state = 'closed';
      off.add(toIsoDay(week.day));
    },
    skip(week: Held) {
      if (week.state !== 'open') return;
      if (skippedWeek === 'stays') {
        const bearer = bearerOf(
          week.day,
          open().filter((one) => one !== week),
        );
        if (!bearer) return;
        bearer.total += week.total;
        week.carried = week.total;
      } else off.add(toIsoDay(week.day));
      week.state = 'skipped';
    },
    restore(week: Held) {
      if (week.state !== 'skipped') return;
      const taken = week.carried === null ? [] : takenBack(agreed, week.carried, open());
      for (const { week: bearer, less } of taken) bearer.total -= less;
      week.total = week.carried === null ? weekPrice(agreed, week.day) : taken.reduce((sum, { less }) => sum + less, 0);
      week.carried = null;
      week.state = 'open';
      off.delete(toIsoDay(week.day));
    },
  };
  const billed = () => weeks.filter(({ state }) => state === 'open' || state === 'paid');
  return { deeds, at, off, billed, weeks };
}

const deed = fc.record({ name: fc.constantFrom('pay', 'close', 'skip', 'restore'), which: fc.nat(4) });

describe('a sum a month', () => {
  // Red with another week's share in `weekPrice`, and when `takenBack` leaves what a week bears.
  it('is what the weeks of each month add up to, less what the rule lets off, whatever happens to them', () => {
    fc.assert(
      fc.property(monthly, someDay, fc.nat(60), fc.array(deed, { maxLength: 12 }), (agreedOn, from, length, done) => {
        const agreed = { price: 0, monthly: agreedOn };
        const weekday = weekdayOf(from);
        const days = firstDays({ weekday, from, until: addDays(from, length) }, 20);
        for (const first of days) {
          const ofMonth = days.filter(({ month }) => month === first.month);
          if (ofMonth[0] !== first) continue;
          const { deeds, at, off, billed, weeks } = openMonth(agreed, ofMonth);
          for (const { name, which } of done) {
            const week = at(which);
            if (week) deeds[name](week);
          }
          const shares = dealt(agreedOn, first);
          const owed = ofMonth.map(toIsoDay).filter((iso) => !off.has(iso));
          const expected = owed.reduce((sum, iso) => sum + (shares.get(iso) ?? Number.NaN), 0);
          expect(billed().reduce((sum, { total }) => sum + total, 0)).toBe(expected);
          expect(weeks.every(({ total }) => Number.isInteger(total) && total >= 0)).toBe(true);
          // Once all that was skipped is back, and nobody has paid for it meanwhile, each week costs its own share again.
          if (done.some(({ name }) => name === 'pay')) continue;
          for (const week of weeks) deeds.restore(week);
          for (const { day, total } of billed()) expect(total).toBe(shares.get(toIsoDay(day)));
        }
      }),
      CASES,
    );
  });

  it('is shown before it is agreed as the bills will be: months begun or ended within, a fifth week, weeks that are skipped', () => {
    fc.assert(
      fc.property(monthly, someDay, fc.nat(200), fc.array(fc.nat(30)), (agreedOn, from, length, out) => {
        const days = firstDays({ weekday: weekdayOf(from), from, until: addDays(from, length) }, 30);
        const skipped = days.filter((_, index) => out.includes(index));
        const shown = monthsAhead(agreedOn, { days, skipped }, 3);
        for (const { month, sum, weeks, ofMonth, before, after, skipped: less } of shown) {
          const own = days.filter((day) => day.month === month.month && day.year === month.year);
          const shares = dealt(agreedOn, own[0] ?? from);
          const played = own.filter((day) => !skipped.some((one) => isSameDay(one, day)));
          expect(sum).toBe(played.reduce((total, day) => total + (shares.get(toIsoDay(day)) ?? Number.NaN), 0));
          expect([weeks, ofMonth]).toEqual([played.length, shares.size]);
          const isos = [...shares.keys()];
          expect(before).toBe(isos.filter((iso) => compareDays(fromIsoDay(iso), from) < 0).length);
          expect(before + after + less + weeks).toBe(ofMonth);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is skipped with effect until the arena’s hour, and as often as it allows', () => {
    const now = new Date('2028-02-01T12:00:00Z');
    const fault = (hoursAhead: number, skipped: number, rule: { noticeHours?: number; aMonth?: number }) =>
      skipFaultOf(
        { noticeHours: null, aMonth: null, skipped, ...rule },
        new Date(now.getTime() + hoursAhead * 3_600_000),
        now,
      );
    expect([fault(0, 9, {}), fault(24, 0, { noticeHours: 24 }), fault(1, 1, { aMonth: 2 })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([fault(23.9, 0, { noticeHours: 24 }), fault(99, 2, { aMonth: 2 })]).toEqual(['late', 'many']);
  });

  it('has a fifth week within it or beside it', () => {
    const fifth = fromIsoDay('2028-02-29');
    const of = (fifthWeek: MonthlySum['fifthWeek'], day: Day) =>
      weekPrice({ price: 0, monthly: { sum: 400_01, fifthWeek, skippedWeek: 'off' } }, day);
    expect([of('included', addDays(fifth, -28)), of('included', fifth)]).toEqual([80_01, 80_00]);
    expect([of('extra', addDays(fifth, -28)), of('extra', fifth)]).toEqual([100_01, 100_00]);
    expect(usualShare({ sum: 400_01 })).toBe(100_00);
    expect(weekPrice({ price: 90_00 }, fifth)).toBe(90_00);
  });
});
