import fc from 'fast-check';
import { GIVES, tierFault } from '#domain/arenas/cancellationPolicy.ts';
import { BECOMES } from '#domain/ledger/cancellation.ts';
import { DESK_METHODS, WAYS_TO_PAY_HERE } from '#domain/ledger/movement.ts';

function deedOf<Name extends string, Told extends object>(weight: number, name: Name, told: fc.Arbitrary<Told>) {
  return { weight, arbitrary: told.map((rest) => ({ ...rest, do: name })) };
}

/** Counted among those that are there. */
const which = fc.nat({ max: 30 });
const who = fc.nat({ max: 2 });
const price = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 300_00 }));
/** Of what there is, in percent. */
const share = fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 }));
const months = fc.nat({ max: 2 });
const method = fc.constantFrom(...DESK_METHODS);
const becomes = fc.constantFrom(...BECOMES);

const tier = fc.record({ hours: fc.nat({ max: 48 }), percent: fc.integer({ min: 1, max: 100 }) });
/** What an arena may set: a policy with a fault is refused. */
const policy = fc
  .record({
    tiers: fc.array(tier, { minLength: 1, maxLength: 3 }).filter((tiers) => !tierFault(tiers)),
    gives: fc.constantFrom(...GIVES),
    bonus: fc.nat({ max: 100 }),
  })
  .map((one) => ({ ...one, bonus: one.gives === 'credit' ? one.bonus : 0 }));
const rule = fc.record({
  dueDay: fc.integer({ min: 1, max: 28 }),
  graceDays: fc.option(fc.integer({ min: 1, max: 60 })),
});

const deed = fc.oneof(
  deedOf(
    10,
    'book',
    fc.record({
      who,
      price,
      days: fc.nat({ max: 20 }),
      hour: fc.integer({ min: 18, max: 20 }),
      discount: fc.oneof(fc.constant(0), fc.nat({ max: 100_00 })),
      byPix: fc.constantFrom(true, true, false),
      usesCredit: fc.nat({ max: 2 }).map((one) => one === 0),
    }),
  ),
  // `isFree`: of one that comes too late, whether its hours are still free and its arena open.
  deedOf(8, 'payPix', fc.record({ which, isFree: fc.boolean() })),
  deedOf(4, 'pay', fc.record({ which, share, by: fc.constantFrom(...WAYS_TO_PAY_HERE) })),
  deedOf(1, 'split', fc.record({ which, share, people: fc.integer({ min: 2, max: 4 }) })),
  deedOf(2, 'discount', fc.record({ which, share })),
  deedOf(3, 'takeBack', fc.record({ which })),
  deedOf(8, 'leave', fc.record({ which, isPaid: fc.boolean(), shownHoursAgo: fc.constantFrom(0, 0, 0, 12) })),
  deedOf(5, 'cancel', fc.record({ which, isPaid: fc.boolean(), becomes, share, method })),
  deedOf(2, 'undoCancel', fc.record({ which })),
  deedOf(3, 'close', fc.record({ days: fc.nat({ max: 20 }), more: fc.nat({ max: 4 }), becomes, method })),
  deedOf(4, 'series', fc.record({ who, price, weekday: fc.nat({ max: 6 }), days: fc.integer({ min: 5, max: 60 }) })),
  deedOf(3, 'skip', fc.record({ which, week: fc.nat({ max: 12 }) })),
  deedOf(2, 'end', fc.record({ which, week: fc.nat({ max: 12 }) })),
  deedOf(5, 'payBill', fc.record({ which, months, method })),
  deedOf(2, 'forgiveBill', fc.record({ which, months })),
  deedOf(4, 'askPix', fc.record({ which, months })),
  deedOf(5, 'payBillByPix', fc.record({ which })),
  deedOf(2, 'payOut', fc.record({ who, share, method })),
  deedOf(1, 'setPolicy', fc.record({ policy })),
  deedOf(6, 'pass', fc.record({ hours: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 400 })) })),
);
export type Deed = typeof deed extends fc.Arbitrary<infer Told> ? Told : never;
export type Of<Name extends Deed['do']> = Extract<Deed, { readonly do: Name }>;

/** From the start the arena owes one of them credit, or few histories had any. */
const owed = fc.record({ who: fc.nat({ max: 1 }), price }).map(({ who, price }): readonly Deed[] => [
  { do: 'book', who, price, days: 0, hour: 18, discount: 0, byPix: false, usesCredit: false },
  { do: 'pay', which: 0, share: 100, by: 'cash' },
  { do: 'cancel', which: 0, isPaid: true, becomes: 'credit', share: 100, method: 'cash' },
]);

/** How an arena begins, and so many deeds after the first. */
export const histories = (count: number) =>
  fc
    .record({ policy, rule, owed, deeds: fc.array(deed, { minLength: count, maxLength: count }) })
    .map(({ owed, deeds, ...arena }) => ({ ...arena, deeds: [...owed, ...deeds] }));
