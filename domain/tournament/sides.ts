import { fold } from '../values/text/names.ts';
import type { Double } from './double.ts';

/** What a side's names are read from: a pair, a team of four, or a player alone. */
type Named = Pick<Double, 'playerOne' | 'playerTwo' | 'others'>;

/** All players of one side, in the order in which they registered. */
export function playersOf({ playerOne, playerTwo, others = [] }: Named) {
  return [playerOne, ...(playerTwo ? [playerTwo] : []), ...others];
}

/** `Ana Souza / Bia Prado` */
export function namesOf(double: Named): string {
  return playersOf(double)
    .map(({ name }) => name)
    .join(' / ');
}

/**
 * The sides of which every word of the search is in a name, without regard to accents: `ana bia` finds the pair, not
 * Ana's next opponent. An empty search finds all.
 */
export function sidesFinder(search: string): (double: Named | undefined) => boolean {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return () => true;
  return (double) => double !== undefined && words.every((word) => keyOf(double).includes(word));
}

/** A list of a thousand is searched with every letter that is typed; its names are folded once. */
const keys = new WeakMap<Named, string>();

function keyOf(double: Named): string {
  const known = keys.get(double);
  if (known !== undefined) return known;
  const key = fold(namesOf(double));
  keys.set(double, key);
  return key;
}
