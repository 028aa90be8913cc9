import type { Screen } from '../screen.ts';
import { SCREENS } from '../screens.ts';

/** Skeletons and failures to load are drawn by the same pieces on every screen: of each kind one is looked at. */
const SAME_EVERYWHERE = /-(loading|failed)$/;
const STAND_FOR_ALL: ReadonlySet<string> = new Set(['courts-loading', 'courts-failed']);

const EXAMINED = SCREENS.filter(({ name }) => !SAME_EVERYWHERE.test(name) || STAND_FOR_ALL.has(name));

/** One of four equal parts, from 0: in files of their own they are looked at side by side. */
export function examinedPart(part: 0 | 1 | 2 | 3): readonly Screen[] {
  return EXAMINED.filter((_, index) => index % 4 === part);
}
