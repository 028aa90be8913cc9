import { Schema } from 'effect';
import { randomFrom, shuffled } from './random.ts';

/** A pair, team or drawn double in a group. `drawOrder` is its place in the draw, from 0, the last tiebreaker. */
export interface Drawn {
  readonly id: string;
  readonly drawOrder: number;
}

export interface DrawnGroup {
  readonly name: string;
  readonly entrants: readonly Drawn[];
}

/** The number of groups in a request; {@link canDraw} says whether so many are possible. */
export const NumberOfGroups = Schema.Int.check(
  Schema.isGreaterThan(0, { message: 'Informe o número de grupos' }),
  Schema.isLessThanOrEqualTo(100_000, { message: 'Número de grupos inválido.' }),
);

/** Every group needs at least two entrants. */
export function mostGroups(entrants: number): number {
  return Math.floor(entrants / 2);
}

/** The form suggests groups of three, and at least one group. */
export function suggestedGroups(entrants: number): number {
  return Math.max(1, Math.floor(entrants / 3));
}

export function canDraw(entrants: number, groups: number): boolean {
  return Number.isInteger(groups) && groups >= 1 && groups <= mostGroups(entrants);
}

/** `0` → `'Grupo A'`, `25` → `'Grupo Z'`, `26` → `'Grupo AA'`. */
export function groupName(index: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `Grupo ${letters}`;
}

/** The sizes of the groups. They differ by at most one; larger groups come first. */
export function groupSizes(entrants: number, groups: number): number[] {
  const [size, larger] = [Math.floor(entrants / groups), entrants % groups];
  return Array.from({ length: groups }, (_, index) => (index < larger ? size + 1 : size));
}

/**
 * Draws entrants into groups. The same seed and entrants give the same groups, whatever the order of `ids`.
 * @param ids of all entrants, each once; {@link canDraw} must hold
 */
export function drawGroups(ids: readonly string[], groups: number, seed: string): DrawnGroup[] {
  const order = shuffled(ids.toSorted(byCode), randomFrom(seed));
  const drawn = order.map((id, drawOrder) => ({ id, drawOrder }));
  let taken = 0;
  return groupSizes(ids.length, groups).map((size, index) => {
    const entrants = drawn.slice(taken, taken + size);
    taken += size;
    return { name: groupName(index), entrants };
  });
}

/** Draws single players into doubles; their number must be even. */
export function drawDoubles(players: readonly string[], seed: string): (readonly [string, string])[] {
  const order = shuffled(players.toSorted(byCode), randomFrom(seed));
  return Array.from({ length: order.length / 2 }, (_, index) => {
    const [one = '', two = ''] = order.slice(index * 2, index * 2 + 2);
    return [one, two];
  });
}

/** Compares code units, so that the order does not depend on a machine's locale. */
function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
