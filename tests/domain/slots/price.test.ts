import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, compareDays, type Day, weekdayOf } from '#domain/values/days/day.ts';
import { byNarrowness, doOverlap } from '#domain/slots/narrowness.ts';
import { type DecidingRule, pricesInWeek, ruleAt, rulesOn } from '#domain/slots/price.ts';
import type { OpeningHours } from '#domain/opening/opening.ts';
import { isSameScope, type PriceScope } from '#domain/slots/priceRule.ts';

const FIRST: Day = { day: 26, month: 12, year: 2026 };
const COURTS = ['a', 'b', 'c'];
const WEEK = [0, 1, 2, 3, 4, 5, 6];
const WEEKEND = [0, 6];

// Few days, hours and courts, so that rules meet often; the years between are long enough to count as 'always'.
const day = fc.oneof(fc.integer({ min: 0, max: 16 }), fc.constantFrom(400, 800)).map((days) => addDays(FIRST, days));
const scope = fc
  .record({
    weekdays: fc.subarray(WEEK, { minLength: 1 }),
    hours: fc.subarray([7, 8, 9, 24], { minLength: 2, maxLength: 2 }),
    courts: fc.option(fc.subarray(COURTS, { minLength: 1 }), { nil: undefined }),
    from: fc.option(day, { nil: undefined }),
    until: fc.option(day, { nil: undefined }),
  })
  .filter(({ from, until }) => !from || !until || compareDays(from, until) <= 0)
  .map(({ hours: [fromHour = 0, untilHour = 24], courts, from, until, weekdays }) => ({
    weekdays,
    fromHour,
    untilHour,
    ...(courts && { courts }),
    ...(from && { from }),
    ...(until && { until }),
  }));
const rules = fc
  .array(scope, { maxLength: 6 })
  .map((scopes) => scopes.map((of, index): DecidingRule => ({ ...of, id: `rule-${index}`, price: index })));

/** Every cell that a scope has within what the tests look at, a little before and after its days. */
const DAYS = [-9, -8, -7, -6, -5, -4, -3, -2, -1, ...Array.from({ length: 820 }, (_, index) => index)].map((days) =>
  addDays(FIRST, days),
);
function cellsOf(one: PriceScope): Set<string> {
  const cells = new Set<string>();
  for (const on of DAYS) {
    if (!one.weekdays.includes(weekdayOf(on))) continue;
    if ((one.from && compareDays(on, one.from) < 0) || (one.until && compareDays(on, one.until) > 0)) continue;
    for (const court of [...COURTS, 'another']) {
      if (one.courts && !one.courts.includes(court)) continue;
      for (const hour of [7, 8, 9, 23]) {
        if (hour >= one.fromHour && hour < one.untilHour)
          cells.add(`${on.year}-${on.month}-${on.day} ${court} ${hour}`);
      }
    }
  }
  return cells;
}

/** What both have; it may be nothing. */
function shared(a: PriceScope, b: PriceScope): PriceScope {
  const courts = a.courts && b.courts ? a.courts.filter((court) => b.courts?.includes(court)) : (a.courts ?? b.courts);
  const from = [a.from, b.from]
    .filter((on) => on !== undefined)
    .toSorted(compareDays)
    .at(-1);
  const until = [a.until, b.until]
    .filter((on) => on !== undefined)
    .toSorted(compareDays)
    .at(0);
  return {
    weekdays: a.weekdays.filter((weekday) => b.weekdays.includes(weekday)),
    fromHour: Math.max(a.fromHour, b.fromHour),
    untilHour: Math.min(a.untilHour, b.untilHour),
    ...(courts && { courts }),
    ...(from && { from }),
    ...(until && { until }),
  };
}

const narrower = (a: PriceScope, b: PriceScope) => byNarrowness({ ...a, id: 'old' }, { ...b, id: 'young' }) < 0;
const always = { weekdays: WEEK, fromHour: 0, untilHour: 24 };
const mornings = { weekdays: WEEKEND, fromHour: 7, untilHour: 12 };
const january = { day: 1, month: 1, year: 2027 };

describe('the narrower rule', () => {
  // Red without any one of the numbers in `widthOf` but the courts', of which the next test knows.
  test('is always the one whose hours all are the other’s too', () => {
    fc.assert(
      fc.property(scope, scope, (one, b) => {
        const a = shared(one, b);
        const [cells, all] = [cellsOf(a).size, cellsOf(b).size];
        fc.pre(cells > 0 && cells < all);
        expect(narrower(a, b)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('is found in one order, whatever rules there are', () => {
    fc.assert(
      fc.property(rules, fc.integer(), (all, seed) => {
        const shuffled = all.toSorted((a, b) => ((a.price * 7 + seed) % 5) - ((b.price * 7 + seed) % 5));
        expect(shuffled.toSorted(byNarrowness)).toEqual(all.toSorted(byNarrowness));
        for (const a of all) for (const b of all) expect(byNarrowness(a, b) + byNarrowness(b, a)).toBe(0);
      }),
    );
  });

  test.each([
    ['named courts before all', { ...always, courts: ['a', 'b'] }, mornings],
    ['one court before two', { ...always, courts: ['a'] }, { ...mornings, courts: ['a', 'b'] }],
    ['weekend mornings before a price from January on', mornings, { ...always, from: january }],
    ['four days of carnival before weekend mornings', { ...always, from: FIRST, until: addDays(FIRST, 3) }, mornings],
    ['weekend mornings before a season of 90 days', mornings, { ...always, from: FIRST, until: addDays(FIRST, 89) }],
    ['a price from January on before one for always', { ...always, from: january }, always],
    ['the later beginning', { ...always, from: january }, { ...always, from: FIRST }],
    ['the earlier end', { ...always, until: FIRST }, { ...always, until: january }],
    ['a beginning before an end', { ...always, from: FIRST }, { ...always, until: FIRST }],
  ])('is: %s', (_, a, b) => {
    expect([narrower(a, b), narrower(b, a)]).toEqual([true, false]);
  });

  // Red with `compareTexts(a.id, b.id)`.
  test('of two that are as narrow is the newer', () => {
    const [old, young] = [
      { ...mornings, id: '01' },
      { ...mornings, weekdays: [1, 2], id: '02' },
    ];
    expect([old, young].toSorted(byNarrowness)).toEqual([young, old]);
  });
});

// Red without a condition of `isOn`, of `ruleAt` or of `doOverlap`.
test('a cell is decided by the first of the rules that have it, and rules that share a cell overlap', () => {
  fc.assert(
    fc.property(rules, (all) => {
      const ofRules = new Map(all.map((rule) => [rule.id, cellsOf(rule)]));
      for (const on of DAYS.slice(0, 30)) {
        const ofDay = rulesOn(on, all);
        for (const court of [...COURTS, 'another']) {
          for (const hour of [7, 8, 9, 23]) {
            const cell = `${on.year}-${on.month}-${on.day} ${court} ${hour}`;
            const having = all.filter(({ id }) => ofRules.get(id)?.has(cell)).toSorted(byNarrowness);
            expect(ruleAt(ofDay, court, hour)).toEqual(having[0]);
          }
        }
      }
      for (const a of all) {
        for (const b of all) {
          const share = [...(ofRules.get(a.id) ?? [])].some((cell) => ofRules.get(b.id)?.has(cell));
          expect(doOverlap(a, b)).toBe(share);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('the same hours are the same however they are written', () => {
  expect(
    isSameScope({ ...mornings, courts: ['a', 'b'] }, { ...mornings, weekdays: [6, 0, 6], courts: ['b', 'a'] }),
  ).toBe(true);
  for (const other of [
    { ...mornings, untilHour: 13 },
    { ...mornings, courts: ['a'] },
    { ...mornings, from: FIRST },
  ]) {
    expect(isSameScope(mornings, other)).toBe(false);
  }
});

test('a week’s prices are those of every court; without rules each hour has one', () => {
  const slots = [
    { startHour: 7, price: 50 },
    { startHour: 12, price: 60 },
  ];
  const prices = (courts: readonly string[], of: readonly DecidingRule[], opening: OpeningHours | null = null) => [
    ...new Set(
      pricesInWeek(FIRST, { slots, courts, rules: of, opening }).map(({ startHour, price }) => `${startHour} ${price}`),
    ),
  ];
  const rule = { ...mornings, id: 'r', price: 80 };
  expect(prices(COURTS, [])).toEqual(['7 50', '12 60']);
  expect(prices(COURTS, [{ ...rule, courts: ['b'] }]).toSorted()).toEqual(['12 60', '7 50', '7 80']);
  expect(prices([], [rule]).toSorted()).toEqual(['12 60', '7 50', '7 80']);
  expect(prices(COURTS, [{ ...rule, ...always, from: january }]).toSorted()).toEqual([
    '12 60',
    '12 80',
    '7 50',
    '7 80',
  ]);
  expect(prices(COURTS, [{ ...rule, from: addDays(FIRST, 7) }])).toEqual(['7 50', '12 60']);
  // An hour that is closed on each weekday, or where its price holds, has none. Red without `open` in price.ts.
  const from12 = { fromHour: 12, untilHour: 13 };
  expect(
    prices(
      COURTS,
      [],
      WEEK.map(() => [from12]),
    ),
  ).toEqual(['12 60']);
  expect(
    prices(
      COURTS,
      [rule],
      WEEK.map((day) => (WEEKEND.includes(day) ? [] : [{ fromHour: 0, untilHour: 24 }])),
    ),
  ).toEqual(['7 50', '12 60']);
  expect(
    prices(
      COURTS,
      [],
      WEEK.map(() => []),
    ),
  ).toEqual([]);
});
