import fc from 'fast-check';
import { Method } from '#domain/ledger/movement.ts';
import type { Clerk, DrawerKind } from '#domain/till/till.ts';

export type TillDeed =
  | { readonly do: 'payment' | 'refund'; readonly method: Method; readonly value: number; readonly by: Clerk }
  | { readonly do: 'discount'; readonly value: number; readonly by: Clerk }
  | { readonly do: 'undo'; readonly which: number; readonly by: Clerk }
  | { readonly do: 'draw'; readonly kind: DrawerKind; readonly value: number };

const by = fc.constantFrom<Clerk>({ id: 'a', name: 'Lia' }, { id: 'b', name: 'Lia' }, { id: 'c', name: 'Caio' });
const value = fc.oneof(fc.integer({ min: 1, max: 300_00 }), fc.constantFrom(1, 1_000_000_00));
const method = fc.oneof(fc.constant<Method>('cash'), fc.constantFrom(...Method.literals));

const deed: fc.Arbitrary<TillDeed> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('payment' as const), method, value, by }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), method, value, by }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('discount' as const), value, by }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), which: fc.nat(9), by }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('draw' as const),
      kind: fc.constantFrom<DrawerKind>('supply', 'withdrawal'),
      value,
    }),
  },
);

/** What is done on a random day at the desk. */
export const daysOfDeeds = fc.array(deed, { maxLength: 25 });
