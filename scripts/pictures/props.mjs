import { at, circle, ellipse, group, path, rect, stroke, tag } from './draw.mjs';
import { ball } from './people.mjs';

/** Palms at [x, y, scale, lean]; one is drawn, the others reference it. */
export function palms(p, places) {
  const fronds = [
    [-86, 14, -44, -40],
    [-62, 52, -48, -6],
    [-52, -34, -30, -48],
    [10, -66, -6, -50],
    [70, -22, 34, -52],
    [84, 28, 50, -24],
    [46, 62, 44, 6],
  ].map(
    ([dx, dy, cx, cy]) => `M0 0Q${cx} ${cy} ${dx} ${dy}Q${Math.round(cx * 0.7)} ${Math.round(cy * 0.35 + 12)} 0 10Z`,
  );
  const alternate = (odd) => fronds.filter((_, index) => index % 2 === odd).join('');
  const crown = path(alternate(0), p.leaf[0]) + path(alternate(1), p.leaf[1]) + stroke('M-4 10h0M9 12h0', p.trunk, 16);
  const tree =
    ellipse(20, 2, 46, 8, p.shade, { opacity: 0.25 }) +
    path('M-9 0Q-4 -120 34 -208L46 -204Q14 -110 11 0Z', p.trunk) +
    group('translate(40 -206)', crown);
  const uses = places.map(([x, y, scale, lean]) =>
    tag('use', { href: '#palm', transform: `translate(${x} ${y})scale(${scale * lean} ${scale})` }),
  );
  return tag('defs', {}, tag('g', { id: 'palm' }, tree)) + uses.join('');
}

export function umbrella(p, x, y, scale, colours = ['#b4432b', '#fff4dc']) {
  return at(
    x,
    y,
    scale,
    ellipse(44, 2, 70, 10, p.shade, { opacity: 0.28 }) +
      stroke('M0 0L-8 -128', '#f4ead6', 6) +
      path('M-98 -98Q-78 -172 -10 -176Q62 -172 84 -108Q38 -124 -6 -118Q-52 -116 -98 -98Z', colours[0]) +
      path('M-54 -112Q-46 -160 -10 -176Q-18 -150 -20 -118ZM28 -116Q22 -158 -10 -176Q40 -170 58 -114Z', colours[1]) +
      stroke('M-70 0l-46 -34M-116 0l30 -22h40', colours[0], 6),
  );
}

/** What all umbrellas seen from above share, cloth stripes and shadow; drawn once and referenced by each. */
export function umbrellaCloth(p) {
  const stripes =
    'M0 0V-40A40 40 0 0 1 28 -28ZM0 0H40A40 40 0 0 1 28 28ZM0 0V40A40 40 0 0 1 -28 28ZM0 0H-40A40 40 0 0 1 -28 -28Z';
  return tag(
    'defs',
    {},
    tag('g', { id: 'cloth' }, path(stripes, '#fff4dc')) +
      tag('g', { id: 'cast' }, ellipse(18, 16, 40, 38, p.shade, { opacity: 0.25 })),
  );
}

export function umbrellaFromAbove(x, y, r, colour) {
  return at(
    x,
    y,
    r / 40,
    tag('use', { href: '#cast' }) + circle(0, 0, 40, colour) + tag('use', { href: '#cloth' }) + circle(0, 0, 4, colour),
  );
}

/** Racket, ball and bag on the sand. */
export function kit(p, x, y, scale) {
  return at(
    x,
    y,
    scale,
    ellipse(40, 24, 220, 34, p.shade, { opacity: 0.25 }) +
      group(
        'rotate(62)',
        stroke('M0 60V150', p.dark, 26) +
          stroke('M0 84V146', '#b4432b', 20, { 'stroke-dasharray': '2 14', 'stroke-linecap': 'butt' }) +
          path('M-22 44Q0 74 22 44L10 84H-10Z', p.dark) +
          ellipse(0, -40, 76, 98, '#0b6e72', { stroke: p.dark, 'stroke-width': 10 }) +
          circle(0, -40, 7, p.dark) +
          [0, 60, 120, 180, 240, 300]
            .map((turn) => group(`rotate(${turn} 0 -40)`, circle(0, -74, 6, p.dark) + circle(20, -86, 5, p.dark)))
            .join('') +
          stroke('M-44 -86Q-20 -118 14 -120', '#fff', 6, { opacity: 0.5 }),
      ) +
      ellipse(196, 32, 44, 10, p.shade, { opacity: 0.3 }) +
      ball(186, -8, 40),
  );
}

export function cooler(p, x, y, scale) {
  return at(
    x,
    y,
    scale,
    ellipse(20, 2, 60, 8, p.shade, { opacity: 0.28 }) +
      rect(-44, -54, 88, 54, '#0b6e72', { rx: 7 }) +
      rect(-48, -66, 96, 18, '#fff4dc', { rx: 7 }) +
      stroke('M-24 -66q24 -26 48 0', '#fff4dc', 6),
  );
}

export function coconut(p, x, y, scale) {
  return at(
    x,
    y,
    scale,
    ellipse(12, 2, 34, 7, p.shade, { opacity: 0.3 }) +
      ellipse(0, -24, 28, 27, '#3f8a4f') +
      ellipse(0, -42, 15, 7, '#f6f1e0') +
      stroke('M4 -42L16 -78l12 -4', '#b4432b', 4),
  );
}

export function bench(p, x, y, scale) {
  return at(
    x,
    y,
    scale,
    ellipse(6, 2, 96, 9, p.shade, { opacity: 0.28 }) +
      stroke('M-66 0v-34M66 0v-34', p.dark, 8) +
      stroke('M-84 -36h168M-84 -52h168', '#a8743f', 11) +
      path('M-30 -58q18 -12 40 0v-30h-40z', '#ffb238'),
  );
}

export function flags(p, x, y) {
  const flag = (dx, colour) =>
    stroke(`M${x + dx} ${y}v-120`, p.dark, 4) +
    path(`M${x + dx} ${y - 120}q26 -12 48 2q-10 20 0 38q-24 -12 -48 0z`, colour);
  return flag(0, '#ffb238') + flag(74, '#b4432b');
}
