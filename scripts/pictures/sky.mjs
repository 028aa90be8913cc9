import { WIDTH, circle, ellipse, gradient, path, rect, stroke } from './draw.mjs';

export const HORIZON = 372;
const SHORE = 452;

/** The sky with its sun or moon, and clouds or stars. */
export function sky(p, { sunX = 840, sunY = 210, sunR = 56, clouds = 3, stars = 0, roll }) {
  const parts = [gradient('sky', p.sky), rect(0, 0, WIDTH, SHORE + 30, 'url(#sky)')];
  let dots = '';
  for (let star = 0; star < stars; star++) dots += `M${Math.round(roll(0, WIDTH))} ${Math.round(roll(10, 260))}h0`;
  if (dots) parts.push(stroke(dots, '#fff', 4, { opacity: 0.6 }));
  parts.push(
    circle(sunX, sunY, sunR * 2.1, p.sun, { opacity: 0.14 }),
    circle(sunX, sunY, sunR * 1.5, p.sun, { opacity: 0.2 }),
    circle(sunX, sunY, sunR, p.sun),
  );
  for (let cloud = 0; cloud < clouds; cloud++)
    parts.push(cloudAt(roll(40, 1100), roll(50, 250), roll(0.6, 1.3), p.cloud));
  return parts.join('');
}

function cloudAt(x, y, scale, colour) {
  const bar = (dx, dy, length) =>
    `M${Math.round(x + dx * scale)} ${Math.round(y + dy * scale)}h${Math.round(length * scale)}`;
  return stroke(bar(0, 0, 130) + bar(36, -18, 70) + bar(-34, 18, 90), colour, Math.round(20 * scale), {
    opacity: 0.55,
  });
}

/** Water from the horizon to the shore, with the sun's reflection and a line of foam. */
export function sea(p, { sunX = 840, roll, calm = false }) {
  const parts = [gradient('sea', p.sea), rect(0, HORIZON, WIDTH, SHORE - HORIZON + 40, 'url(#sea)')];
  let road = '';
  let glints = '';
  for (let row = 0; row < 5; row++) {
    const y = HORIZON + 7 + row * 16;
    const half = 18 + row * 9;
    road += `M${Math.round(sunX - half + roll(-8, 8))} ${y}h${Math.round(half * 2)}`;
    glints += `M${Math.round(roll(0, WIDTH))} ${y}h${Math.round(roll(30, 120))}M${Math.round(roll(0, WIDTH))} ${y + 4}h${Math.round(roll(30, 90))}`;
  }
  parts.push(stroke(road, p.sun, 4, { opacity: 0.65 }), stroke(glints, '#fff', 2.5, { opacity: 0.25 }));
  if (!calm) parts.push(stroke(`M-10 ${SHORE - 12}q150 -16 300 0t300 0t300 0t330 0`, '#fff', 7, { opacity: 0.75 }));
  return parts.join('');
}

/** Sand with ripples, from the shore to the foreground. */
export function sand(p, { roll }) {
  let ripples = '';
  for (let row = 0; row < 5; row++) {
    const y = SHORE + 46 + row * 58;
    ripples += `M${Math.round(roll(-40, 900))} ${Math.round(y)}q${60 + row * 6} -${4 + row} ${130 + row * 14} 0`;
  }
  return [
    gradient('sand', p.sand),
    path(`M0 ${SHORE}q300 -14 600 -2t600 -4V800H0Z`, 'url(#sand)'),
    stroke(ripples, p.shade, 3, { opacity: 0.14 }),
  ].join('');
}

export function birds(p, x, y) {
  return stroke(
    `M${x} ${y}q9 -11 17 0q9 -11 17 0M${x + 52} ${y - 22}q7 -9 13 0q7 -9 13 0M${x - 30} ${y - 34}q6 -8 11 0q6 -8 11 0`,
    p.dark,
    3,
    { opacity: 0.7 },
  );
}

/** Masts with lamps, and their light on the sand. */
export function floodlights(p, masts = [150, 1050]) {
  return masts
    .map((x) => {
      const inward = x < 600 ? 1 : -1;
      return [
        path(`M${x} 130L${x + inward * 120} 800H${x + inward * 760}Z`, '#fff3c4', { opacity: 0.1 }),
        stroke(`M${x} 520V130`, p.dark, 9),
        stroke(`M${x - 34} 130h68M${x - 26} 112h52`, '#fff6d8', 13),
        ellipse(x, 121, 110, 70, '#fff3c4', { opacity: 0.16 }),
      ].join('');
    })
    .join('');
}
