import type { ChartLayout, Place } from './layout.ts';
import type { Size, Viewport } from './viewport.ts';

const MOST: Size = { width: 200, height: 150 };
const MARGIN = 12;
/** On less than this the map would cover what it leads through. */
const LEAST_SCREEN: Size = { width: 640, height: 440 };

/** The corners where the map may lie, the first that is free; the fourth has the buttons. */
const CORNERS = ['bottomLeft', 'topRight', 'topLeft'] as const;

export type Corner = (typeof CORNERS)[number];

/** The size of a drawing's map on screen. */
export function mapSize({ width, height }: Size): Size {
  const scale = Math.min(MOST.width / width, MOST.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * The corner for the map in which it covers none of the kept places. Null where there is no such corner, where the screen is
 * small, and where the whole drawing is in view anyway.
 */
export function mapCorner(
  drawing: ChartLayout,
  viewport: Viewport,
  screen: Size,
  kept: readonly Place[],
): Corner | null {
  const { x, y, scale } = viewport;
  const isWhole =
    x >= 0 && y >= 0 && x + drawing.width * scale <= screen.width && y + drawing.height * scale <= screen.height;
  if (isWhole || screen.width < LEAST_SCREEN.width || screen.height < LEAST_SCREEN.height) return null;
  const { width, height } = mapSize(drawing);
  const left = { bottomLeft: MARGIN, topLeft: MARGIN, topRight: screen.width - MARGIN - width };
  const top = { bottomLeft: screen.height - MARGIN - height, topLeft: MARGIN, topRight: MARGIN };
  const covers = (corner: Corner, part: Place) =>
    x + part.x * scale < left[corner] + width &&
    x + (part.x + part.width) * scale > left[corner] &&
    y + part.y * scale < top[corner] + height &&
    y + (part.y + part.height) * scale > top[corner];
  return CORNERS.find((corner) => !kept.some((part) => covers(corner, part))) ?? null;
}
