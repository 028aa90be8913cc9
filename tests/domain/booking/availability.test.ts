import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { availabilityOf, effectiveSlot, isBookableHour } from '#domain/slots/availability.ts';
import { addDays, type Day } from '#domain/values/days/day.ts';

const TODAY: Day = { day: 28, month: 2, year: 2026 };
const COURTS = ['court-a', 'court-b', 'court-c'];

const slots = fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { maxLength: 24 }).chain((hours) =>
  fc.tuple(
    ...hours.map((startHour) =>
      fc.record({
        id: fc.constant(`slot-${startHour}`),
        startHour: fc.constant(startHour),
        price: fc.integer({ min: 0, max: 20_000 }),
        isAvailable: fc.boolean(),
      }),
    ),
  ),
);

const alteration = fc.record({
  timeSlot: fc.integer({ min: 0, max: 23 }).map((hour) => `slot-${hour}`),
  court: fc.constantFrom(...COURTS, undefined),
  isAvailable: fc.boolean(),
  price: fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: undefined }),
});

const claim = fc.record({
  court: fc.constantFrom(...COURTS),
  hour: fc.integer({ min: 0, max: 23 }),
  myReservation: fc.option(fc.uuid()),
});

// Which of several rules decides is in tests/domain/slots/price.test.ts.
const rule = fc.record({
  id: fc.constant('rule'),
  weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
  fromHour: fc.integer({ min: 0, max: 12 }),
  untilHour: fc.integer({ min: 13, max: 24 }),
  courts: fc.subarray(COURTS, { minLength: 1 }),
  price: fc.integer({ min: 0, max: 20_000 }),
});

const span = fc.record({ fromHour: fc.integer({ min: 0, max: 23 }), untilHour: fc.integer({ min: 1, max: 24 }) });
const opening = fc.option(fc.array(fc.array(span, { maxLength: 2 }), { minLength: 7, maxLength: 7 }));

const plan = fc.record({
  courts: fc.subarray(COURTS).map((ids) => ids.map((id) => ({ id, name: id }))),
  slots,
  // The database keeps one alteration per slot and court, and one for all courts.
  alterations: fc.uniqueArray(alteration, { selector: ({ timeSlot, court }) => `${timeSlot} ${court}`, maxLength: 40 }),
  rules: fc.array(rule, { maxLength: 1 }),
  opening,
  claims: fc.uniqueArray(claim, { selector: ({ court, hour }) => `${court} ${hour}`, maxLength: 30 }),
  day: fc.integer({ min: -2, max: 2 }).map((days) => addDays(TODAY, days)),
  now: fc.record({ day: fc.constant(TODAY), hour: fc.integer({ min: 0, max: 23 }) }),
  lastDay: fc.constantFrom(TODAY, addDays(TODAY, 1), null),
});

type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;

/** The rules as they are told, hour by hour, with nothing shared with the code. */
function naive({ courts, slots: all, alterations, rules, opening: week, claims, day, now, lastDay }: Plan) {
  const todayNumber = Date.UTC(now.day.year, now.day.month, now.day.day);
  const dayNumber = Date.UTC(day.year, day.month, day.day);
  const isBeyond = lastDay !== null && dayNumber > Date.UTC(lastDay.year, lastDay.month, lastDay.day);
  return courts.map((court) => {
    const hours = [];
    for (let hour = 0; hour < 24; hour += 1) {
      const slot = all.find(({ startHour }) => startHour === hour);
      const isOver = dayNumber < todayNumber || (dayNumber === todayNumber && hour < now.hour);
      if (!slot || isOver || isBeyond) continue;
      let { price, isAvailable } = slot;
      const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay();
      for (const one of rules) {
        const holds = one.weekdays.includes(weekday) && one.courts.includes(court.id);
        if (holds && hour >= one.fromHour && hour < one.untilHour) price = one.price;
      }
      const spans = week === null ? [{ fromHour: 0, untilHour: 24 }] : (week[weekday] ?? []);
      if (!spans.some(({ fromHour, untilHour }) => fromHour <= hour && hour < untilHour)) isAvailable = false;
      const usual = price;
      for (const wanted of [undefined, court.id]) {
        const change = alterations.find((one) => one.timeSlot === slot.id && one.court === wanted);
        if (change) [price, isAvailable] = [change.price ?? usual, change.isAvailable];
      }
      const holder = claims.find((one) => one.court === court.id && one.hour === hour);
      hours.push({
        id: slot.id,
        startHour: hour,
        price,
        isAvailable: isAvailable && holder === undefined,
        ...(holder && holder.myReservation !== null && { myReservation: holder.myReservation }),
      });
    }
    return { ...court, slots: hours };
  });
}

describe('what can be booked on a day', () => {
  test('is what the rules say, hour by hour', () => {
    fc.assert(
      fc.property(plan, (given) => {
        expect(availabilityOf(given)).toEqual(naive(given));
      }),
      { numRuns: 500 },
    );
  });

  test('lists the hours in their order however the slots come', () => {
    const given = [20, 8, 13].map((startHour) => ({ id: `s${startHour}`, startHour, price: 1, isAvailable: true }));
    const [court] = availabilityOf({
      courts: [{ id: 'a', name: 'A' }],
      slots: given,
      alterations: [],
      rules: [],
      opening: null,
      claims: [],
      day: addDays(TODAY, 1),
      now: { day: TODAY, hour: 23 },
      lastDay: null,
    });
    expect(court?.slots.map(({ startHour }) => startHour)).toEqual([8, 13, 20]);
  });
});

test('the running hour can be booked, the one before cannot', () => {
  const now = { day: TODAY, hour: 14 };
  expect([13, 14, 15].map((hour) => isBookableHour(TODAY, hour, now))).toEqual([false, true, true]);
  expect(isBookableHour(addDays(TODAY, -1), 23, now)).toBe(false);
  expect(isBookableHour(addDays(TODAY, 1), 0, now)).toBe(true);
});

describe('an alteration', () => {
  const slot = { id: 's', startHour: 8, price: 5_000, isAvailable: true };
  const forAll = { timeSlot: 's', isAvailable: false, price: 9_000 };
  const forOne = { timeSlot: 's', court: 'a', isAvailable: true, price: 7_000 };
  const ALTERED = { isAvailable: true, decidedBy: 'alteration' };
  const priceWith = (alteration: { timeSlot: string; isAvailable: boolean; price?: number }) =>
    effectiveSlot(slot, 'a', { alterations: [alteration], rules: [], open: undefined }).price;

  test('for the court wins over the one for all, in either order', () => {
    for (const alterations of [
      [forAll, forOne],
      [forOne, forAll],
    ]) {
      expect(effectiveSlot(slot, 'a', { alterations, rules: [], open: [] })).toEqual({ ...ALTERED, price: 7_000 });
      expect(effectiveSlot(slot, 'b', { alterations, rules: [], open: undefined })).toEqual({
        ...ALTERED,
        price: 9_000,
        isAvailable: false,
      });
    }
  });

  test('without a price keeps the slot’s own; a price of zero is a price', () => {
    expect(priceWith({ timeSlot: 's', isAvailable: true })).toBe(5_000);
    expect(priceWith({ timeSlot: 's', isAvailable: true, price: 0 })).toBe(0);
  });

  test('of another slot changes nothing', () => {
    const changes = { alterations: [{ ...forAll, timeSlot: 'other' }], rules: [], open: undefined };
    expect(effectiveSlot(slot, 'a', changes)).toEqual({ price: 5_000, isAvailable: true, decidedBy: 'slot' });
  });
});
