import { path, n, stroke, tag, points, rect } from './draw.mjs';

/** A court's perspective: maps a spot of the court to its place on the picture and to the scale of things there. */
export function camera({ farY = 486, nearY = 770, farX = 600, nearX = 600, farHalf = 205, nearHalf = 500 } = {}) {
  const ratio = nearHalf / farHalf;
  return (u, v) => {
    const t = v / (v + (1 - v) * ratio);
    const half = farHalf + (nearHalf - farHalf) * t;
    return { x: farX + (nearX - farX) * t + u * half, y: farY + (nearY - farY) * t, scale: half / 500 };
  };
}

/** The lines on the sand. The net is drawn separately, because people stand before and behind it. */
export function courtLines(p, spot) {
  const corners = [spot(-1, 0), spot(1, 0), spot(1, 1), spot(-1, 1)];
  const d = `M${points(corners.map(({ x, y }) => [x, y]))}Z`;
  return stroke(d, p.line, 6);
}

export function net(p, spot, { v = 0.5, height = 190, tape = '#ffb238' } = {}) {
  const left = spot(-1.1, v);
  const right = spot(1.1, v);
  const lift = (foot, share) => [foot.x, foot.y - height * share * foot.scale];
  const band = [lift(left, 1), lift(right, 1), lift(right, 0.52), lift(left, 0.52)];
  const mesh = tag(
    'pattern',
    { id: 'mesh', width: 14, height: 14, patternUnits: 'userSpaceOnUse' },
    stroke('M0 0H14M0 0V14', p.net, 2.2, { opacity: 0.75 }),
  );
  const top = `M${points([band[0], band[1]])}`;
  const bottom = `M${points([band[3], band[2]])}`;
  const posts = `M${n(left.x)} ${n(left.y + 4)}L${points([lift(left, 1.06)])}M${n(right.x)} ${n(right.y + 4)}L${points([lift(right, 1.06)])}`;
  const shadow = `M${n(left.x)} ${n(left.y + 8)}H${n(right.x + 14)}`;
  return (
    mesh +
    stroke(shadow, p.shade, 10, { opacity: 0.18 }) +
    path(`M${points(band)}Z`, 'url(#mesh)') +
    stroke(bottom, p.net, 4) +
    stroke(top, tape, 11 * left.scale + 2) +
    stroke(posts, p.net, 16 * left.scale)
  );
}

/** A court seen from above, at (x, y). */
export function courtFromAbove(p, x, y, width, height) {
  const middle = x + width / 2;
  return (
    rect(x - 26, y - 26, width + 52, height + 52, p.sand[1], { rx: 18, opacity: 0.75 }) +
    stroke(`M${x} ${y}h${width}v${height}h-${width}z`, p.line, 6) +
    stroke(`M${middle + 9} ${y - 16}v${height + 40}`, p.shade, 9, { opacity: 0.3 }) +
    stroke(`M${middle} ${y - 22}v${height + 44}`, p.net, 7) +
    stroke(`M${middle} ${y - 22}v${height + 44}`, '#ffb238', 3, { 'stroke-dasharray': '1 9' })
  );
}
