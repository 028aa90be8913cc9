import fc from 'fast-check';
import { BECOMES } from '#domain/ledger/cancellation.ts';
import { DESK_METHODS } from '#domain/ledger/movement.ts';

const HOURS = [18, 19, 20];
const BACK = fc.constantFrom('refund' as const, 'credit' as const);
const does = <const Do extends string>(name: Do) => fc.record({ do: fc.constant(name) });
const cash = fc.constantFrom(...DESK_METHODS);

/** What a desk does with one reservation. */
export const deskDeed = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      part: fc.double({ min: 0.01, max: 1, noNaN: true }),
      method: fc.constantFrom(...DESK_METHODS, 'player_credit' as const, undefined),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('discount' as const),
      part: fc.double({ min: 0.01, max: 0.6, noNaN: true }),
    }),
  },
  { weight: 5, arbitrary: does('pay') },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('remove' as const), which: fc.nat(5) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      hours: fc.subarray(HOURS, { minLength: 1 }),
      court: fc.nat(1),
      ahead: fc.constantFrom(0, 0, 0, 1),
      back: BACK,
      method: cash,
    }),
  },
  { weight: 2, arbitrary: does('undoMove') },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      becomes: fc.constantFrom(...BECOMES),
      method: cash,
      isInPart: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: does('undoCancel') },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('close' as const), becomes: fc.constantFrom(...BECOMES), method: cash }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('give' as const), isGuest: fc.boolean() }) },
  { weight: 1, arbitrary: does('undoGiving') },
  { weight: 1, arbitrary: does('wait') },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('reprice' as const), centavos: fc.constantFrom(0, 50_00, 80_50, 100_00) }),
  },
);

/** The same while it is played and it rains. */
export const rainyDeed = fc.oneof(
  { weight: 16, arbitrary: deskDeed },
  { weight: 1, arbitrary: does('play') },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('close' as const),
      becomes: fc.constantFrom(...BECOMES),
      method: cash,
      isInterrupted: fc.boolean(),
      isUndone: fc.boolean(),
    }),
  },
);
export type DeskDeed = typeof rainyDeed extends fc.Arbitrary<infer Deed> ? Deed : never;
