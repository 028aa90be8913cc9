import type { Method, MovementKind } from '../ledger/movement.ts';
import type { Clerk, DrawerKind, Till, TillSum } from './till.ts';
import { groupBy } from '../values/groupBy.ts';

/** A movement, or all of one payment, as a till reads it; amounts in centavos. */
export interface Counted {
  readonly kind: MovementKind;
  /** Null where no money moves, as of a discount. */
  readonly method: Method | null;
  readonly value: number;
  readonly by?: Clerk;
}

/** What is done to the drawer itself; `value` is above zero for both kinds. */
export interface Drawn {
  readonly kind: DrawerKind;
  readonly value: number;
}

/** What the movements of a till come to, one sum for each method and person. */
export function sumsOf(movements: readonly Counted[]): TillSum[] {
  const sums = new Map<string, TillSum>();
  for (const { method, value, by } of movements) {
    if (method === null) continue;
    const key = `${method} ${by?.id ?? ''}`;
    const known = sums.get(key) ?? { method, ...(by && { by }), value: 0, entries: 0 };
    sums.set(key, { ...known, value: known.value + value, entries: known.entries + 1 });
  }
  return [...sums.values()];
}

/** Whether money comes or goes by it: what is paid with credit was received before. */
export function bringsMoney({ method }: Pick<TillSum, 'method'>): boolean {
  return method !== 'player_credit';
}

type Sums = Pick<Till, 'sums'>;
type Drawer = Pick<Till, 'float' | 'sums' | 'supplied' | 'withdrawn'>;

/** What was received, less what was given back, by any method. */
export function receivedBy({ sums }: Sums): number {
  return valueOf(sums.filter(bringsMoney));
}

/** What came in as cash, less what went back. */
export function cashOf({ sums }: Sums): number {
  return valueOf(sums.filter(({ method }) => method === 'cash'));
}

/** What should be in the drawer. */
export function expectedIn({ float, supplied, withdrawn, sums }: Drawer): number {
  return float + cashOf({ sums }) + supplied - withdrawn;
}

/** How a count turned out: `over` for more than expected, `short` for less. `centavos` is the difference without its sign. */
export function verdictOf({ counted, expected }: { readonly counted: number; readonly expected: number }) {
  const difference = counted - expected;
  const kind = difference === 0 ? 'exact' : difference > 0 ? 'over' : 'short';
  return { kind, centavos: Math.abs(difference) } as const;
}

/** The sums of each method, the largest first. */
export function byMethod(sums: readonly TillSum[]): TillSum[] {
  return grouped(sums, ({ method }) => method).map(({ first: { method }, value, entries }) => ({
    method,
    value,
    entries,
  }));
}

export interface ClerkSum {
  readonly by: Clerk | undefined;
  /** Without what was paid with credit. */
  readonly value: number;
  readonly entries: number;
  readonly sums: readonly TillSum[];
}

/** The sums of each person who recorded, the largest first. */
export function byClerk(sums: readonly TillSum[]): ClerkSum[] {
  return grouped(sums, ({ by }) => by?.id ?? '').map(({ first, all, entries }) => ({
    by: first.by,
    value: valueOf(all.filter(bringsMoney)),
    entries,
    sums: byMethod(all),
  }));
}

function grouped(sums: readonly TillSum[], keyOf: (sum: TillSum) => string) {
  return [...groupBy(sums, keyOf).values()]
    .flatMap((all) =>
      all.slice(0, 1).map((first) => {
        const entries = all.reduce((total, sum) => total + sum.entries, 0);
        return { first, all, value: valueOf(all), entries };
      }),
    )
    .toSorted((one, other) => other.value - one.value);
}

function valueOf(sums: readonly TillSum[]): number {
  return sums.reduce((total, { value }) => total + value, 0);
}
