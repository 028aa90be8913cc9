import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChosenSlot, hourAfter, selectedTimeSlots, toggleSlot, totalOf } from '#domain/booking/selection.ts';
import { SPORTS } from '#domain/courts/sport.ts';

/** Two courts share a name on purpose. */
const COURTS = [
  { court: 'c1', courtName: 'Quadra 1' },
  { court: 'c2', courtName: 'Quadra 2' },
  { court: 'c10', courtName: 'Quadra 10' },
  { court: 'c11', courtName: 'Quadra 10' },
];

const slot = fc
  .record({
    where: fc.constantFrom(...COURTS),
    startHour: fc.integer({ min: 0, max: 23 }),
    price: fc.integer({ min: 0, max: 20_000 }),
    sport: fc.constantFrom(...SPORTS),
  })
  .map(({ where, ...rest }): ChosenSlot => ({ ...where, ...rest, timeSlot: `t${rest.startHour}` }));

const chosenSlots = fc.uniqueArray(slot, { selector: ({ court, timeSlot }) => `${court} ${timeSlot}`, maxLength: 20 });

const choose = (taps: readonly ChosenSlot[]) => taps.reduce(toggleSlot, [] as readonly ChosenSlot[]);

describe('choosing', () => {
  test('leaves chosen what was tapped an odd number of times', () => {
    fc.assert(
      fc.property(fc.array(slot, { maxLength: 30 }), (taps) => {
        const key = ({ court, timeSlot }: ChosenSlot): string => `${court} ${timeSlot}`;
        const odd = new Set<string>();
        for (const tap of taps) if (!odd.delete(key(tap))) odd.add(key(tap));
        expect(choose(taps).map(key).toSorted()).toEqual([...odd].toSorted());
      }),
    );
  });

  test('ends the same in whatever order', () => {
    fc.assert(
      fc.property(
        chosenSlots.chain((slots) =>
          fc.tuple(fc.constant(slots), fc.shuffledSubarray(slots, { minLength: slots.length })),
        ),
        ([slots, shuffled]) => {
          expect(choose(shuffled)).toEqual(choose(slots));
        },
      ),
    );
  });

  test('lists courts as a person counts, and hours ascending', () => {
    fc.assert(
      fc.property(chosenSlots, (slots) => {
        const order = choose(slots).map(({ court, startHour }) => Number(court.slice(1)) * 100 + startHour);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
    );
  });

  test('changes nothing that it was given', () => {
    fc.assert(
      fc.property(chosenSlots, slot, (slots, tapped) => {
        const before = structuredClone(slots);
        toggleSlot(slots, tapped);
        expect(slots).toEqual(before);
      }),
    );
  });
});

describe('the order that is sent', () => {
  test('has every chosen hour once, in one entry per court and sport', () => {
    fc.assert(
      fc.property(chosenSlots, (slots) => {
        const entries = selectedTimeSlots(slots);
        const sent = entries.flatMap(({ court, sport, timeSlots }) => timeSlots.map((id) => `${court} ${sport} ${id}`));
        expect(sent.toSorted()).toEqual(
          slots.map(({ court, sport, timeSlot }) => `${court} ${sport} ${timeSlot}`).toSorted(),
        );
        expect(new Set(entries.map(({ court, sport }) => `${court} ${sport}`)).size).toBe(entries.length);
      }),
    );
  });

  test('never carries a price', () => {
    const [first] = fc.sample(slot, 1);
    const entries = selectedTimeSlots(first ? [first] : []);
    expect(entries.map((entry) => Object.keys(entry).toSorted())).toEqual([['court', 'sport', 'timeSlots']]);
  });
});

test('the total is the sum of the prices', () => {
  fc.assert(
    fc.property(chosenSlots, slot, (slots, more) => {
      expect(totalOf([...slots, more])).toBe(totalOf(slots) + more.price);
    }),
  );
  expect(totalOf([])).toBe(0);
});

describe('one hour more', () => {
  const hours = (id: string, ...taken: readonly number[]) => ({
    id,
    name: `Quadra ${id}`,
    slots: [18, 19, 20].map((startHour) => ({
      id: `t${startHour}`,
      startHour,
      price: 8_000,
      isAvailable: !taken.includes(startHour),
    })),
  });
  const chosen = (court: string, startHour: number): ChosenSlot => ({
    court,
    courtName: court,
    timeSlot: `t${startHour}`,
    startHour,
    price: 8_000,
    sport: 'BEACH_TENNIS',
  });

  test('is the free one right after the last that is chosen, on the same court', () => {
    const courts = [hours('1', 19), { ...hours('2'), sports: ['FUTEVOLEI' as const] }];
    expect(hourAfter([chosen('2', 18), chosen('2', 19)], courts)).toEqual({
      court: '2',
      courtName: 'Quadra 2',
      timeSlot: 't20',
      startHour: 20,
      price: 8_000,
      sports: ['FUTEVOLEI'],
    });
  });

  test('is none where that is taken, at the end of the day, on two courts, and before anything is chosen', () => {
    const courts = [hours('1', 19), hours('2')];
    expect(hourAfter([chosen('1', 18)], courts)).toBeUndefined();
    expect(hourAfter([chosen('2', 20)], courts)).toBeUndefined();
    expect(hourAfter([chosen('1', 20), chosen('2', 18)], courts)).toBeUndefined();
    expect(hourAfter([], courts)).toBeUndefined();
    expect(hourAfter([chosen('2', 18)], [])).toBeUndefined();
  });
});
