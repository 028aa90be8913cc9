import { Schema } from 'effect';
import { randomFrom, shuffled } from './random.ts';

/** A pair, team or drawn double of a group. `drawOrder` is its place in the draw, from 0: the last resort of every tie. */
export interface Drawn {
  readonly id: string;
  readonly drawOrder: number;
}

export interface DrawnGroup {
  readonly name: string;
  readonly entrants: readonly Drawn[];
}

/** How many groups an organizer asks for; whether so many can be drawn is {@link canDraw}'s. */
export const NumberOfGroups = Schema.Int.check(
  Schema.isGreaterThan(0, { message: 'Informe o número de grupos' }),
  Schema.isLessThanOrEqualTo(100_000, { message: 'Número de grupos inválido.' }),
);

/** With fewer than two in a group nobody would play. */
export function mostGroups(entrants: number): number {
  return Math.floor(entrants / 2);
}

/** Groups of three, which the form suggests; one at least. */
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

/** How many are in each group: they differ by at most one, the larger ones first. */
export function groupSizes(entrants: number, groups: number): number[] {
  const [size, larger] = [Math.floor(entrants / groups), entrants % groups];
  return Array.from({ length: groups }, (_, index) => (index < larger ? size + 1 : size));
}

/**
 * Draws entrants into groups. The same seed and entrants give the same groups, in whatever order the entrants came.
 * @param ids of all who are entered, each once; {@link canDraw} must hold
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

/** Individuals drawn into doubles; an even number of them. */
export function drawDoubles(players: readonly string[], seed: string): (readonly [string, string])[] {
  const order = shuffled(players.toSorted(byCode), randomFrom(seed));
  return Array.from({ length: order.length / 2 }, (_, index) => {
    const [one = '', two = ''] = order.slice(index * 2, index * 2 + 2);
    return [one, two];
  });
}

/** By code units: the same on every machine, whatever its language. */
function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
