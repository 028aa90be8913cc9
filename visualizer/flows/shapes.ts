import type { Point } from './layout.ts';

const CORNER = 9;
const HEAD = 8;

/** A line through the points with its corners rounded, as an SVG path. */
export function roundedPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${at(point)}`;
      if (after === undefined) return `L${at(point)}`;
      const radius = Math.min(CORNER, distance(before, point) / 2, distance(point, after) / 2);
      return `L${at(towards(point, before, radius))} Q${at(point)} ${at(towards(point, after, radius))}`;
    })
    .join(' ');
}

/** The arrowhead at the end of a line, as an SVG path. */
export function arrowHead(points: readonly Point[]): string {
  const [tail, tip] = points.slice(-2);
  if (tail === undefined || tip === undefined) return '';
  const foot = towards(tip, tail, HEAD);
  const half = { x: ((tip.y - foot.y) / HEAD) * 4.5, y: ((foot.x - tip.x) / HEAD) * 4.5 };
  const [left, right] = [
    { x: foot.x + half.x, y: foot.y + half.y },
    { x: foot.x - half.x, y: foot.y - half.y },
  ];
  return `M${at(tip)} L${at(left)} L${at(right)} Z`;
}

function towards(from: Point, to: Point, by: number): Point {
  const length = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

function at({ x, y }: Point): string {
  return `${round(x)},${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
