import type { ChartLayout, Place, PlacedState } from './layout.ts';
import { textWidth } from './measure.ts';
import { FONT_SIZE } from './rows.ts';
import type { Viewport } from './viewport.ts';

/** The name of a state over its box, in screen pixels. */
export interface Landmark extends Place {
  readonly id: string;
  readonly hasStates: boolean;
  readonly name: string;
}

export const LANDMARK_SIZE = 12;
const HEIGHT = 17;
const SIDE = 5;
/** A smaller text is not read but only seen. */
const LEAST_TEXT = 8;
/** How much wider than its box a name may be. */
const OVERHANG = 1.5;

/** The names of the states where the drawing's own have become too small: outer states first, as many as have room. */
export function landmarksOf({ states }: ChartLayout, viewport: Viewport): readonly Landmark[] {
  if (FONT_SIZE.about * viewport.scale >= LEAST_TEXT) return [];
  const placed: Landmark[] = [];
  for (const state of states.slice(1).toSorted((a, b) => a.depth - b.depth)) {
    const mark = landmarkOf(state, viewport);
    const isFree =
      mark.width <= state.place.width * viewport.scale * OVERHANG && !placed.some((other) => meet(mark, other));
    if (isFree && state.box.kind !== 'history') placed.push(mark);
  }
  return placed;
}

/** In the middle of a state without others inside, at the upper edge of others. */
function landmarkOf({ box, place }: PlacedState, { x, y, scale }: Viewport): Landmark {
  const width = textWidth(box.name, LANDMARK_SIZE) + 2 * SIDE;
  const middle = place.x + place.width / 2;
  const top = box.children.length > 0 ? y + place.y * scale : y + (place.y + place.height / 2) * scale - HEIGHT / 2;
  return {
    id: box.id,
    hasStates: box.children.length > 0,
    name: box.name,
    x: x + middle * scale - width / 2,
    y: top,
    width,
    height: HEIGHT,
  };
}

function meet(a: Place, b: Place): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
