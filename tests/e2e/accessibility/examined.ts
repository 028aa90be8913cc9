import { createHash } from 'node:crypto';
import type { Screen } from '../screen.ts';
import { SCREENS } from '../screens.ts';

/** Skeletons and failures to load are drawn by the same pieces on every screen: of each kind one is looked at. */
const SAME_EVERYWHERE = /-(loading|failed)$/;
const STAND_FOR_ALL: ReadonlySet<string> = new Set(['courts-loading', 'courts-failed']);

const EXAMINED = SCREENS.filter(({ name }) => !SAME_EVERYWHERE.test(name) || STAND_FOR_ALL.has(name));

const PARTS = 4;

/** One of four parts, from 0: in files of their own they are looked at side by side. */
export function examinedPart(part: 0 | 1 | 2 | 3): readonly Screen[] {
  return EXAMINED.filter(({ name }) => dealt(name) % PARTS === part);
}

/** In which looks, and whether closer, a screen is looked at follows from this number, alike for all parts. */
export function turnOf({ name }: Screen): number {
  return Math.floor(dealt(name) / PARTS);
}

/** By its name alone: a new screen moves no other one. */
function dealt(name: string): number {
  return createHash('sha256').update(name).digest().readUInt16BE();
}
