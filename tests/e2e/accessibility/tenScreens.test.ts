import { LOOKS } from '../looks.ts';
import { SCREENS } from '../screens.ts';
import { examine } from './examine.ts';

/** Where people are most of the time, and where they pay. */
const TEN = [
  'home',
  'arena',
  'reserve',
  'reserve-pix',
  'my-reservations',
  'login',
  'owner-agenda',
  'owner-till',
  'event',
  'matches-groups',
] as const;

/** The narrowest with the faintest colours; whatever fails elsewhere alone is found by the examination of all screens. */
const LOOK = 'phone-dark';

examine(
  TEN.map((name) => named(SCREENS, name)),
  'never',
  [named(LOOKS, LOOK)],
);

function named<Thing extends { readonly name: string }>(things: readonly Thing[], wanted: string): Thing {
  const found = things.find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no ${wanted}`);
  return found;
}
