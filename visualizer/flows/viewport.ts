import type { Place, Point } from './layout.ts';
import { FONT_SIZE } from './rows.ts';

/** The visible part of a diagram, in pixels: screen = drawing × scale + offset (x, y). */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 24;
/** What is left of the margin around a part that needs the room. */
const LEAST_MARGIN = 2;
/** The height of the buttons over the lower edge of the screen. */
const TOOLS_HEIGHT = 48;
const MIN_SCALE = 0.1;
const MAX_SCALE = 4;
/** The smallest readable text on screen, in pixels. */
const READABLE_TEXT = 11;
/** The smallest readable scale: a diagram that would need a smaller one opens at its beginning instead. */
const READABLE = READABLE_TEXT / Math.min(...Object.values(FONT_SIZE));

/** The whole diagram, centred, at a scale of at most 1. */
export function fit(drawing: Size, screen: Size): Viewport {
  const scale = Math.min((screen.width - 2 * MARGIN) / drawing.width, (screen.height - 2 * MARGIN) / drawing.height, 1);
  return centred(drawing, screen, clamp(scale, MIN_SCALE, MAX_SCALE));
}

/**
 * The opening view: the state in focus, else the whole diagram if it is readable, else where it begins.
 * @param starts the state where the chart begins, after the states that contain it: the first of them that fits is shown
 */
export function opening(drawing: Size, screen: Size, focus: Place | null, starts: readonly Place[]): Viewport {
  const whole = fit(drawing, screen);
  if (focus === null && whole.scale >= READABLE) return whole;
  if (focus !== null) return centreOn(focus, screen, clamp((screen.width - 2 * MARGIN) / focus.width, READABLE, 1));
  const room = { width: screen.width - 2 * MARGIN, height: screen.height - 2 * MARGIN - TOOLS_HEIGHT };
  const scale = clamp(room.width / drawing.width, READABLE, 1);
  const fits = ({ width, height }: Place) => width * scale <= room.width && height * scale <= room.height;
  const start = starts.find(fits) ?? starts.at(-1);
  const isNarrower = drawing.width * scale <= room.width;
  const top = { scale, x: isNarrower ? (screen.width - drawing.width * scale) / 2 : MARGIN, y: MARGIN };
  if (start === undefined) return top;
  const shown = show(top, start, screen);
  // Beyond the first screenful it stands in the middle, between what leads there from both sides.
  return shown.x === top.x ? shown : { ...shown, x: centreOn(start, screen, scale).x };
}

/** The least move that brings a part of the drawing wholly into view. */
export function show(viewport: Viewport, { x, y, width, height }: Place, screen: Size): Viewport {
  const { scale } = viewport;
  const part = { x: viewport.x + x * scale, y: viewport.y + y * scale, width: width * scale, height: height * scale };
  return reveal(viewport, part, screen);
}

/** Zooms and keeps the diagram's point under `at` in place. */
export function zoom(viewport: Viewport, at: Point, factor: number): Viewport {
  const scale = clamp(viewport.scale * factor, MIN_SCALE, MAX_SCALE);
  const grown = scale / viewport.scale;
  return { scale, x: at.x - (at.x - viewport.x) * grown, y: at.y - (at.y - viewport.y) * grown };
}

export function pan(viewport: Viewport, by: Point): Viewport {
  return { ...viewport, x: viewport.x + by.x, y: viewport.y + by.y };
}

/** After a part has moved in the layout: keeps its top right corner, where its button is, in place on screen. */
export function follow(viewport: Viewport, before: Place | null, now: Place | null): Viewport | null {
  if (before === null || now === null) return null;
  const { scale } = viewport;
  return pan(viewport, {
    x: (before.x + before.width - now.x - now.width) * scale,
    y: (before.y - now.y) * scale,
  });
}

/** The least move that brings a part wholly into view and out from under the buttons. `part` is in screen pixels. */
export function reveal(viewport: Viewport, part: Place, screen: Size): Viewport {
  return pan(viewport, {
    x: moveInto(part.x, part.width, screen.width),
    y: moveInto(part.y, part.height, screen.height - TOOLS_HEIGHT),
  });
}

function moveInto(start: number, length: number, room: number): number {
  if (length > room - 2 * MARGIN) return Math.max(LEAST_MARGIN, (room - length) / 2) - start;
  if (start < MARGIN) return MARGIN - start;
  return Math.min(0, room - MARGIN - (start + length));
}

function centred(drawing: Size, screen: Size, scale: number): Viewport {
  return { scale, x: (screen.width - drawing.width * scale) / 2, y: (screen.height - drawing.height * scale) / 2 };
}

/** A part of the drawing in the middle of the screen. */
export function centreOn(place: Place, screen: Size, scale: number): Viewport {
  return {
    scale,
    x: screen.width / 2 - (place.x + place.width / 2) * scale,
    y: screen.height / 2 - (place.y + place.height / 2) * scale,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
